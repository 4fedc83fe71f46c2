// Two sheets are opened in one update.

import NavGraph

enum TripRoute: String, RouteKey { case home, trip, place }

let trip = Coordinator<TripRoute>(
  "Trip", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("placeTapped", .presentSheet(.trip), .presentSheet(.place))  // ← transition-needs-delays
  }
  Screen(.trip) {
    On("closeTapped", .dismiss())
  }
  Screen(.place) {
    On("closeTapped", .dismiss())
  }
}

register(Graph("Trip app") { trip })
