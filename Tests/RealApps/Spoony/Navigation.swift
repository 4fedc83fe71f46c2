// The navigation of spooooony/Spoony-iOS at 37625c5, registered by hand from its sources.
//
// TCACoordinators 0.11.0 (exact, in the project file), plain arrays of routes: a route is its position.
//
// Left out everywhere: toasts, loading indicators, what text fields hold, buttons that leave
// navigation alone, links to Safari, and of custom alerts in a screen that swiping back from the edge
// still works while one is up. Whose post or review it is decides between buttons that are all listed.

import NavGraph

/// Screens hide the navigation bar; an extension of the navigation controller keeps the edge swipe.
let hiddenBar: [Gesture] = [.back, .backMenu]

// MARK: - The map's tab

enum MapRoute: String, RouteKey {
  case map, search, searchLocation
  case spoonDraw, locationAlert
}

/// The daily draw is an overlay of the map and hides the tab bar; it is a slot of the coordinator here, so
/// that the tabs can ask for it.
let map = Coordinator<MapRoute>(
  "Map", dialect: .tcaCoordinators(.v0_13, .indexed), root: .map, embedsNavigation: true
) {
  Slot("spoonDraw", .blockingOverlay, isBool: true)
  Screen(.map) {
    Slot("locationAlert", .alert, isBool: true)
    Request(
      "authentication",
      success: [.when(.not(.is("visitedToday")), [.show(.spoonDraw, in: "spoonDraw")])],
      failure: [], lifetime: .task)
    On("delegate.routeToSearchScreen", .push(.search))
    On("delegate.routeToPostView", .emit("routeToPostScreen"))
    On("delegate.changeSelectedTab(explore)", .emit("changeSelectedTab(explore)"))
    On("spoonTapped", .show(.spoonDraw, in: "spoonDraw"))
    // The alert where the permission is denied.
    On("moveToUserLocation", .oneOf([], [.show(.locationAlert, in: "locationAlert")]))
  }
  // The bar of the system is hidden; the search has a button of its own.
  Screen(.search, disabling: hiddenBar) {
    On("goBack", .goBack())
    On("selectLocation", .push(.searchLocation))
  }
  // While its list loads, the screen has no button back. Its alert about the permission is UIKit's.
  Screen(.searchLocation, arguments: .abstract("locationId"), disabling: hiddenBar) {
    On("delegate.routeToHomeScreen", .goBackToRoot)
    On("delegate.routeToPostDetail", .emit("routeToPostScreen"))
    On("map.delegate.changeSelectedTab(explore)", .emit("changeSelectedTab(explore)"))
  }
  .presentsUntracked("location alert")
  Screen(.spoonDraw) {
    Request("draw", success: [.assign("visitedToday", true)], failure: [])
    On("drawDailySpoon", .start("draw"))
    On("closeTapped", .clear("spoonDraw"))
  }
  Screen(.locationAlert) {
    On("openSettings")
    On("cancelTapped")
  }
}

// MARK: - The explore tab

enum ExploreRoute: String, RouteKey {
  case explore, search, otherProfile, follow, myProfile
  case filter, sort, deleteAlert, blockAlert, deleteOverlay
}

