// Editing straight from the list sends an action to an order that is not open.

import NavGraph

enum OrdersRoute: String, RouteKey { case list, order, edit }

let orders = Coordinator<OrdersRoute>(
  "Orders", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
) {
  Screen(.list) {
    On("orderTapped", .push(.order))
    On("editTapped", .push(.edit))
  }
  Screen(.order) {
    On("editTapped", .push(.edit))
    On("refresh", trigger: .sent)
  }
  Screen(.edit) {
    On("saved", .send("refresh", to: .route(.order)), .goBack())  // ← action-to-missing-screen
  }
}

register(Graph("Orders app") { orders })
