// Whoever pays at once has no cart to go back to.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, pay }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
    On("payNowTapped", .push(.pay))
  }
  Screen(.cart) {
    On("payTapped", .push(.pay))
  }
  Screen(.pay) {
    On("changeTapped", .goBackTo(.cart))  // ← go-back-target-missing
  }
}

register(Graph("Shop app") { shop })
