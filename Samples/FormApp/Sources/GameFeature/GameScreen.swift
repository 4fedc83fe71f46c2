import Composable

/// Any screen of the game.
public struct GameScreen: Reducer {
  public enum State: Hashable, Sendable {
    case game(Game.State)
    case outcome(Outcome.State)
  }

  public enum Action: Hashable, Sendable {
    case game(Game.Action)
    case outcome(Outcome.Action)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.game(var screen), .game(let action)):
      defer { state = .game(screen) }
      return Game().reduce(into: &screen, action: action).map(Action.game)
    case (.outcome(var screen), .outcome(let action)):
      defer { state = .outcome(screen) }
      return Outcome().reduce(into: &screen, action: action).map(Action.outcome)
    default:
      return .none
    }
  }
}
