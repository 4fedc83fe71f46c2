import NavGraphExploration
import NavGraphModel

/// A reducer with one state, which shows the root; what goes wrong in a run is recorded, not done.
final class NotationMachine: FlowMachine {
  private let root: ProjectedEntry
  /// By coordinator.
  private let actions: [Int: [any ActionSource]]

  init(root: String, _ actions: [Int: [any ActionSource]]) {
    self.root = ProjectedEntry(route: root, presentation: .sheet(embedsNavigation: true))
    self.actions = actions
  }

  func start() -> MachineStep { MachineStep(state: 0, shown: shown(0)) }

  func shown(_ state: UInt32) -> ProjectedFlow { ProjectedFlow(entries: [root]) }

  func allows(_ action: MachineAction, in state: UInt32) -> Bool { true }

  func reduce(
    _ state: UInt32, by action: MachineAction, monitor: SearchMonitor
  ) -> MachineStep {
    let failure = failure(of: action)
    let notes = failure.ending.map {
      [MachineStep.Note(operation: "reduce", outcome: Outcome(.failed($0)))]
    }
    var shown = shown(state)
    if failure == .lost {
      shown.entries.append(ProjectedEntry(route: Self.unregistered, presentation: .push))
    }
    return MachineStep(state: state, shown: shown, notes: notes ?? [], doubt: failure.doubt)
  }

  /// No word of the notation has a space in it.
  private static let unregistered = "lost screen"

  private func failure(of action: MachineAction) -> NotationFailure {
    guard case .registered(let coordinator, let index, _) = action,
      let known = actions[coordinator], known.indices.contains(index),
      let source = known[index] as? NotationAction
    else { return .none }
    return source.failure
  }
}
