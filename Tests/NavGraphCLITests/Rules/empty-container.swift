// Nothing is ever shown in the slot.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    Slot("filter", .sheet)  // ← empty-container
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)
}

register(Graph("Shop app") { shop })
