// The home screen closes what the person is filling in.

import NavGraph

enum BankRoute: String, RouteKey { case home, pay }

let bank = Coordinator<BankRoute>(
  "Bank", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("payTapped", .presentSheet(.pay))
    On("sessionExpired", trigger: .effect, .goBackToRoot)  // ← navigate-from-hidden-screen
  }
  Screen(.pay) {
    On("closeTapped", .dismiss())
  }
}

register(Graph("Bank app") { bank })
