// The screens go, and not the goods in the cart.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {
    On("emptyTapped", .removeAll)  // ← root-removed
  }
}

register(Graph("Shop app") { shop })
