// “new” is an id, too.

import NavGraph

enum ShopRoute: String, RouteKey { case home, item, newItem }

let shop = Coordinator<ShopRoute>(
  "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("itemTapped", .push(.item))
    On("newTapped", .push(.newItem))
  }
  Screen(.item)
  Screen(.newItem)
  DeepLink("shop://item/:id", parameters: [.values("id", ["1"])], .goBackToRoot, .push(.item))
  DeepLink("shop://item/new", .goBackToRoot, .push(.newItem))  // ← deep-link-duplicate
}

register(Graph("Shop app") { shop })
