// The navigation of yuminc03/focus-me at 18d2399, registered by hand from its sources.
//
// TCACoordinators 0.9.0 with FlowStacks 0.3.6 (resolved in the project), identified arrays. Screens carry
// a UUID; those in a static initial state have one that is made once and stays the same.
//
// Left out: toasts, what text fields hold (buttons are disabled while they are empty), links to Safari,
// and that swiping back still works while an alert of the app is up. Its loading view stops no taps.

import NavGraph

/// Most screens hide the navigation bar; an extension of the navigation controller keeps the edge swipe.
let hiddenBar: [Gesture] = [.back, .backMenu]

// MARK: - Logging in

enum LoginRoute: String, RouteKey {
  case login, signup
  case failure
}

let login = Coordinator<LoginRoute>(
  "Login", dialect: .tcaCoordinators(.v0_13, .identified), root: .login, embedsNavigation: true
) {
  Screen(.login) {
    Slot("alert", .blockingOverlay, isBool: true)
    // The app hears of the success.
    Request("login", success: [], failure: [.show(.failure, in: "alert")])
    On("tapLoginButton", .start("login"))
    On("tapSignupButton", .push(.signup))
  }
  Screen(.signup, identity: .unique, disabling: hiddenBar) {
    Slot("alert", .blockingOverlay, isBool: true)
    // An answer without a user is not registered; nothing happens then.
    Request("signup", success: [], failure: [.oneOf([.show(.failure, in: "alert")], [])])
    On("tapSignUpButton", .start("signup"))
    On("tapExistAccountButton", .pop())
    On("tapBackButton", .goBack())
  }
  Screen(.failure) {
    On("confirmTapped", .clear("alert"))
  }
}

// MARK: - The test

enum MBTITestRoute: String, RouteKey {
  case testMain, mbtiTestQuestion, completeTest, testResult
}

/// The twenty questions. The step is a singleton's, so that it outlives the test's screens: the button back
/// takes it along, a swipe back does not.
let questions = (1...20).map(String.init)

/// The last question but one leads to the end already: the step is asked after it was advanced.
let mbtiTest = Coordinator<MBTITestRoute>(
  "MBTITest", dialect: .tcaCoordinators(.v0_13, .identified), root: .testMain,
  embedsNavigation: false
) {
  // Going back is the outer coordinator's.
  Screen(.testMain, disabling: hiddenBar) {
    On("tapBackButton")
    On("tapNextButton", .push(.mbtiTestQuestion))
  }
  Screen(
    .mbtiTestQuestion, arguments: .abstract("question"), identity: .unique, disabling: hiddenBar
  ) {
    for (step, next) in zip(questions, questions.dropFirst()) {
      On(
        "tapMomentButton", when: .variable("step", is: step), .assign("step", .value(next)),
        next == "20" ? .push(.completeTest) : .push(.mbtiTestQuestion))
      On("tapBackButton", when: .variable("step", is: next), .assign("step", .value(step)), .pop())
    }
    On("tapMomentButton", when: .variable("step", is: "20"), .push(.completeTest))
    On("tapBackButton", when: .variable("step", is: "1"), .pop())
  }
  Screen(.completeTest, identity: .unique, disabling: hiddenBar) {
    On("tapConfirmButton", .push(.testResult))
  }
  // Going home after the answer is the outer coordinator's.
  Screen(.testResult, arguments: .abstract("score"), identity: .unique, disabling: hiddenBar) {
    Request("save", success: [.assign("step", "1")], failure: [])
    On("tapConfirmButton", .start("save"))
  }
}

// MARK: - All types

enum AllTypesRoute: String, RouteKey {
  case allTypesMain, typeDetail
}

let allTypes = Coordinator<AllTypesRoute>(
  "AllTypes", dialect: .tcaCoordinators(.v0_13, .identified), root: .allTypesMain,
  embedsNavigation: false
) {
  Screen(.allTypesMain, disabling: hiddenBar) {
    On("tapBackButton")
    On("tapGridRow", .push(.typeDetail))
  }
  Screen(.typeDetail, arguments: .abstract("type"), identity: .unique, disabling: hiddenBar) {
    On("tapBackButton", .goBack())
  }
}

// MARK: - The official test

enum OfficialMBTIRoute: String, RouteKey {
  case main, safariWeb
}

