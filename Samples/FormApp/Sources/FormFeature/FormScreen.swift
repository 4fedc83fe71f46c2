import Composable

/// Any screen of the form.
public struct FormScreen: Reducer {
  public enum State: Hashable, Identifiable, Sendable {
    case step1(Step1.State)
    case step2(Step2.State)
    case step3(Step3.State)
    case finalScreen(FinalScreen.State)

    /// Each screen is there at most once.
    public enum ID: Hashable, Identifiable, Sendable {
      case step1, step2, step3, finalScreen

      public var id: ID { self }
    }

    public var id: ID {
      switch self {
      case .step1: .step1
      case .step2: .step2
      case .step3: .step3
      case .finalScreen: .finalScreen
      }
    }
  }

  public enum Action: Hashable, Sendable {
    case step1(Step1.Action)
    case step2(Step2.Action)
    case step3(Step3.Action)
    case finalScreen(FinalScreen.Action)
  }

  let submit: @Sendable (FinalScreen.State) async -> Bool

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.step1(var step), .step1(let action)):
      defer { state = .step1(step) }
      return Step1().reduce(into: &step, action: action).map(Action.step1)
    case (.step2(var step), .step2(let action)):
      defer { state = .step2(step) }
      return Step2().reduce(into: &step, action: action).map(Action.step2)
    case (.step3(var step), .step3(let action)):
      defer { state = .step3(step) }
      return Step3().reduce(into: &step, action: action).map(Action.step3)
    case (.finalScreen(var screen), .finalScreen(let action)):
      defer { state = .finalScreen(screen) }
      return FinalScreen(submit: submit).reduce(into: &screen, action: action)
        .map(Action.finalScreen)
    default:
      // An action that came after its screen was gone.
      return .none
    }
  }
}
