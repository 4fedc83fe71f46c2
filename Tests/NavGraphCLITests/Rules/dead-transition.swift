// The condition is the wrong way round: there is never a gift below the cart.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, gift }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
    On("giftTapped", .push(.gift))
  }
  Screen(.cart) {
    On("giftTapped", when: .contains(.gift), .push(.gift))  // ← dead-transition
  }
  Screen(.gift)
}

register(Graph("Shop app") { shop })
