import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// Returns why pending effects prevent a pushdown system; nil where they do not.
  ///
  /// An effect of a screen sends its action whether its screen is on top or not, so that covered content changes by
  /// itself: no rule of a pushdown system does that.
  static func obstacle(
    ofKind kind: PendingKind, of app: CompiledApp, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    func name(_ coordinator: Int) -> String {
      "\u{201C}\(app.graph.coordinators[coordinator].name)\u{201D}"
    }
    switch kind {
    case .effect(let reference, _?, _, _) where moving.contains(reference.coordinator):
      return PushdownObstacle(
        reason:
          "effects of \(name(reference.coordinator)) belong to screens that others may cover")
    case .effect(let reference, nil, _, _) where moving.contains(reference.coordinator):
      return flowObstacle("effects of \(name(reference.coordinator))", isRecursive: isRecursive)
    case .followUp(let reference, _, _, isOfScreen: true)
    where moving.contains(reference.coordinator):
      return PushdownObstacle(
        reason: "\(name(reference.coordinator)) acts later on slots of screens that may be covered")
    case .followUp(let reference, _, _, _) where moving.contains(reference.coordinator):
      return flowObstacle("commands of \(name(reference.coordinator))", isRecursive: isRecursive)
    case .write(let reference, _) where moving.contains(reference.coordinator):
      return PushdownObstacle(reason: lateWrites(in: reference.coordinator, of: app))
    default: return nil
    }
  }

  /// Returns why the control and the top symbol do not determine what is pending for flows; nil where they do: for
  /// flows at the bottom and around it, and for those that ``FlatStack/unflattened`` leaves to the entry on top.
  private static func flowObstacle(_ what: String, isRecursive: Bool) -> PushdownObstacle? {
    isRecursive
      ? PushdownObstacle(reason: "\(what) are pending in a cycle of coordinators") : nil
  }
}
