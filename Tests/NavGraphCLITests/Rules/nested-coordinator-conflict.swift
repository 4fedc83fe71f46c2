// The flow is pushed, and pushes on the same navigation container.

import NavGraph

enum LogInRoute: String, RouteKey { case form, help }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form
) {
  Screen(.form) {
    On("helpTapped", .set([.root(.form), .push(.help)]))
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
  Screen(.logIn, hosts: logIn)  // ← nested-coordinator-conflict
}

register(
  Graph("Main app") {
    main
    logIn
  })
