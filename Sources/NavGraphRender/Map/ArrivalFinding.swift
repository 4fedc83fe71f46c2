import NavGraphFacts
import NavGraphModel

/// A screen that a transition brings, by what is registered and by what was seen.
struct ArrivalFinding: Hashable, Sendable {
  var kind: EdgeKind
  var target: RouteReference
  var isSeen: Bool
  var isLate: Bool
  /// For each way to it, what holds there.
  var conditions: [[Condition]]

  /// The conditions in words, beside that of the transition as a whole; nil where it is always.
  func condition(beside own: Condition?) -> String? {
    let all = [own, anyCondition].compactMap { $0 }
    return all.isEmpty ? nil : Condition.all(all).caption
  }

  /// What holds on some way to it; nil where nothing has to.
  private var anyCondition: Condition? {
    let anyCondition = conditions.map { Condition.all($0).simplified }
    // One way while something holds and one while it does not: always.
    let isAlways =
      conditions.contains([])
      || anyCondition.contains { anyCondition.contains(Condition.not($0).simplified) }
    return isAlways ? nil : .any(anyCondition)
  }
}
