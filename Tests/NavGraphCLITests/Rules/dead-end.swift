// The cover has no button that closes it.

import NavGraph

enum MainRoute: String, RouteKey { case home, intro }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("introTapped", .presentCover(.intro))
  }
  Screen(.intro)  // ← dead-end
}

register(Graph("Main app") { main })
