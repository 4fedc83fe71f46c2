// The home screen gets what the splash screen asked for: their position is the same.

import NavGraph

enum MainRoute: String, RouteKey { case splash, home }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: .splash
) {
  Screen(.splash) {
    Effect("load", sends: "loaded", onAppearance: true)
    On("loaded", trigger: .sent)
    On("skipTapped", .replaceTop(by: .home))  // ← id-reused-on-replace
  }
  Screen(.home)
    .terminal()
}

register(Graph("Main app") { main })
