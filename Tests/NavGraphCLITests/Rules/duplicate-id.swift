// The same product is often among those that are similar to it.

import NavGraph

enum ShopRoute: String, RouteKey { case home, product }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("productTapped", .push(.product))
  }
  Screen(.product, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
    On("similarTapped", .push(.product))  // ← duplicate-id
  }
}

register(Graph("Shop app") { shop })