/// Alerts of the app are covers with a clear background, apart from those in a profile of one's own, which
/// lie in the screen.
let explore = Coordinator<ExploreRoute>(
  "Explore", dialect: .tcaCoordinators(.v0_13, .indexed), root: .explore, embedsNavigation: true
) {
  Screen(.explore) {
    Slot("filter", .sheet, isBool: true)
    Slot("sort", .sheet, isBool: true)
    Slot("alert", .cover, isBool: true)
    Request("filterInfo", success: [.show(.filter, in: "filter")], failure: [])
    On("searchButtonTapped", .push(.search))
    // The button of an empty feed: of all reviews, or of those whom one follows.
    On("goButtonTapped", .oneOf([.emit("changeSelectedTab(register)")], [.push(.search)]))
    On("filterTapped", .start("filterInfo"))
    On("sortTapped", .show(.sort, in: "sort"))
    On("deleteMyReview", .show(.deleteAlert, in: "alert"))
    On("delegate.routeToPostScreen", .emit("routeToPostScreen"))
    On("delegate.routeToReportScreen", .emit("routeToPostReportScreen"))
    On("delegate.routeToEditReviewScreen", .emit("routeToEditReviewScreen"))
  }
  Screen(.search, disabling: hiddenBar) {
    Slot("alert", .cover, isBool: true)
    On("deleteMyReview", .show(.deleteAlert, in: "alert"))
    On("delegate.routeToPreviousScreen", .goBack())
    On("delegate.routeToUserProfileScreen", .push(.otherProfile))
    On("delegate.routeToMyProfileScreen", .push(.myProfile))
    On("delegate.routeToPostScreen", .emit("routeToPostScreen"))
    On("delegate.routeToPostReportScreen", .emit("routeToPostReportScreen"))
    On("delegate.routeToEditReviewScreen", .emit("routeToEditReviewScreen"))
  }
  Screen(.otherProfile, arguments: .abstract("userId"), disabling: hiddenBar) {
    Slot("alert", .cover, isBool: true)
    Variable("isBlocked", false)
    Request(
      "block",
      success: [
        .when(
          .is("isBlocked"), [.assign("isBlocked", false)], otherwise: [.assign("isBlocked", true)])
      ],
      failure: [])
    On("backButtonTapped", .when(.is("isBlocked"), [.goBackToRoot], otherwise: [.goBack()]))
    On("blockTapped", .show(.blockAlert, in: "alert"))
    On("confirmAction", trigger: .sent, .start("block"))
    On(
      "routeToFollowScreen", when: .not(.is("isBlocked")),
      .when(.top(.otherProfile), [.push(.follow)]))
    On("delegate.routeToReviewDetail", when: .not(.is("isBlocked")), .emit("routeToPostScreen"))
    On(
      "delegate.routeToPostReportScreen", when: .not(.is("isBlocked")),
      .emit("routeToPostReportScreen"))
    On("reportUser", when: .not(.is("isBlocked")), .emit("routeToUserReportScreen"))
  }
  Screen(.follow, arguments: .abstract("initialTab"), disabling: hiddenBar) {
    On("delegate.routeToPreviousScreen", .goBack())
    On("delegate.routeToUserProfileScreen", .push(.otherProfile))
    On("delegate.routeToMyProfileScreen", .push(.myProfile))
  }
  // Never the root here, so that it has its button back. The overlay stays until the answer.
  Screen(.myProfile, disabling: hiddenBar) {
    Slot("deleteAlert", .blockingOverlay, isBool: true)
    Request("delete", success: [.clear("deleteAlert")], failure: [.clear("deleteAlert")])
    On("deleteReview", .show(.deleteOverlay, in: "deleteAlert"))
    On("performDelete", trigger: .sent, .start("delete"))
    On("delegate.routeToPreviousScreen", .goBack())
    On("routeToFollowScreen", .push(.follow))
    On("delegate.routeToSettingsScreen", .emit("routeToSettingsScreen"))
    On("delegate.routeToAttendanceScreen", .emit("routeToAttendanceScreen"))
    On("delegate.routeToEditProfileScreen", .emit("routeToEditProfileScreen"))
    On("delegate.routeToEditReviewScreen", .emit("routeToEditReviewScreen"))
    On("delegate.routeToRegister", .emit("routeToRegisterScreen"))
    On("delegate.routeToReviewDetail", .emit("routeToPostScreen"))
  }
  Screen(.filter) {
    On("doneTapped", .clear("filter"))
  }
  Screen(.sort) {
    On("doneTapped", .clear("sort"))
  }
  Screen(.deleteAlert) {
    On("confirmDeleteReview", .clear("alert"))
    On("cancelTapped", .clear("alert"))
  }
  Screen(.blockAlert) {
    On("confirmTapped", .clear("alert"), .send("confirmAction", to: .route(.otherProfile)))
    On("cancelTapped", .clear("alert"))
  }
  Screen(.deleteOverlay) {
    On("confirmDeleteReview", .send("performDelete", to: .route(.myProfile)))
    On("cancelDeleteReview", .clear("deleteAlert"))
  }
}

// MARK: - The tab of one's own

enum MyPageRoute: String, RouteKey {
  case profile, otherProfile, reviews, follow
  case blockAlert, deleteOverlay
}

