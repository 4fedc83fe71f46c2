import NavGraphExploration

/// An action of the notation's reducer.
final class NotationAction: ActionSource {
  let failure: NotationFailure

  init(_ failure: NotationFailure) {
    self.failure = failure
  }
}
