// Opened from the cart, “back” leads to the cart.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, all }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)
  Screen(.all)
  DeepLink("shop://all", when: .not(.contains(.all)), .push(.all))  // ← deep-link-back-stack
}

register(Graph("Shop app") { shop })
