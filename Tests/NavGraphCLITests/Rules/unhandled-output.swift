// No coordinator handles sharing the cart.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let cartScreen = Feature("Cart", sends: "closeTapped", "shareTapped")

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart, feature: cartScreen) {  // ← unhandled-output
    On("closeTapped", .goBack())
  }
}

register(
  Graph("Shop app") {
    shop
    cartScreen
  })
