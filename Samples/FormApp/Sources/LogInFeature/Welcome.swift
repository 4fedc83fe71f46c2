import Composable
import Foundation

/// The first thing that a new user sees.
public struct Welcome: Reducer {
  public struct State: Hashable, Identifiable, Sendable {
    public let id = UUID()
  }

  public enum Action: Hashable, Sendable {
    case logInTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
