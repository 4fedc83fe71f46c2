import NavGraph

/// A shop without faults, and variants with one each.
enum ShopApp {
  enum Route: String, RouteKey { case home, product, cart, payment, receipt }

  static let dialect = Dialect.tcaCoordinators(.v0_14, .identified)

  static let shop = Coordinator<Route>(
    "Shop", dialect: dialect, root: .home, embedsNavigation: true
  ) {
    Screen(.home) {
      On("productTapped", .push(.product))
      On("cartTapped", .presentSheet(.cart, embedsNavigation: true))
    }
    Screen(.cart) { On("payTapped", .push(.payment)) }
    Screen(.payment) { On("paid", trigger: .automatic, .push(.receipt)) }
    Screen(.receipt) { On("doneTapped", .goBackToRoot) }
  }

  static let graph = Graph("Shop") { shop }

  /// The route that nothing leads to, the line of its registration, and the rest.
  static let lostLine = #line + 7
  static let lost = Graph("Lost") {
    Coordinator<Route>("Shop", dialect: dialect, root: .home, embedsNavigation: true) {
      Screen(.home) { On("productTapped", .push(.product)) }
      Screen(.product) { On("cartTapped", when: .contains(.receipt), .push(.cart)) }
      Screen(.cart) { On("payTapped", .push(.payment)) }
      Screen(.payment) { On("paid", trigger: .automatic, .push(.receipt)) }
      Screen(.receipt) { On("doneTapped", .goBackToRoot) }
    }
  }

  /// A cover that nothing closes but a link, and what comes from outside.
  enum TrapRoute: String, RouteKey { case home, offer, terms }

  static let trap = Graph("Trap") {
    Coordinator<TrapRoute>("Trap", dialect: dialect, root: .home, embedsNavigation: true) {
      Screen(.home) { On("offerTapped", .presentCover(.offer, embedsNavigation: true)) }
      Screen(.offer) { On("termsTapped", .push(.terms)) }
      OnSelf("sessionExpired", trigger: .effect, .goBackToRoot)
      DeepLink("shop://home", .goBackToRoot)
    }
  }
}
