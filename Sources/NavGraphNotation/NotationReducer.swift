import NavGraphExploration

/// The reducer of a ``GraphNotation``, by the route that it shows.
struct NotationReducer: ReducerSource {
  let root: String

  func makeMachine(
    _ actions: [Int: [any ActionSource]]
  ) throws(ActionMismatches) -> any FlowMachine {
    NotationMachine(root: root, actions)
  }
}
