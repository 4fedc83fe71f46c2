// While the user signs in, the link opens the cart behind the sheet.

import NavGraph

enum ShopRoute: String, RouteKey { case home, cart, signIn }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Slot("signIn", .sheet)
  Screen(.home) {
    On("signInTapped", .show(.signIn, in: "signIn"))
    On("cartTapped", .push(.cart))
  }
  Screen(.cart)
  Screen(.signIn) {
    On("closeTapped", .clear("signIn"))
  }
  DeepLink("shop://cart", .goBackToRoot, .push(.cart))  // ← deep-link-under-modal
}

register(Graph("Shop app") { shop })
