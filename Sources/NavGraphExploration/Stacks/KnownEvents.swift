import NavGraphModel

/// Events that need not be tried in a state, since it is known what they do.
struct KnownEvents {
  /// All links of a coordinator.
  var linkCoordinator: Int?
  /// Where the screen on top stands.
  var actor: Address?
  /// Taps on it, by the name of the action.
  var actions: Set<Int> = []
  /// Whether gestures are.
  var gestures = false

  func contains(_ event: Event) -> Bool {
    switch event.name {
    case .link(let coordinator, _, _): coordinator == linkCoordinator
    case .action(let action):
      event.trigger == .tap && actions.contains(action) && event.address == actor
    case .gesture, .gestureTo: gestures
    case .followUp, .reducer, .end: false
    }
  }
}
