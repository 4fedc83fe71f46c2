// The account closes itself, and with it the form that the user is filling in.

import NavGraph

enum BankRoute: String, RouteKey { case home, account, pay }

let bank = Coordinator<BankRoute>(
  "Bank", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("accountTapped", .presentSheet(.account))
  }
  Screen(.account) {
    On("payTapped", .presentSheet(.pay))
    On("accountClosed", trigger: .effect, .goBackToRoot)  // ← navigate-from-hidden-screen
  }
  Screen(.pay) {
    On("closeTapped", .dismiss())
  }
}

register(Graph("Bank app") { bank })
