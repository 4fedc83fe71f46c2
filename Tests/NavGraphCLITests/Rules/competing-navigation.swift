// The form pushes on what the app closes in the same update.

import NavGraph

enum LogInRoute: String, RouteKey { case form, welcome }

let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .form, embedsNavigation: true
) {
  Screen(.form) {
    On("cancelTapped")
    On("tourTapped", .push(.welcome))
    On("done", .push(.welcome))  // ← competing-navigation
  }
  Screen(.welcome)
}

enum MainRoute: String, RouteKey { case home, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("logInTapped", .presentSheet(.logIn))
  }
  Screen(.logIn, hosts: logIn)
  OnChild(.logIn, LogInRoute.form, action: "cancelTapped", .dismiss())
  OnChild(.logIn, LogInRoute.form, action: "done", .dismiss())
}

register(
  Graph("Main app") {
    main
    logIn
  })
