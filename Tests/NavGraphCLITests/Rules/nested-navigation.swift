// The flow that is pushed brings a navigation container of its own.

import NavGraph

enum LogInRoute: String, RouteKey { case form, help }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form, embedsNavigation: true
) {
  Screen(.form) {
    On("helpTapped", .push(.help))
  }
  Screen(.help)
}

enum MainRoute: String, RouteKey { case home, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("logInTapped", .push(.logIn))
  }
  Screen(.logIn, hosts: logIn)  // ← nested-navigation
}

register(
  Graph("Main app") {
    main
    logIn
  })
