import NavGraphModel

@testable import NavGraphExploration

extension StackAgreement {
  /// Whether states of the ordinary model, the nearest to the start, can be reached here as well.
  func containmentDifferences() throws(PushdownObstacle) -> [String] {
    var model = post.source
    var system = model.system
    var states = system.initialStates()
    var known = Set(states)
    var position = 0
    var successors: [Successor] = []
    while position < states.count, position < Self.containmentLimit {
      system.tree.load(states[position])
      guard let reading = system.read(model.flatStack) else { return ["a state that is no stack"] }
      let symbols = try model.table.symbols(of: reading)
      let configuration = PushdownConfiguration(
        control: model.controls.number(of: .state(reading.control)), stack: symbols)
      guard configuration.control < post.isAuxiliary.count, post.contains(configuration) else {
        return ["state \(position) of the ordinary model is not reached"]
      }
      successors.removeAll(keepingCapacity: true)
      system.expand(states[position], number: position, into: &successors)
      for case .state(let state) in successors.map(\.destination)
      where known.insert(state).inserted {
        states.append(state)
      }
      position += 1
    }
    return []
  }

  private static let containmentLimit = 250
}
