// The flow goes while its help is open.

import NavGraph

enum LogInRoute: String, RouteKey { case form, help }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form
) {
  Screen(.form) {
    On("helpTapped", .presentSheet(.help))
  }
  Screen(.help) {
    On("closeTapped", .dismiss())
    On("leaveTapped")
  }
}

enum MainRoute: String, RouteKey { case home, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("logInTapped", .push(.logIn))
  }
  Screen(.logIn, hosts: logIn)
  OnChild(.logIn, LogInRoute.help, action: "leaveTapped", .goBackToRoot)  // ← presenter-removed
}

register(
  Graph("Main app") {
    main
    logIn
  })