let officialMBTI = Coordinator<OfficialMBTIRoute>(
  "OfficialMBTI", dialect: .tcaCoordinators(.v0_13, .identified), root: .main,
  embedsNavigation: false
) {
  Screen(.main, disabling: hiddenBar) {
    On("tapBackButton")
    On("tapLinkPreview", .presentSheet(.safariWeb))
  }
  // The system's browser, with a button of its own that closes it.
  Screen(.safariWeb, arguments: .abstract("url"), identity: .unique) { On("done", .dismissScreen) }
}

// MARK: - The first tab

enum HomeRoute: String, RouteKey {
  case home, mbtiTest, allTypes, officialMBTI
}

/// The flows are pushed with a static initial state: each is always the same one.
let home = Coordinator<HomeRoute>(
  "Home", dialect: .tcaCoordinators(.v0_13, .identified), root: .home, embedsNavigation: true
) {
  Screen(.home) {
    On("tapStartTest", .push(.mbtiTest))
    On("tapSeeAllTypes", .push(.allTypes))
    On("tapGettingOfficialTest", .push(.officialMBTI))
  }
  Screen(.mbtiTest, hosts: mbtiTest)
  Screen(.allTypes, hosts: allTypes)
  Screen(.officialMBTI, hosts: officialMBTI)
  OnChild(.mbtiTest, MBTITestRoute.testMain, action: "tapBackButton", .pop())
  OnChild(
    .mbtiTest, MBTITestRoute.testResult, action: "save succeeded", trigger: .sent, .popToRoot)
  OnChild(.allTypes, AllTypesRoute.allTypesMain, action: "tapBackButton", .pop())
  OnChild(.officialMBTI, OfficialMBTIRoute.main, action: "tapBackButton", .pop())
}

// MARK: - The second tab

enum MyInfoRoute: String, RouteKey {
  case myInfo, loginSetting
  case logoutAlert
}

let myInfo = Coordinator<MyInfoRoute>(
  "MyInfo", dialect: .tcaCoordinators(.v0_13, .identified), root: .myInfo, embedsNavigation: true
) {
  Screen(.myInfo) {
    On("tapListItem(loginSetting)", .push(.loginSetting))
  }
  Screen(.loginSetting, identity: .unique, disabling: hiddenBar) {
    Slot("alert", .blockingOverlay, isBool: true)
    On("tapBackButton", .goBack())
    On("tapListRow(logout)", .show(.logoutAlert, in: "alert"))
    // Logging out awaits nothing. It can fail, which is not registered.
    On("requestLogout", trigger: .sent, .oneOf([.popToRoot, .emit("logout")], []))
  }
  Screen(.logoutAlert) {
    On("alert(confirm)", .clear("alert"), .send("requestLogout", to: .route(.loginSetting)))
    On("alert(cancel)", .clear("alert"))
  }
}

// MARK: - The tabs

enum MainTabRoute: String, RouteKey {
  case home, myInfo
}

/// The bar is the app's own. Screens hide and show it as they appear, which comes to this: it is there on the
/// first screen of each tab. A tap on the selected tab does nothing.
let mainTab = Tabs<MainTabRoute>(
  "MainTab", initial: .home, retap: .nothing,
  hidesBar: .any(
    .all(.top(.home), .inChild(.home, of: HomeRoute.self, .not(.top(.home)))),
    .all(.top(.myInfo), .inChild(.myInfo, of: MyInfoRoute.self, .not(.top(.myInfo)))))
) {
  Tab(.home, hosts: home)
  Tab(.myInfo, hosts: myInfo)
}

// MARK: - The app

enum AppRoute: String, RouteKey {
  case splash, login, main
}

/// Both flows exist all the time, shown or not, and restart when they appear.
let app = Switch<AppRoute>("App", initial: .splash) {
  // No user, or one about whom nothing can be found out: logging in.
  Case(.splash) {
    Request(
      "getCurrentUser", success: [.show(.main), .reset(.main)],
      failure: [.show(.login), .reset(.login)], onAppearance: true)
  }
  Case(.login, hosts: login, isKept: true)
  Case(.main, hosts: mainTab, isKept: true)
  OnChild(
    .login, LoginRoute.login, action: "login succeeded", trigger: .sent, .show(.main),
    .reset(.main))
  OnChild(
    .login, LoginRoute.signup, action: "signup succeeded", trigger: .sent, .show(.main),
    .reset(.main))
  // A notification, by way of the main queue: no tap can come in between.
  OnChild(
    flowOf: .main, MainTabRoute.myInfo, reports: "logout", .show(.login), .reset(.login))
}

register(
  Graph("FocusMe", entries: [app]) {
    app
    login
    mainTab
    home
    mbtiTest
    allTypes
    officialMBTI
    myInfo
    Variable("step", .init(questions))
  })
