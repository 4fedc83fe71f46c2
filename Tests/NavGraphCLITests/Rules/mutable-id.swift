// Each tap makes another item of it.

import NavGraph

enum CounterRoute: String, RouteKey { case home, item }

let counter = Coordinator<CounterRoute>(
  "Counter", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("itemTapped", .push(.item))
  }
  Screen(
    .item, arguments: .values("count", ["0", "1"], changedBy: "moreTapped"),
    identity: .arguments("count")
  ) {
    On("moreTapped")  // ← mutable-id
  }
}

register(Graph("Counter app") { counter })
