// A shortcut leads past the terms.

import NavGraph

enum ShopRoute: String, RouteKey { case home, terms, pay }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("orderTapped", .push(.terms))
    On("payNowTapped", .push(.pay))
  }
  Screen(.terms) {
    On("acceptTapped", .push(.pay))
  }
  Screen(.pay)
}

register(
  Graph("Shop app") {
    shop
    Policy.noWay(  // ← policy
      "payment without the terms", to: .screen(ShopRoute.pay, in: shop),
      unlessPassing: .screen(ShopRoute.terms, in: shop))
  })
