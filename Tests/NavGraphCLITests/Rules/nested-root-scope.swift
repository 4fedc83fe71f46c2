// “Home” closes the card, and the user is still in the payment.

import NavGraph

enum PayRoute: String, RouteKey { case cart, card }

let pay = Coordinator<PayRoute>(
  "Pay", dialect: .tcaCoordinators(.v0_14, .identified), root: .cart, embedsNavigation: true
) {
  Screen(.cart) {
    On("cardTapped", .push(.card))
    On("closeTapped")
  }
  Screen(.card) {
    On("homeTapped", .goBackToRoot)  // ← nested-root-scope
  }
}

enum MainRoute: String, RouteKey { case home, pay }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("payTapped", .presentSheet(.pay))
  }
  Screen(.pay, hosts: pay)
  OnChild(.pay, PayRoute.cart, action: "closeTapped", .dismiss())
}

register(
  Graph("Main app") {
    main
    pay
  })
