// The home screen gets what the splash screen asked for: their position is the same.

import NavGraph

enum MainRoute: String, RouteKey { case splash, home, settings }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: .splash
) {
  Screen(.splash) {
    Effect("load", sends: "loaded", onAppearance: true)
    On("loaded", trigger: .sent)
    On("skipTapped", .replaceTop(by: .home))  // ← id-reused-on-replace
  }
  Screen(.home) {
    On("settingsTapped", .replaceTop(by: .settings))
  }
  Screen(.settings) {
    On("doneTapped", .replaceTop(by: .home))
  }
}

register(Graph("Main app") { main })
