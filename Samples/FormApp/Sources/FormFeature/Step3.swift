import Composable

/// The third page of the form: the occupation, which can be left out.
public struct Step3: Reducer {
  public struct State: Hashable, Sendable {
    public var selectedOccupation: String?
    public let occupations = ["iOS Developer", "Android Developer", "Web Developer"]

    public init() {}
  }

  public enum Action: Hashable, Sendable {
    case selectOccupation(String)
    case nextButtonTapped
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .selectOccupation(let occupation):
      // A second tap on the same one takes it back.
      state.selectedOccupation = state.selectedOccupation == occupation ? nil : occupation
    case .nextButtonTapped: break
    }
    return .none
  }
}
