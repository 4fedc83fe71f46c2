// Each of the two screens sends the user to the other.

import NavGraph

enum MainRoute: String, RouteKey { case home, profile, logIn }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("profileTapped", .set([.root(.profile)]))
  }
  Screen(.profile) {
    On("loggedOut", trigger: .automatic, .set([.root(.logIn)]))
  }
  Screen(.logIn) {
    On("loggedIn", trigger: .automatic, .set([.root(.profile)]))  // ← redirect-loop
  }
}

register(Graph("Main app") { main })
