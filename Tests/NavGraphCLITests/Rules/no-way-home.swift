// Whoever logs out can read the help, and that is all.

import NavGraph

enum MainRoute: String, RouteKey { case home, logIn, help }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("logOutTapped", .set([.root(.logIn, embedsNavigation: true)]))
  }
  Screen(.logIn) {  // ← no-way-home
    On("helpTapped", .push(.help))
  }
  Screen(.help)
}

register(
  Graph("Main app") {
    main
    Home(MainRoute.home, in: main)
  })
