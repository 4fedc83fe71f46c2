// The cart has no view yet.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Renders(.home)
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)  // ← missing-renderer
}

register(Graph("Shop app") { shop })
