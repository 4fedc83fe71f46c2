import Composable

/// The second page of the form: the date of birth.
public struct Step2: Reducer {
  public struct State: Hashable, Sendable {
    /// Days since the first of January 2000.
    public var dateOfBirth = 0

    public init() {}
  }

  public enum Action: Hashable, Sendable {
    case dateOfBirthChanged(Int)
    case nextButtonTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .dateOfBirthChanged(let date): state.dateOfBirth = date
    case .nextButtonTapped: break
    }
    return .none
  }
}
