import Composable
import Synchronization
import Testing

@testable import FormFeature

/// What the tool does not look at: what reducers do besides navigating.
struct FormTests {
  private let form = FormCoordinator { _ in true }

  @Test func whatIsEnteredStandsOnTheFinalScreen() {
    var state = FormCoordinator.State()
    for action in [
      FormScreen.Action.step1(.firstNameChanged("Ada")), .step1(.lastNameChanged("Lovelace")),
    ] {
      _ = form.reduce(into: &state, action: .routeAction(id: .step1, action))
    }
    #expect(state.finalScreen.name == "Ada Lovelace")
    #expect(!state.finalScreen.isComplete)
  }

  @Test func theResponseClearsTheForm() async {
    var state = FormCoordinator.State()
    for (id, action) in [
      (.step1, .step1(.nextButtonTapped)), (.step2, .step2(.nextButtonTapped)),
      (.step3, .step3(.selectOccupation("iOS Developer"))), (.step3, .step3(.nextButtonTapped)),
    ] as [(FormScreen.State.ID, FormScreen.Action)] {
      _ = form.reduce(into: &state, action: .routeAction(id: id, action))
    }
    let effect = form.reduce(
      into: &state, action: .routeAction(id: .finalScreen, .finalScreen(.submit)))
    let sent = Mutex<[FormCoordinator.Action]>([])
    await effect.perform { action in sent.withLock { $0.append(action) } }
    for action in sent.withLock({ $0 }) { _ = form.reduce(into: &state, action: action) }
    #expect(state == FormCoordinator.State())
  }
}
