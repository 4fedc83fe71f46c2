import FormFeature
import NavGraph

public enum FormRoute: String, RouteKey {
  case step1, step2, step3, finalScreen
}

extension FormScreen.State: Routable {
  public var route: FormRoute {
    switch self {
    case .step1: .step1
    case .step2: .step2
    case .step3: .step3
    case .finalScreen: .finalScreen
    }
  }
}

/// The form, by its own reducer. Texts and dates lead nowhere, so no action changes them.
public let form = Coordinator<FormRoute>(
  "Form", dialect: .tcaCoordinators(.v0_14, .identified), initial: FormCoordinator.State(),
  routes: \.routes.entries, ignoring: forgetWhichJob
) {
  Screen(.step1) { Action("nextButtonTapped", step1(.nextButtonTapped)) }
  Screen(.step2) { Action("nextButtonTapped", step2(.nextButtonTapped)) }
  Screen(.step3) {
    // Two are enough: another one is chosen, or the same one taken back.
    for occupation in Step3.State().occupations.prefix(2) {
      Action("selectOccupation", step3(.selectOccupation(occupation)))
    }
    Action("nextButtonTapped", step3(.nextButtonTapped))
  }
  Screen(.finalScreen) {
    Action("returnToName", finalScreen(.returnToName))
    Action("returnToDateOfBirth", finalScreen(.returnToDateOfBirth))
    Action("returnToJob", finalScreen(.returnToJob))
    Action("submit", finalScreen(.submit)) { (state: FormCoordinator.State) in
      state.finalScreen.isComplete
    }
  }
  Gestures { (state: FormCoordinator.State, remaining: [Int]) in
    FormCoordinator.Action.updateRoutes(state.routes.at(remaining))
  }
} reduce: { (state: inout FormCoordinator.State, action: FormCoordinator.Action) in
  // What the server says makes no difference to where the app goes.
  _ = FormCoordinator(submit: { _ in true }).reduce(into: &state, action: action)
  switch action {
  case .routeAction(_, .finalScreen(.submit)):
    let response = finalScreen(.receiveAPIResponse(isAccepted: true))
    return [.later("receiveAPIResponse", response, goesWithScreen: true)]
  default:
    return []
  }
}

/// Of the occupation it matters only whether there is one.
private func forgetWhichJob(_ state: inout FormCoordinator.State) {
  state.step3.selectedOccupation = state.step3.selectedOccupation.map { _ in "any" }
}

private func step1(_ action: Step1.Action) -> FormCoordinator.Action {
  .routeAction(id: .step1, .step1(action))
}

private func step2(_ action: Step2.Action) -> FormCoordinator.Action {
  .routeAction(id: .step2, .step2(action))
}

private func step3(_ action: Step3.Action) -> FormCoordinator.Action {
  .routeAction(id: .step3, .step3(action))
}

private func finalScreen(_ action: FinalScreen.Action) -> FormCoordinator.Action {
  .routeAction(id: .finalScreen, .finalScreen(action))
}
