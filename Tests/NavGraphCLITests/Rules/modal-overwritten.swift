// The help takes the place of the sheet that it is about.

import NavGraph

enum MainRoute: String, RouteKey { case home, logIn, help }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Slot("sheet", .sheet)
  Screen(.home) {
    On("logInTapped", .show(.logIn, in: "sheet"))
  }
  Screen(.logIn) {
    On("helpTapped", .show(.help, in: "sheet"))  // ← modal-overwritten
    On("closeTapped", .clear("sheet"))
  }
  Screen(.help) {
    On("closeTapped", .clear("sheet"))
  }
}

register(Graph("Main app") { main })
