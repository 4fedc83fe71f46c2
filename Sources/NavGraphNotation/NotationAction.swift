import NavGraphExploration

/// An action of the notation's reducer.
final class NotationAction: ActionSource {
  let trouble: NotationTrouble

  init(_ trouble: NotationTrouble) {
    self.trouble = trouble
  }
}
