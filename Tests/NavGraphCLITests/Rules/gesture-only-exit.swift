// The sheet has no button that closes it.

import NavGraph

enum MainRoute: String, RouteKey { case home, help }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("helpTapped", .presentSheet(.help))
  }
  Screen(.help)  // ← gesture-only-exit
}

register(Graph("Main app") { main })
