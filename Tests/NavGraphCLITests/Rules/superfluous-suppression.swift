// The cart opens no cart any more.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
      .allow("duplicate-id", because: "the cart opens the cart")  // ← superfluous-suppression
  }
  Screen(.cart)
}

register(Graph("Shop app") { shop })