let myPage = Coordinator<MyPageRoute>(
  "MyPage", dialect: .tcaCoordinators(.v0_13, .indexed),
  starts: [[.root(.profile, with: ["isRootView": "true"], embedsNavigation: true)]]
) {
  Screen(.profile, arguments: .values("isRootView", ["true", "false"]), disabling: hiddenBar) {
    Slot("deleteAlert", .blockingOverlay, isBool: true)
    Request("delete", success: [.clear("deleteAlert")], failure: [.clear("deleteAlert")])
    On("deleteReview", .show(.deleteOverlay, in: "deleteAlert"))
    On("performDelete", trigger: .sent, .start("delete"))
    On("delegate.routeToPreviousScreen", when: .argument("isRootView", is: "false"), .goBack())
    On("routeToFollowScreen", .push(.follow))
    On("delegate.routeToSettingsScreen", .emit("routeToSettingsScreen"))
    On("delegate.routeToAttendanceScreen", .emit("routeToAttendanceScreen"))
    On("delegate.routeToEditProfileScreen", .emit("routeToEditProfileScreen"))
    On("delegate.routeToEditReviewScreen", .emit("routeToEditReviewScreen"))
    On("delegate.routeToRegister", .emit("routeToRegisterScreen"))
    On("delegate.routeToReviewDetail", .emit("routeToPostScreen"))
  }
  Screen(.otherProfile, arguments: .abstract("userId"), disabling: hiddenBar) {
    Slot("alert", .cover, isBool: true)
    Variable("isBlocked", false)
    Request(
      "block",
      success: [
        .when(
          .is("isBlocked"), [.assign("isBlocked", false)], otherwise: [.assign("isBlocked", true)])
      ],
      failure: [])
    On("backButtonTapped", .when(.is("isBlocked"), [.goBackToRoot], otherwise: [.goBack()]))
    On("blockTapped", .show(.blockAlert, in: "alert"))
    On("confirmAction", trigger: .sent, .start("block"))
    On(
      "routeToFollowScreen", when: .not(.is("isBlocked")),
      .when(.top(.otherProfile), [.push(.follow)]))
    On("delegate.routeToReviewDetail", when: .not(.is("isBlocked")), .emit("routeToPostScreen"))
    On(
      "delegate.routeToPostReportScreen", when: .not(.is("isBlocked")),
      .emit("routeToPostReportScreen"))
    On("reportUser", when: .not(.is("isBlocked")), .emit("routeToUserReportScreen"))
  }
  // A case of the enum that nothing shows.
  Screen(.reviews) {
    On("delegate.presentPopup", .emit("presentPopup"))
    On("delegate.routeToPostScreen", .emit("routeToPostScreen"))
    On("delegate.routeToPreviousScreen", .goBack())
  }
  Screen(.follow, arguments: .abstract("initialTab"), disabling: hiddenBar) {
    On("delegate.routeToPreviousScreen", .goBack())
    On("delegate.routeToUserProfileScreen", .push(.otherProfile))
    On("delegate.routeToMyProfileScreen", .push(.profile, with: ["isRootView": "false"]))
  }
  Screen(.blockAlert) {
    On("confirmTapped", .clear("alert"), .send("confirmAction", to: .route(.otherProfile)))
    On("cancelTapped", .clear("alert"))
  }
  Screen(.deleteOverlay) {
    On("confirmDeleteReview", .send("performDelete", to: .route(.profile)))
    On("cancelDeleteReview", .clear("deleteAlert"))
  }
}

// MARK: - The tabs

enum TabRoute: String, RouteKey {
  case map, explore, register, myPage
}

/// What tabs pass on from the flows in them, all under the name that they came with.
let passedOn = [
  "routeToPostScreen", "routeToPostReportScreen", "routeToUserReportScreen",
  "routeToEditReviewScreen", "routeToRegisterScreen", "routeToSettingsScreen",
  "routeToAttendanceScreen", "routeToEditProfileScreen",
]

