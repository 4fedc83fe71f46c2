// The home screen closes a sheet that is not open while it can be used.

import NavGraph

enum ShopRoute: String, RouteKey { case home, help }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .composableArchitecture(.v1_25), root: .home
) {
  Screen(.home) {
    On("helpTapped", .presentSheet(.help))
    On("helpClosed", .dismiss())  // ← dismiss-without-presentation
  }
  Screen(.help) {
    On("closeTapped", .dismiss())
  }
}

register(Graph("Shop app") { shop })
