// The sheet goes from under the letter.

import NavGraph

enum MailRoute: String, RouteKey { case home, list, letter }

let mail = Coordinator<MailRoute>(
  "Mail", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("listTapped", .presentSheet(.list, embedsNavigation: true))
  }
  Screen(.list) {
    On("letterTapped", .push(.letter))
    On("closeTapped", .dismiss())
  }
  Screen(.letter) {
    On("keepTapped", when: .contains(.list), .remove(.list))  // ← orphaned-routes
  }
}

register(Graph("Mail app") { mail })
