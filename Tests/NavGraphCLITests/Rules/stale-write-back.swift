// A cart that is opened while the payment is prepared is closed by it.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, pay }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Variable("hasPaid", false)
  Screen(.home) {
    On("cartTapped", .push(.cart))
    On(  // ← stale-write-back
      "payTapped", when: .not(.is("hasPaid")), .assign("hasPaid", true), .deferredSet(.push(.pay)))
  }
  Screen(.cart)
  Screen(.pay)
}

register(Graph("Shop app") { shop })
