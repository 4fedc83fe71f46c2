// Nothing closes the tour.

import NavGraph

enum TourRoute: String, RouteKey { case first, second }

let tour = Coordinator<TourRoute>(
  "Tour", dialect: .tcaCoordinators(.v0_14, .identified), root: .first, embedsNavigation: true
) {
  Screen(.first) {
    On("nextTapped", .push(.second))
  }
  Screen(.second)
}

enum MainRoute: String, RouteKey { case home, tour }

let main = Coordinator<MainRoute>(
  "Main", dialect: .tcaCoordinators(.v0_14, .identified), root: .home
) {
  Slot("tour", .cover)  // ← slot-never-cleared
  Screen(.home) {
    On("tourTapped", .show(.tour, in: "tour"))
  }
  Screen(.tour, hosts: tour)
}

register(
  Graph("Main app") {
    main
    tour
  })
