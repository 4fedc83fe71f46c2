// The flows of TCACoordinators' own example app that are a stack each: the same screens identified
// by UUID and by position, and a form whose screens have constant identities.
//
// Left out until they can be said: the tabs around the flows, the log-in switch and the deep link.

import NavGraph

enum NumbersRoute: String, RouteKey {
  case home, numbersList, numberDetail
}

/// Screens carry a UUID, so `IdentifiedArrayOf<Route<Screen.State>>` never finds one twice.
let identified = Coordinator<NumbersRoute>(
  "Identified", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home, identity: .unique) {
    On("startTapped", .presentSheet(.numbersList, embedsNavigation: true))
  }
  Screen(.numbersList, identity: .unique) {
    On("numberSelected", .push(.numberDetail))
  }
  Screen(.numberDetail, arguments: .abstract("n"), identity: .unique) {
    On("goBackTapped", .goBack())
    On("goBackToNumbersList", .goBackTo(.numbersList))
    On("goBackToRootTapped", .goBackToRoot)
    On("showDouble", .presentSheet(.numberDetail, embedsNavigation: true))
    On("incrementTapped")
    On("incrementAfterDelayTapped")
  }
}

/// The same screens in a plain array: a route is its position.
let indexed = Coordinator<NumbersRoute>(
  "Indexed", dialect: .tcaCoordinators(.v0_14, .indexed), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("startTapped", .presentSheet(.numbersList, embedsNavigation: true))
  }
  Screen(.numbersList) {
    On("numberSelected", .push(.numberDetail))
  }
  Screen(.numberDetail, arguments: .abstract("n")) {
    On("goBackTapped", .goBack())
    On("goBackToNumbersList", .goBackTo(.numbersList))
    On("goBackToRootTapped", .goBackToRoot)
    On("showDouble", .presentSheet(.numberDetail, embedsNavigation: true))
    On("incrementTapped")
    On("incrementAfterDelayTapped")
  }
}

enum FormRoute: String, RouteKey {
  case step1, step2, step3, finalScreen
}

/// The identity of each screen is its case. `submit` answers by `receiveAPIResponse`, which is
/// cancelled when the final screen goes, so it always finds that screen on top.
let form = Coordinator<FormRoute>(
  "Form", dialect: .tcaCoordinators(.v0_14, .identified), root: .step1, embedsNavigation: true
) {
  Screen(.step1) {
    On("nextButtonTapped", .push(.step2))
  }
  Screen(.step2) {
    On("nextButtonTapped", .push(.step3))
  }
  Screen(.step3) {
    On("nextButtonTapped", .push(.finalScreen))
  }
  Screen(.finalScreen) {
    On("returnToName", .goBackTo(.step1))
    On("returnToDateOfBirth", .goBackTo(.step2))
    On("returnToJob", .goBackTo(.step3))
    On("submit")
    On("receiveAPIResponse", trigger: .effect, .goBackToRoot)
  }
}

register(
  Graph("TCACoordinators") {
    identified
    indexed
    form
  })
