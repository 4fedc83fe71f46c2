// Above the root there is one screen, not three.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {
    On("doneTapped", .goBack(3))  // ← pop-underflow
  }
}

register(Graph("Shop app") { shop })
