// The button that led to the wish list is gone.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, wishlist }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)
  Screen(.wishlist) {  // ← unreachable-route
    On("cartTapped", .push(.cart))
  }
}

register(Graph("Shop app") { shop })
