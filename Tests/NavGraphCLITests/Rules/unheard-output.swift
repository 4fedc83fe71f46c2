// Nothing in the app listens when the log-in is cancelled.

import NavGraph

enum LogInRoute: String, RouteKey { case form }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form, embedsNavigation: true
) {
  Screen(.form) {
    On("logInTapped", .emit("loggedIn"))
    On("cancelTapped", .emit("cancelled"))  // ← unheard-output
  }
}

enum MainRoute: String, RouteKey { case home, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("logInTapped", .presentSheet(.logIn))
  }
  Screen(.logIn, hosts: logIn)
  OnChild(.logIn, action: "loggedIn", .dismiss())
}

register(
  Graph("Main app") {
    main
    logIn
  })
