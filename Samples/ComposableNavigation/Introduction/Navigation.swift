// The examples of ComposableNavigation's introduction: a modal, a stack and tabs, a graph each.
//
// They answer with `.task { .stackNavigation(.pushItem(…)) }`. A task ends some time later, so the
// operation is registered as `.later`: whatever can happen meanwhile is explored.

import NavGraph

enum OnboardingRoute: String, RouteKey {
  case start, login, register
}

/// `register` is declared in the example, and no action leads to it.
let onboarding = Coordinator<OnboardingRoute>(
  "Onboarding", dialect: .composableNavigation(.v4_2), root: .start
) {
  Screen(.start) {
    On("loginButtonPressed", .later(.presentCover(.login)))
  }
  Screen(.login) {
    On("anotherAction", .later(.dismiss()))
  }
  Screen(.register)
}

enum RegisterRoute: String, RouteKey {
  case email, firstName, lastName
}

let registration = Coordinator<RegisterRoute>(
  "Register", dialect: .composableNavigation(.v4_2), root: .email
) {
  Screen(.email) {
    On("emailEntered", .later(.push(.firstName)))
  }
  Screen(.firstName) {
    On("firstNameEntered", .later(.push(.lastName)))
  }
  Screen(.lastName)
}

enum RootRoute: String, RouteKey {
  case home, list, settings
}

let root = Tabs<RootRoute>("Root", library: .composableNavigation(.v4_2), initial: .home) {
  Tab(.home) {
    On("goToSettings", .later(.select(.settings)))
  }
  Tab(.list)
  Tab(.settings)
}

register(Graph("Onboarding") { onboarding })
register(Graph("Register") { registration })
register(Graph("Root") { root })
