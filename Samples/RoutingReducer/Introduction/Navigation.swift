// The two ways of RoutingReducer's introduction to give a route its identity. A fresh UUID lets a
// screen be pushed again; a constant allows it once.

import NavGraph

enum MyRoute: String, RouteKey {
  case root, first
}

/// `case .first(let state): return state.id`
let repeatable = Coordinator<MyRoute>(
  "MyRouter", dialect: .routingReducer(.v0_0), root: .root, embedsNavigation: true
) {
  Screen(.root) {
    On("firstTapped", .push(.first))
  }
  Screen(.first, identity: .unique) {
    On("firstTapped", .push(.first))
  }
}

/// `case .first: return "first"`
let single = Coordinator<MyRoute>(
  "MyRouter", dialect: .routingReducer(.v0_0), root: .root, embedsNavigation: true
) {
  Screen(.root) {
    On("firstTapped", .push(.first))
  }
  Screen(.first, identity: .constant("first")) {
    On("firstTapped", .push(.first))
  }
}

register(Graph("UUID") { repeatable })
register(Graph("Constant") { single })
