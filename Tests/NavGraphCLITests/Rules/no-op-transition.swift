// The user is already on home.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("homeTapped", .goBackToRoot)  // ← no-op-transition
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)
}

register(Graph("Shop app") { shop })
