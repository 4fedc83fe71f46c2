// Whoever logs in sees the screen that another person left.

import NavGraph

enum MailRoute: String, RouteKey { case list, letter }

let mail = Coordinator<MailRoute>(
  "Mail", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
) {
  Screen(.list) {
    On("letterTapped", .push(.letter))
  }
  Screen(.letter) {
    On("logOutTapped")
  }
}

enum AppRoute: String, RouteKey { case logIn, mail }

let app = Switch<AppRoute>("App", initial: .logIn) {
  Case(.logIn) {
    On("loggedIn", .show(.mail))  // ← stale-flow-restored
  }
  Case(.mail, hosts: mail, isKept: true)
  OnChild(.mail, MailRoute.letter, action: "logOutTapped", .show(.logIn))
}

register(
  Graph("Mail app") {
    app
    mail
  })