/// A tap on `register` pushes the form instead of selecting the tab, whose content is empty: a tap of the
/// coordinator's own, while nothing is above the tabs. A tap on `explore` besides takes that tab back to
/// its root, which is left out for taps from another tab.
let tabs = Tabs<TabRoute>(
  "Tab", initial: .map,
  hidesBar: .all(.top(.map), .inChild(.map, of: MapRoute.self, .slotIsTaken("spoonDraw")))
) {
  Tab(.map, hosts: map)
  Tab(.explore, hosts: explore)
  Tab(.register, when: .any())
  Tab(.myPage, hosts: myPage)
  OnSelf(
    "tabSelected(register)", trigger: .tap,
    when: .inParent(
      "TabRoot", of: TabRootRoute.self, .all(.top(.tab), .not(.slotIsTaken("popup")))),
    .emit("routeToRegisterScreen"))
  OnChild(.map, action: "routeToPostScreen", .emit("routeToPostScreen"))
  OnChild(.map, action: "changeSelectedTab(explore)", .select(.explore))
  OnChild(.explore, action: "changeSelectedTab(register)", .select(.register))
  for report in passedOn {
    OnChild(.explore, action: report, .emit(report))
    OnChild(.myPage, action: report, .emit(report))
  }
  // Handled, though nothing in those tabs says it.
  OnChild(.explore, action: "routeToReviewDetail", .emit("routeToPostScreen"))
  OnChild(.explore, action: "routeToFollowScreen", .emit("routeToFollowScreen"))
  OnChild(.myPage, action: "routeToReviewDetail", .emit("routeToPostScreen"))
  OnChild(.myPage, action: "routeToFollowScreen", .emit("routeToFollowScreen"))
  OnChild(.myPage, action: "routeToLoginScreen", .emit("routeToLoginScreen"))
  OnChild(.myPage, action: "presentPopup", .emit("presentPopup"))
}

// MARK: - Screens above the tabs

enum TabRootRoute: String, RouteKey {
  case tab, registerAndEdit, settings, editProfile, accountManagement, blockedUsers, withdraw
  case attendance, post, report, profile, follow, myProfile
  case registerSuccessPopup, reportSuccessPopup
  case profileImages, logoutAlert, attendanceInfo, spoonDraw, useSpoonPopup, deletePopup
  case reportAlert, blockAlert, deleteOverlay
}

