import Composable
import Foundation

/// Any screen of logging in.
public struct LogInScreen: Reducer {
  public enum State: Hashable, Identifiable, Sendable {
    case welcome(Welcome.State)
    case logIn(LogIn.State)

    public var id: UUID {
      switch self {
      case .welcome(let state): state.id
      case .logIn(let state): state.id
      }
    }
  }

  public enum Action: Hashable, Sendable {
    case welcome(Welcome.Action)
    case logIn(LogIn.Action)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.welcome(var screen), .welcome(let action)):
      defer { state = .welcome(screen) }
      return Welcome().reduce(into: &screen, action: action).map(Action.welcome)
    case (.logIn(var screen), .logIn(let action)):
      defer { state = .logIn(screen) }
      return LogIn().reduce(into: &screen, action: action).map(Action.logIn)
    default:
      return .none
    }
  }
}
