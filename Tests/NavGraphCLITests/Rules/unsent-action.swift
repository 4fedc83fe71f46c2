// No code informs the cart that it is empty.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {
    On("emptied", trigger: .sent, .goBack())  // ← unsent-action
  }
}

register(Graph("Shop app") { shop })
