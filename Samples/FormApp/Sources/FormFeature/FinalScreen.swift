import Composable

/// The last page of the form: all that was entered, to be corrected or submitted.
public struct FinalScreen: Reducer {
  public struct State: Hashable, Sendable {
    public let name: String
    public let dateOfBirth: Int
    public let job: String?

    /// Without a job there is nothing to submit.
    public var isComplete: Bool { job != nil }
  }

  public enum Action: Hashable, Sendable {
    case returnToName
    case returnToDateOfBirth
    case returnToJob
    case submit
    case receiveAPIResponse(isAccepted: Bool)
  }

  /// Sends the form somewhere and says whether it was accepted.
  let submit: @Sendable (State) async -> Bool

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard action == .submit else { return .none }
    return .run { [state, submit] send in
      await send(.receiveAPIResponse(isAccepted: submit(state)))
    }
  }
}