let tabRoot = Coordinator<TabRootRoute>(
  "TabRoot", dialect: .tcaCoordinators(.v0_13, .indexed), root: .tab, embedsNavigation: true
) {
  // The popup lies over everything, the tabs included.
  Slot("popup", .blockingOverlay)

  // The tabs, and what they pass on.
  Screen(.tab, hosts: tabs)
  OnChild(.tab, action: "routeToLoginScreen", .emit("routeToLoginScreen"))
  OnChild(.tab, action: "routeToRegisterScreen", .push(.registerAndEdit, with: ["mode": "new"]))
  OnChild(.tab, action: "routeToEditReviewScreen", .push(.registerAndEdit, with: ["mode": "edit"]))
  OnChild(.tab, action: "routeToSettingsScreen", .push(.settings))
  OnChild(.tab, action: "routeToAttendanceScreen", .push(.attendance))
  OnChild(.tab, action: "routeToEditProfileScreen", .push(.editProfile))
  OnChild(.tab, action: "routeToPostScreen", .push(.post))
  OnChild(.tab, action: "routeToPostReportScreen", .push(.report))
  OnChild(.tab, action: "routeToUserReportScreen", .push(.report))
  OnChild(.tab, action: "routeToFollowScreen", .when(.top(.profile), [.push(.follow)]))
  OnChild(.tab, action: "presentPopup", .show(.registerSuccessPopup, in: "popup"))

  // A new review, or one that is changed. While it is posted, all of it is disabled. It is never enabled
  // again after a success, nor where the server refuses a new one.
  Screen(.registerAndEdit, arguments: .values("mode", ["new", "edit"]), disabling: hiddenBar) {
    Variable("step", ["start", "end"])
    Variable("isPosting", false)
    Request(
      "post",
      success: [
        .when(
          .argument("mode", is: "new"), [.oneOf([.show(.registerSuccessPopup, in: "popup")], [])],
          otherwise: [.oneOf([.push(.post)], [.assign("isPosting", false)])])
      ],
      failure: [.assign("isPosting", false)])
    On(
      "delegate.routeToPreviousScreen",
      when: .all(.not(.is("isPosting")), .variable("step", is: "start")), .goBack())
    On(
      "infoStep.didTapNextButton",
      when: .all(.not(.is("isPosting")), .variable("step", is: "start")), .assign("step", "end"))
    On(
      "reviewStep.movePreviousView",
      when: .all(.not(.is("isPosting")), .variable("step", is: "end")), .assign("step", "start"))
    On(
      "reviewStep.didTapNextButton",
      when: .all(.not(.is("isPosting")), .variable("step", is: "end")),
      .assign("isPosting", true), .start("post"))
  }
  Screen(.registerSuccessPopup) {
    On(
      "confirmTapped", .goBack(), .inChild(.tab, of: TabRoute.self, .select(.explore)),
      .clear("popup"))
  }
  // A type of popup that nothing presents here.
  Screen(.reportSuccessPopup) {
    On("confirmTapped", .goBack(), .clear("popup"))
  }

  // Settings.
  Screen(.settings, disabling: hiddenBar) {
    On("didTapAccountManagement", .push(.accountManagement))
    On("didTapBlockedUsers", .push(.blockedUsers))
    On("delegate.routeToPreviousScreen", .goBack())
  }
  Screen(.editProfile, disabling: hiddenBar) {
    Slot("profileImages", .sheet, isBool: true)
    Request("save", success: [.goBack()], failure: [], restarts: true, id: "editProfile")
    On("didTapQuestionButton", .show(.profileImages, in: "profileImages"))
    On("didTapRegisterButton", .start("save"))
    On("delegate.routeToPreviousScreen", .cancel("editProfile"), .goBack())
  }
  Screen(.profileImages) {
    On("closeTapped", .clear("profileImages"))
  }
  Screen(.accountManagement, disabling: hiddenBar) {
    Slot("alert", .blockingOverlay, isBool: true)
    Request(
      "logout", success: [.oneOf([.emit("routeToLoginScreen")], [])], failure: [])
    On("logoutButtonTapped", .show(.logoutAlert, in: "alert"))
    On("performLogout", trigger: .sent, .start("logout"))
    On("withdrawButtonTapped", .push(.withdraw))
    On("delegate.routeToPreviousScreen", .goBack())
  }
  Screen(.logoutAlert) {
    On("confirmLogout", .clear("alert"), .send("performLogout", to: .route(.accountManagement)))
    On("cancelLogout", .clear("alert"))
  }
  Screen(.blockedUsers, disabling: hiddenBar) {
    On("delegate.routeToPreviousScreen", .goBack())
  }
  // A failure leads to the log-in, too; only a refusal by the server stays.
  Screen(.withdraw, disabling: hiddenBar) {
    Variable("isAgreed", false)
    Variable("isWithdrawing", false)
    Request(
      "withdraw",
      success: [
        .assign("isWithdrawing", false), .oneOf([.emit("routeToLoginScreen")], []),
      ],
      failure: [.assign("isWithdrawing", false), .emit("routeToLoginScreen")])
    On(
      "toggleAgreement", when: .all(.is("isAgreed"), .not(.is("isWithdrawing"))),
      .assign("isAgreed", false))
    On(
      "toggleAgreement", when: .all(.not(.is("isAgreed")), .not(.is("isWithdrawing"))),
      .assign("isAgreed", true))
    On(
      "performWithdraw", when: .all(.is("isAgreed"), .not(.is("isWithdrawing"))),
      .assign("isWithdrawing", true), .start("withdraw"))
    On("delegate.routeToPreviousScreen", when: .not(.is("isWithdrawing")), .goBack())
  }

  // The daily draw. It asks the server whether today's is still to come.
  Screen(.attendance, disabling: hiddenBar) {
    Slot("info", .sheet, isBool: true)
    Slot("spoonDraw", .blockingOverlay, isBool: true)
    Request(
      "drawInfo",
      success: [.when(.not(.is("visitedToday")), [.show(.spoonDraw, in: "spoonDraw")])],
      failure: [], lifetime: .task)
    On("infoTapped", .show(.attendanceInfo, in: "info"))
    On("delegate.routeToPreviousScreen", .goBack())
  }
  Screen(.attendanceInfo) {
    On("closeTapped", .dismissScreen)
  }
  Screen(.spoonDraw) {
    Request("draw", success: [.assign("visitedToday", true)], failure: [])
    On("drawDailySpoon", .start("draw"))
    On("closeTapped", .clear("spoonDraw"))
  }

  // A review.
  Screen(.post, arguments: .abstract("postId"), disabling: hiddenBar) {
    Slot("popup", .blockingOverlay)
    Slot("spoonDraw", .blockingOverlay, isBool: true)
    Request("delete", success: [.goBack()], failure: [])
    On("delegate.routeToPreviousScreen", .goBack())
    On(
      "spoonTapped",
      .when(
        .is("visitedToday"), [.push(.attendance)], otherwise: [.show(.spoonDraw, in: "spoonDraw")]))
    On("showUseSpoonPopup", .oneOf([], [.show(.useSpoonPopup, in: "popup")]))
    On("showDeletePopup", .show(.deletePopup, in: "popup"))
    On("performDelete", trigger: .sent, .start("delete"))
    On("delegate.routeToReportScreen", .push(.report))
    On("delegate.routeToEditReviewScreen", .push(.registerAndEdit, with: ["mode": "edit"]))
    On("delegate.routeToUserProfileScreen", .push(.profile))
    On("delegate.routeToMyProfileScreen", .push(.myProfile, with: ["isRootView": "false"]))
  }
  Screen(.useSpoonPopup) {
    On("confirmUseSpoonPopup", .clear("popup"))
    On("dismissUseSpoonPopup", .clear("popup"))
  }
  Screen(.deletePopup) {
    On("confirmDeletePopup", .clear("popup"), .send("performDelete", to: .route(.post)))
    On("dismissDeletePopup", .clear("popup"))
  }
  Screen(.report, arguments: .abstract("of"), disabling: hiddenBar) {
    Slot("alert", .cover, isBool: true)
    Request("report", success: [.show(.reportAlert, in: "alert")], failure: [])
    On("reportPostButtonTapped", .start("report"))
    On("delegate.routeToPreviousScreen", .goBack())
  }
  Screen(.reportAlert) {
    On("confirmTapped", .clear("alert"), .goBackToRoot)
  }

  // People.
  Screen(.profile, arguments: .abstract("userId"), disabling: hiddenBar) {
    Slot("alert", .cover, isBool: true)
    Variable("isBlocked", false)
    Request(
      "block",
      success: [
        .when(
          .is("isBlocked"), [.assign("isBlocked", false)], otherwise: [.assign("isBlocked", true)])
      ],
      failure: [])
    On("backButtonTapped", .when(.is("isBlocked"), [.goBackToRoot], otherwise: [.goBack()]))
    On("blockTapped", .show(.blockAlert, in: "alert"))
    On("confirmAction", trigger: .sent, .start("block"))
    On("routeToFollowScreen", when: .not(.is("isBlocked")), .when(.top(.profile), [.push(.follow)]))
    On("delegate.routeToReviewDetail", when: .not(.is("isBlocked")), .push(.post))
    On("delegate.routeToPostReportScreen", when: .not(.is("isBlocked")), .push(.report))
    On("reportUser", when: .not(.is("isBlocked")), .push(.report))
  }
  Screen(.blockAlert) {
    On("confirmTapped", .clear("alert"), .send("confirmAction", to: .route(.profile)))
    On("cancelTapped", .clear("alert"))
  }
  Screen(.follow, arguments: .abstract("initialTab"), disabling: hiddenBar) {
    On("delegate.routeToPreviousScreen", .goBack())
    On("delegate.routeToUserProfileScreen", .push(.profile))
    On("delegate.routeToMyProfileScreen", .push(.myProfile, with: ["isRootView": "true"]))
  }
  // The button back is there only where the profile does not take itself for a root.
  Screen(.myProfile, arguments: .values("isRootView", ["false", "true"]), disabling: hiddenBar) {
    Slot("deleteAlert", .blockingOverlay, isBool: true)
    Request("delete", success: [.clear("deleteAlert")], failure: [.clear("deleteAlert")])
    On("deleteReview", .show(.deleteOverlay, in: "deleteAlert"))
    On("performDelete", trigger: .sent, .start("delete"))
    On("delegate.routeToPreviousScreen", when: .argument("isRootView", is: "false"), .goBack())
    On("routeToFollowScreen", .push(.follow))
    On("delegate.routeToSettingsScreen", .push(.settings))
    On("delegate.routeToAttendanceScreen", .push(.attendance))
    On("delegate.routeToEditProfileScreen", .push(.editProfile))
    On("delegate.routeToEditReviewScreen", .push(.registerAndEdit, with: ["mode": "edit"]))
    On("delegate.routeToRegister", .push(.registerAndEdit, with: ["mode": "new"]))
    On("delegate.routeToReviewDetail", .push(.post))
  }
  Screen(.deleteOverlay) {
    On("confirmDeleteReview", .send("performDelete", to: .route(.myProfile)))
    On("cancelDeleteReview", .clear("deleteAlert"))
  }

  // Declared, but neither sent nor handled.
  OnSelf("routeToRoot", trigger: .sent)
}

