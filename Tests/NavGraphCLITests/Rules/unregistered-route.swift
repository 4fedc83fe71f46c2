// The receipt was forgotten when the screens were registered.

import NavGraph

enum OrderRoute: String, RouteKey { case basket, receipt }

enum OrderAction: Hashable { case orderTapped }

struct OrderState: Hashable {
  var screens: [String] = []
  var entries: [RouteEntry<OrderRoute>] {
    [.root(.basket, embedsNavigation: true)]
      + screens.map { RouteEntry<OrderRoute>.push(.receipt, with: ["number": .value($0)]) }
  }
}

let order = Coordinator<OrderRoute>(
  "Order", dialect: .tcaCoordinators(.v0_14, .indexed), initial: OrderState(), routes: \.entries
) {
  Screen(.basket) {
    Action("orderTapped", OrderAction.orderTapped)  // ← unregistered-route
  }
} reduce: { (state: inout OrderState, action: OrderAction) in
  state.screens = ["1"]
  return []
}

register(Graph("Order app") { order })
