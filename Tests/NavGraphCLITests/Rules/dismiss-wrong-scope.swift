// The form means to close itself, and closes the whole flow.

import NavGraph

enum LogInRoute: String, RouteKey { case form, help }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form, embedsNavigation: true
) {
  Screen(.form) {
    On("helpTapped", .push(.help))
    On("doneTapped", .dismissScreen)  // ← dismiss-wrong-scope
  }
  Screen(.help)
}

enum MainRoute: String, RouteKey { case home, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("logInTapped", .presentSheet(.logIn))
  }
  Screen(.logIn, hosts: logIn)
}

register(
  Graph("Main app") {
    main
    logIn
  })
