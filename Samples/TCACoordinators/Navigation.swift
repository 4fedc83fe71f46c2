// The navigation of TCACoordinators' own example app, as it is: tabs over four flows, a switch
// between logging in and playing, a form, and a deep link. `Docs/Samples/TCACoordinators.md` tells
// what comes of it.

import NavGraph

// MARK: - Numbers, twice

enum NumbersRoute: String, RouteKey {
  case home, numbersList, numberDetail
}

/// The number with which a detail is opened, and its double, with which the next one is.
///
/// The list offers 0 to 3, and doubling goes on without end: `more` stands for 4 and everything
/// above. The app never asks a number where to go, so this loses nothing, and one number leads to
/// one double, so that it multiplies little. For the same reason `incrementTapped` leaves the number
/// as it was, and comes after a delay at any time rather than once for each tap: an effect of its own
/// for each screen would double the states with each.
let doubles = [("0", "0"), ("1", "2"), ("2", "more"), ("3", "more"), ("more", "more")]

/// Screens carry a UUID, so `IdentifiedArrayOf<Route<Screen.State>>` never finds one twice.
let identified = Coordinator<NumbersRoute>(
  "Identified", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home, identity: .unique) {
    On("startTapped", .presentSheet(.numbersList, embedsNavigation: true))
  }
  Screen(.numbersList, identity: .unique) {
    for (number, _) in doubles.prefix(4) {
      On("numberSelected", .push(.numberDetail, with: ["n": .value(number)]))
    }
  }
  Screen(.numberDetail, arguments: .values("n", doubles.map(\.0)), identity: .unique) {
    On("goBackTapped", .goBack())
    On("goBackToNumbersList", .goBackTo(.numbersList))
    On("goBackToRootTapped", .goBackToRoot)
    for (number, double) in doubles {
      On(
        "showDouble", when: .argument("n", is: number),
        .presentSheet(.numberDetail, with: ["n": .value(double)], embedsNavigation: true))
    }
    On("incrementTapped")
    On("incrementTapped", trigger: .effect)
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
    for (number, _) in doubles.prefix(4) {
      On("numberSelected", .push(.numberDetail, with: ["n": .value(number)]))
    }
  }
  Screen(.numberDetail, arguments: .values("n", doubles.map(\.0))) {
    On("goBackTapped", .goBack())
    On("goBackToNumbersList", .goBackTo(.numbersList))
    On("goBackToRootTapped", .goBackToRoot)
    for (number, double) in doubles {
      On(
        "showDouble", when: .argument("n", is: number),
        .presentSheet(.numberDetail, with: ["n": .value(double)], embedsNavigation: true))
    }
    On("incrementTapped")
    On("incrementTapped", trigger: .effect)
    On("incrementAfterDelayTapped")
  }
}

// MARK: - Logging in and playing

enum LogInRoute: String, RouteKey {
  case welcome, logIn
}

/// What `logIn` reports is for the parent.
let logIn = Coordinator<LogInRoute>(
  "LogIn", dialect: .tcaCoordinators(.v0_14, .identified), root: .welcome, embedsNavigation: true
) {
  Screen(.welcome) {
    On("logInTapped", .push(.logIn))
  }
  Screen(.logIn)
}

enum GameRoute: String, RouteKey {
  case game, outcome
}

let game = Coordinator<GameRoute>(
  "Game", dialect: .tcaCoordinators(.v0_14, .indexed), root: .game, embedsNavigation: true
) {
  Screen(.game) {
    On("gameCompleted", .push(.outcome))
  }
  Screen(.outcome, arguments: .abstract("winner")) {
    On("newGameTapped", .set([.root(.game, embedsNavigation: true)]))
  }
}

enum AppRoute: String, RouteKey {
  case logIn, game
}

let app = Switch<AppRoute>("App", initial: .logIn) {
  Variable("isLoggedIn", false)
  Case(.game, hosts: game, while: .is("isLoggedIn"))
  Case(.logIn, hosts: logIn)
  OnChild(.logIn, LogInRoute.logIn, action: "logInTapped", .assign("isLoggedIn", true))
  OnChild(.game, GameRoute.game, action: "logOutButtonTapped", .assign("isLoggedIn", false))
}

// MARK: - A form

enum FormRoute: String, RouteKey {
  case step1, step2, step3, finalScreen
}

/// The identity of each screen is its case. The final screen is made anew from the steps whenever it
/// is read, so it does not remember that it has submitted: `submit` can be tapped again.
let form = Coordinator<FormRoute>(
  "Form", dialect: .tcaCoordinators(.v0_14, .identified), root: .step1, embedsNavigation: true
) {
  Variable("jobIsChosen", false)
  Screen(.step1) {
    On("nextButtonTapped", .push(.step2))
  }
  Screen(.step2) {
    On("nextButtonTapped", .push(.step3))
  }
  Screen(.step3) {
    On("selectOccupation", .assign("jobIsChosen", true))
    // A second tap on the same one takes it back.
    On("selectOccupation", when: .is("jobIsChosen"), .assign("jobIsChosen", false))
    On("nextButtonTapped", .push(.finalScreen))
  }
  Screen(.finalScreen) {
    Effect("submission", sends: "receiveAPIResponse")
    On("returnToName", .goBackTo(.step1))
    On("returnToDateOfBirth", .goBackTo(.step2))
    On("returnToJob", .goBackTo(.step3))
    On("submit", when: .is("jobIsChosen"), .start("submission"))
    On("receiveAPIResponse", trigger: .sent, .goBackToRoot, .assign("jobIsChosen", false))
  }
}

// MARK: - The tabs

enum MainTabRoute: String, RouteKey {
  case identified, indexed, app, form, deeplinkOpened
}

/// `tabSelected` is what the bar sends: taps on tabs are explored without being registered.
let mainTab = Tabs<MainTabRoute>("MainTab", initial: .app) {
  Tab(.identified, hosts: identified)
  Tab(.indexed, hosts: indexed)
  Tab(.app, hosts: app)
  Tab(.form, hosts: form)
  // A case of the app's enum of tabs for which its `TabView` has no tab.
  Screen(.deeplinkOpened)
  // One number is enough: all of them go the same way.
  DeepLink(
    "coordinators://number/:n", parameters: [.values("n", ["1"])],
    lands: [MainTabRoute.identified, NumbersRoute.numberDetail],
    .select(.identified),
    .inChild(
      .identified, of: NumbersRoute.self,
      .when(
        .canPush, [.push(.numberDetail, with: ["n": .same("n")])],
        otherwise: [
          .presentSheet(.numberDetail, with: ["n": .same("n")], embedsNavigation: true)
        ])))
}

register(
  Graph("TCACoordinators") {
    mainTab
    identified
    indexed
    app
    logIn
    game
    form
  })
