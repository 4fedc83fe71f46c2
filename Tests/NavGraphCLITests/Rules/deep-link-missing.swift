// Off unless asked for. The orders have no link.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, orders }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
    On("ordersTapped", .push(.orders))
  }
  Screen(.cart)
  Screen(.orders)  // ← deep-link-missing
  DeepLink("shop://home", .goBackToRoot)
  DeepLink("shop://cart", .goBackToRoot, .push(.cart))
}

register(Graph("Shop app") { shop })
