// The cart stays as a push with nothing below it.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {  // ← root-without-navigation
    On("stayTapped", when: .contains(.home), .remove(.home))
    On("homeTapped", .set([.root(.home, embedsNavigation: true)]))
  }
}

register(Graph("Shop app") { shop })
