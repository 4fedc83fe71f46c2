// After logging out, the account is still there to see.

import NavGraph

enum BankRoute: String, RouteKey { case home, account }

let bank = Coordinator<BankRoute>(
  "Bank", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("logInTapped", when: .not(.is("loggedIn")), .assign("loggedIn", true))
    On("accountTapped", when: .is("loggedIn"), .push(.account))
  }
  Screen(.account) {  // ← gate-bypass
    On("logOutTapped", when: .is("loggedIn"), .assign("loggedIn", false))
  }
  .requires(.is("loggedIn"))
}

register(
  Graph("Bank app") {
    bank
    Variable("loggedIn", false)
  })
