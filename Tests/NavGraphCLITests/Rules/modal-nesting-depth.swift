// Off unless asked for. Four sheets are on top of one another.

import NavGraph

enum TripRoute: String, RouteKey { case home, trip, place, photo, share }

let trip = Coordinator<TripRoute>(
  "Trip", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Screen(.home) {
    On("tripTapped", .presentSheet(.trip))
  }
  Screen(.trip) {
    On("placeTapped", .presentSheet(.place))
    On("closeTapped", .dismiss())
  }
  Screen(.place) {
    On("photoTapped", .presentSheet(.photo))
    On("closeTapped", .dismiss())
  }
  Screen(.photo) {
    On("shareTapped", .presentSheet(.share))  // ← modal-nesting-depth
    On("closeTapped", .dismiss())
  }
  Screen(.share) {
    On("closeTapped", .dismiss())
  }
}

register(Graph("Trip app") { trip })
