import Composable
import Foundation

/// Asks for a name.
public struct LogIn: Reducer {
  public struct State: Hashable, Identifiable, Sendable {
    public let id = UUID()
    public var name = ""
  }

  public enum Action: Hashable, Sendable {
    case nameChanged(String)
    case logInTapped(name: String)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .nameChanged(let name) = action { state.name = name }
    return .none
  }
}
