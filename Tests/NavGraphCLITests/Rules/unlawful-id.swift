// A price that is no number is not equal to itself.

import NavGraph

enum OrderRoute: String, RouteKey { case basket, address }

enum OrderAction: Hashable { case addressTapped, confirmTapped, backTapped }

struct OrderState: Hashable {
  var screens = 1
  var price = 1.0

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
    Action("confirmTapped", OrderAction.confirmTapped) {  // ← unlawful-id
      (state: OrderState) in !state.price.isNaN
    }
    Action("backTapped", OrderAction.backTapped)
  }
} reduce: { (state: inout OrderState, action: OrderAction) in
  switch action {
  case .addressTapped: state.screens = 2
  case .confirmTapped: state.price = .nan
  case .backTapped: state = OrderState()
  }
  return []
}

register(Graph("Order app") { order })
