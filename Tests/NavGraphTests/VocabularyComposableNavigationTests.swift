import NavGraph
import NavGraphModel
import Testing

/// The three examples of ComposableNavigation's introduction: a modal, a stack, tabs.
struct VocabularyComposableNavigationTests {
  /// Runs a reducer with an action and its follow-ups.
  private static func send<State, Action>(
    _ action: Action, to state: inout State, _ reduce: (inout State, Action) -> [Action]
  ) {
    var queue = [action]
    while !queue.isEmpty { queue += reduce(&state, queue.removeFirst()) }
  }

  // MARK: - Modal

  struct Onboarding {
    enum Screen: String, RouteKey { case start, login, register }

    struct State: Hashable {
      var modalNavigation = ModalNavigation<Screen>.State()
    }

    enum Action: Hashable {
      case modalNavigation(ModalNavigation<Screen>.Action)
      case loginButtonPressed
      case anotherAction
    }

    static func reduce(_ state: inout State, _ action: Action) -> [Action] {
      switch action {
      case .loginButtonPressed:
        return [.modalNavigation(.presentFullScreen(.login))]
      case .anotherAction:
        return [.modalNavigation(.dismiss())]
      case .modalNavigation(let action):
        state.modalNavigation.reduce(action)
      }
      return []
    }
  }

  @Test func aLoginCoversTheStart() {
    var state = Onboarding.State()
    Self.send(.loginButtonPressed, to: &state, Onboarding.reduce)
    #expect(
      state.modalNavigation.entries(above: .push(.start)).inWords() == "push start, cover login")
    let log = OperationLog(dialect: .composableNavigation(.v4_2))
    OperationLog.$current.withValue(log) {
      Self.send(.loginButtonPressed, to: &state, Onboarding.reduce)
      Self.send(.anotherAction, to: &state, Onboarding.reduce)
      Self.send(.anotherAction, to: &state, Onboarding.reduce)
    }
    #expect(state == Onboarding.State())
    #expect(log.notes.map(\.operation) == ["presentFullScreen", "dismiss"])
    #expect(
      log.notes.map(\.outcome) == [.appliedDespite(.slotTaken), .ignored(.nothingPresented)])
  }

  // MARK: - Stack

  struct Register {
    enum Screen: String, RouteKey { case email, firstName, lastName }

    struct State: Hashable {
      var stackNavigation = StackNavigation<Screen>.State(items: [.email])
      var modalNavigation = ModalNavigation<Screen>.State()
    }

    enum Action: Hashable {
      case stackNavigation(StackNavigation<Screen>.Action)
      case emailEntered
      case firstNameEntered
      case cancelled
    }

    static func reduce(_ state: inout State, _ action: Action) -> [Action] {
      switch action {
      case .emailEntered:
        return [.stackNavigation(.pushItem(.firstName))]
      case .firstNameEntered:
        return [.stackNavigation(.pushItem(.lastName))]
      case .cancelled:
        return [.stackNavigation(.popToRoot())]
      case .stackNavigation(let action):
        StackNavigation<Screen>.reduce(into: &state.stackNavigation, action: action)
      }
      return []
    }
  }

  @Test func registrationStepsAreAStackOfItems() {
    var state = Register.State()
    Self.send(.emailEntered, to: &state, Register.reduce)
    Self.send(.firstNameEntered, to: &state, Register.reduce)
    state.modalNavigation.reduce(.presentSheet(.email))
    #expect(state.stackNavigation.topItem == .lastName)
    #expect(
      state.stackNavigation.entries(presenting: state.modalNavigation).inWords()
        == "push email, push firstName, push lastName, sheet email")
    state.modalNavigation.reduce(.dismiss())
    Self.send(.cancelled, to: &state, Register.reduce)
    #expect(state == Register.State())
  }

  // MARK: - Tabs

  struct Root {
    enum Screen: String, RouteKey { case home, list, settings }

    struct State: Hashable {
      var tabNavigation = TabNavigation<Screen>.State(
        items: Screen.allCases,
        activeItem: .home
      )
    }

    enum Action: Hashable {
      case tabNavigation(TabNavigation<Screen>.Action)
      case goToSettings
    }

    static func reduce(_ state: inout State, _ action: Action) -> [Action] {
      switch action {
      case .goToSettings:
        return [.tabNavigation(.setActiveItem(.settings))]
      case .tabNavigation(let action):
        state.tabNavigation.reduce(action)
      }
      return []
    }
  }

  @Test func tabsAreSelectedByItem() {
    var state = Root.State()
    Self.send(.goToSettings, to: &state, Root.reduce)
    #expect(state.tabNavigation.activeRoute == .settings)
    #expect(state.tabNavigation.routes == [.home, .list, .settings])
  }
}
