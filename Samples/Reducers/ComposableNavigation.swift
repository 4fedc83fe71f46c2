// The three examples of ComposableNavigation's introduction: a modal, a stack and tabs, by their
// reducers. Registered by rules, they are in Samples/ComposableNavigation/Introduction.
//
// Left out: the views, and what the examples leave out themselves (`...`). The library's own reducer,
// which they combine with theirs, is below each body. A `.task { … }` ends some time later with its
// action: it is a follow-up, of which the extension makes the words stay as they are.

import NavGraph

extension Array {
  static func task<Action>(_ action: () -> Action) -> Self where Element == FollowUp<Action> {
    [.later("task", action())]
  }

  static var none: Self { [] }
}

// MARK: - Modal

struct Onboarding {
  /// The example has no name for the screen that presents the others.
  enum Screen: String, RouteKey {
    case start
    case login
    case register
  }

  struct State: Hashable {
    var modalNavigation = ModalNavigation<Screen>.State()

    var entries: [RouteEntry<Screen>] { modalNavigation.entries(above: .push(.start)) }
  }

  enum Action: Hashable {
    case modalNavigation(ModalNavigation<Screen>.Action)
    case loginButtonPressed
    case anotherAction
  }

  static func reduce(_ state: inout State, _ action: Action) -> [FollowUp<Action>] {
    switch action {
    case .loginButtonPressed:
      return .task { .modalNavigation(.presentFullScreen(.login)) }
    case .anotherAction:
      return .task { .modalNavigation(.dismiss()) }
    case .modalNavigation(let action):
      state.modalNavigation.reduce(action)
    }
    return .none
  }
}

/// `register` is declared in the example, and no action leads to it.
let onboarding = Coordinator<Onboarding.Screen>(
  "Onboarding", dialect: .composableNavigation(.v4_2), initial: Onboarding.State(),
  routes: \.entries
) {
  Screen(.start) { Action("loginButtonPressed", Onboarding.Action.loginButtonPressed) }
  Screen(.login) { Action("anotherAction", Onboarding.Action.anotherAction) }
  Screen(.register)
  Gestures { (_: Onboarding.State, _: [Int]) in Onboarding.Action.modalNavigation(.dismiss()) }
} reduce: { (state: inout Onboarding.State, action: Onboarding.Action) in
  Onboarding.reduce(&state, action)
}

// MARK: - Stack

struct Register {
  enum Screen: String, RouteKey {
    case email
    case firstName
    case lastName
  }

  struct State: Hashable {
    var stackNavigation = StackNavigation<Screen>.State(items: [.email])
  }

  enum Action: Hashable {
    case stackNavigation(StackNavigation<Screen>.Action)
    case emailEntered
    case firstNameEntered
  }

  static func reduce(_ state: inout State, _ action: Action) -> [FollowUp<Action>] {
    switch action {
    case .emailEntered:
      return .task { .stackNavigation(.pushItem(.firstName)) }
    case .firstNameEntered:
      return .task { .stackNavigation(.pushItem(.lastName)) }
    case .stackNavigation(let action):
      state.stackNavigation.reduce(action)
    }
    return .none
  }
}

let registration = Coordinator<Register.Screen>(
  "Register", dialect: .composableNavigation(.v4_2), initial: Register.State(),
  routes: \.stackNavigation.entries
) {
  Screen(.email) { Action("emailEntered", Register.Action.emailEntered) }
  Screen(.firstName) { Action("firstNameEntered", Register.Action.firstNameEntered) }
  Screen(.lastName)
  Gestures { (state: Register.State, remaining: [Int]) in
    Register.Action.stackNavigation(.setItems(remaining.map { state.stackNavigation.items[$0] }))
  }
} reduce: { (state: inout Register.State, action: Register.Action) in
  Register.reduce(&state, action)
}

// MARK: - Tabs

struct Root {
  enum Screen: String, RouteKey {
    case home
    case list
    case settings
  }

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

  static func reduce(_ state: inout State, _ action: Action) -> [FollowUp<Action>] {
    switch action {
    case .goToSettings:
      return .task { .tabNavigation(.setActiveItem(.settings)) }
    case .tabNavigation(let action):
      state.tabNavigation.reduce(action)
    }
    return .none
  }
}

let root = Tabs<Root.Screen>(
  "Root", library: .composableNavigation(.v4_2), initial: Root.State(),
  shows: \.tabNavigation.selectedTabs
) {
  Tab(.home) { Action("goToSettings", Root.Action.goToSettings) }
  Tab(.list)
  Tab(.settings)
  TabSelection { Root.Action.tabNavigation(.setActiveItem($0)) }
} reduce: { (state: inout Root.State, action: Root.Action) in
  Root.reduce(&state, action)
}

register(Graph("Onboarding") { onboarding })
register(Graph("Register") { registration })
register(Graph("Root") { root })
