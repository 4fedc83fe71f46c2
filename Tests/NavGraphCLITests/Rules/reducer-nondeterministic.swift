// What decides is not in the state.

import NavGraph

enum OrderRoute: String, RouteKey { case basket, address }

enum OrderAction: Hashable { case addressTapped, confirmTapped, backTapped }

nonisolated(unsafe) var attempts = 0

struct OrderState: Hashable {
  var screens = 1
  var isAccepted = false

  var entries: [RouteEntry<OrderRoute>] {
    [.root(.basket, embedsNavigation: true)]
      + Array(repeating: RouteEntry<OrderRoute>.push(.address), count: screens - 1)
  }
}

let order = Coordinator<OrderRoute>(
  "Order", dialect: .tcaCoordinators(.v0_14, .indexed), initial: OrderState(), routes: \.entries
) {
  Screen(.basket) {
    Action("addressTapped", OrderAction.addressTapped)
  }
  Screen(.address, disabling: [.back, .edgeSwipe, .backMenu]) {
    Action("confirmTapped", OrderAction.confirmTapped)  // ← reducer-nondeterministic
    Action("backTapped", OrderAction.backTapped)
  }
} reduce: { (state: inout OrderState, action: OrderAction) in
  switch action {
  case .addressTapped: state.screens = 2
  case .confirmTapped:
    attempts += 1
    state.isAccepted = attempts.isMultiple(of: 2)
  case .backTapped: state.screens = 1
  }
  return []
}

register(Graph("Order app") { order })
