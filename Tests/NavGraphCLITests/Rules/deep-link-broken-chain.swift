// The link speaks to a cart that need not be open.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("cartTapped", .push(.cart))
  }
  Screen(.cart) {
    On("reload", trigger: .sent)
  }
  DeepLink("shop://reload", .send("reload", to: .route(.cart)))  // ← deep-link-broken-chain
}

register(Graph("Shop app") { shop })
