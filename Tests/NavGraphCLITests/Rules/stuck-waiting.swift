// The form stays disabled when its request fails.

import NavGraph

enum ShopRoute: String, RouteKey { case home, form }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("formTapped", .push(.form))
  }
  Screen(.form) {
    On("saveTapped", .goBack())
    Unhandled("saveTapped", when: "save throws", leaves: "isSaving")  // ← stuck-waiting
  }
}

register(Graph("Shop app") { shop })
