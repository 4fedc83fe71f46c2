import NavGraph

/// An app whose folder has a configuration: each screen that cannot be reached is treated in another way.
enum ConfiguredApp {
  static let graph = Graph("Configured") {
    Coordinator<RouteName>(
      "Shop", dialect: ShopApp.dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("productTapped", .push("product"))
        On("cartTapped", when: .contains("offer"), .push("cart"))
        On("offerTapped", when: .contains("cart"), .push("offer"))
      }
      Screen("product")
      Screen("cart")
      Screen("offer")
    }
    Coordinator<RouteName>(
      "ShopLegacy", dialect: ShopApp.dialect, root: "start", embedsNavigation: true
    ) {
      Screen("start") { On("oldTapped", when: .contains("old"), .push("old")) }
      Screen("old")
    }
  }
}
