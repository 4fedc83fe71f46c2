import Composable

/// Who has won.
public struct Outcome: Reducer {
  public struct State: Hashable, Sendable {
    /// Nobody, if the board is full.
    public let winner: Player?
  }

  public enum Action: Hashable, Sendable {
    case newGameTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
