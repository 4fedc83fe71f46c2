import Composable

/// The first page of the form: the name.
public struct Step1: Reducer {
  public struct State: Hashable, Sendable {
    public var firstName = ""
    public var lastName = ""

    public init() {}
  }

  public enum Action: Hashable, Sendable {
    case firstNameChanged(String)
    case lastNameChanged(String)
    case nextButtonTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .firstNameChanged(let name): state.firstName = name
    case .lastNameChanged(let name): state.lastName = name
    case .nextButtonTapped: break
    }
    return .none
  }
}
