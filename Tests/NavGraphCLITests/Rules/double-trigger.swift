// Two quick taps open the letter twice.

import NavGraph

enum MailRoute: String, RouteKey { case list, letter }

let mail = Coordinator<MailRoute>(  // ← double-trigger
  "Mail", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
) {
  Screen(.list) {
    On("letterTapped", .push(.letter))
  }
  Screen(.letter, identity: .unique)
}

register(Graph("Mail app") { mail })