// MARK: - The app

enum AppRoute: String, RouteKey {
  case splash, auth, termsOfService, onboarding, tabRootCoordinator
}

let app = Coordinator<AppRoute>(
  "App", dialect: .tcaCoordinators(.v0_13, .indexed), root: .splash, embedsNavigation: false
) {
  // Tokens are looked for and renewed; without any, it fails at once.
  Screen(.splash) {
    Request(
      "refresh", success: [.set([.root(.tabRootCoordinator)])], failure: [.set([.root(.auth)])],
      onAppearance: true)
  }
  // The buttons stay enabled while a log-in is pending.
  Screen(.auth) {
    for platform in ["kakao", "apple"] {
      Request(
        "\(platform)Login",
        success: [.oneOf([.set([.root(.tabRootCoordinator)])], [.set([.root(.termsOfService)])])],
        failure: [])
      On("\(platform)LoginButtonTapped", .start("\(platform)Login"))
    }
    // The view has no button for it.
    On("tempHomeButtonTapped", trigger: .sent, .set([.root(.tabRootCoordinator)]))
  }
  // The first tap asks for the permission to locate, where that was never asked for.
  Screen(.termsOfService) {
    Variable("allAgreed", false)
    On("allAgreeTapped", when: .is("allAgreed"), .assign("allAgreed", false))
    On("allAgreeTapped", when: .not(.is("allAgreed")), .assign("allAgreed", true))
    Effect("permission", sends: "authorizationStatusChanged", emits: .perhaps)
    On(
      "agreeTapped", when: .is("allAgreed"),
      .oneOf([.set([.root(.onboarding)])], [.start("permission")]))
    // Heard by the view alone, while it is there.
    On(
      "authorizationStatusChanged", trigger: .sent, when: .top(.termsOfService),
      .set([.root(.onboarding)]))
  }
  .presentsUntracked("location permission")
  // Next is disabled while the input is wrong, which is left out.
  Screen(.onboarding) {
    Variable("step", ["nickname", "information", "introduce", "finish"])
    Request("signup", success: [.assign("step", "finish")], failure: [])
    On("tappedNextButton", when: .variable("step", is: "nickname"), .assign("step", "information"))
    On("tappedNextButton", when: .variable("step", is: "information"), .assign("step", "introduce"))
    On("tappedNextButton", when: .variable("step", is: "introduce"), .start("signup"))
    On(
      "tappedNextButton", when: .variable("step", is: "finish"), .set([.root(.tabRootCoordinator)]))
    On("tappedSkipButton", when: .variable("step", is: "information"), .assign("step", "introduce"))
    On("tappedSkipButton", when: .variable("step", is: "introduce"), .start("signup"))
    On("tappedBackButton", when: .variable("step", is: "information"), .assign("step", "nickname"))
    On("tappedBackButton", when: .variable("step", is: "introduce"), .assign("step", "information"))
  }
  Screen(.tabRootCoordinator, hosts: tabRoot)
  OnChild(.tabRootCoordinator, action: "routeToLoginScreen", .set([.root(.auth)]))
  // The notification of an expired session: sent by the view, handled by nothing.
  Unhandled("routeToLoginScreen")
}

register(
  Graph("Spoony", entries: [app]) {
    app
    tabRoot
    tabs
    map
    explore
    myPage
    // Whether the daily spoon was drawn. It restarts each day, which is left out.
    Variable("visitedToday", false)
  })
