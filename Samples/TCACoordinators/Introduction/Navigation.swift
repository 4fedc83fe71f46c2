// The two coordinators of TCACoordinators' first introduction: a list of numbers, and a number with
// its double, once with each screen pushed and once with each presented.
//
// That version kept screens where later ones keep routes. Version 0.13 is the nearest that has the
// same operations.

import NavGraph

enum NumberRoute: String, RouteKey {
  case numbersList, numberDetail
}

/// Shown by a `NavigationStore`, which brings no `NavigationView`: one stands around it.
let pushed = Coordinator<NumberRoute>(
  "Coordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .numbersList, isWrapped: true
) {
  Screen(.numbersList) {
    On("numberSelected", .push(.numberDetail))
  }
  Screen(.numberDetail, arguments: .abstract("number")) {
    On("goBackTapped", .pop())
    On("showDouble", .push(.numberDetail))
  }
}

/// Shown by a `PresentationStore`: the array is the same, and each new screen covers the last.
let presented = Coordinator<NumberRoute>(
  "Coordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .numbersList
) {
  Screen(.numbersList) {
    On("numberSelected", .presentSheet(.numberDetail))
  }
  Screen(.numberDetail, arguments: .abstract("number")) {
    On("goBackTapped", .goBack())
    On("showDouble", .presentSheet(.numberDetail))
  }
}

register(Graph("NavigationStore") { pushed })
register(Graph("PresentationStore") { presented })
