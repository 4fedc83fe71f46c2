// The sheet has no navigation container: its help opens invisibly.

import NavGraph

enum MainRoute: String, RouteKey { case home, logIn, help }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("logInTapped", .presentSheet(.logIn))
    On("helpTapped", .push(.help))
  }
  Screen(.logIn) {
    On("helpTapped", when: .not(.contains(.help)), .push(.help))  // ← push-without-navigation
    On("closeTapped", .dismiss())
  }
  Screen(.help)
}

register(Graph("Main app") { main })
