// “Continue shopping” is meant to lead back to the item.

import NavGraph

enum ShopRoute: String, RouteKey { case home, item, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
    On("itemTapped", .push(.item))
  }
  Screen(.item) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {
    On("continueTapped", lands: [ShopRoute.item], .goBack())  // ← lands-elsewhere
  }
}

register(Graph("Shop app") { shop })
