import NavGraph

// The navigation of mash-up-kr/SeeYouAgain_iOS at c60b4f82275f8adce443f6303a787c425ba5d2c3, registered by
// hand: names and facts. It pins TCACoordinators 0.2.0, which takes any FlowStacks below 1.0; when the
// commit was made, that was 0.3.5, whose operations are those of the dialect "up to 0.13".
//
// All navigation bars are hidden, so that there is neither a back button nor its menu; an extension of
// UINavigationController keeps the edge swipe.
//
// Left out throughout: toasts, and what only loads or shows data. Effects that send at once
// (`Effect(value:)`) are part of the action that starts them. Bottom sheets and the alert are views drawn
// by the app over a screen's content: a tap beside them closes them (`_setIsPresented`), and nothing
// stops the edge swipe beneath. The loading indicator is a window of its own over the whole app; the
// nearest that can be said is a cover without a way to close it. It comes up in `onAppear`, at once; here it
// is there from the start, and a moment late when the screen reappears.

// MARK: - Settings

enum SettingRoute: String, RouteKey {
  case setting, appVersion, modeSelection, companySelection
  case companySelectAlert, emailGuideBottomSheet
}

let setting = Coordinator<SettingRoute>(
  "SettingCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .setting,
  embedsNavigation: true, disabling: [.back]
) {
  Screen(.setting, arguments: .abstract("nickname")) {
    On("backButtonTapped")
    On("navigateAppVersion", .push(.appVersion))
    On("navigateModeSelection", .push(.modeSelection))
  }
  Screen(.appVersion) {
    On("backButtonTapped", .goBack())
    // Opens the store; there only where a newer version is.
    On("updateButtonTapped")
  }
  Screen(.modeSelection) {
    Variable("selectedMode", ["basic", "interestCompany"])
    Slot("alert", .blockingOverlay, isBool: true)
    On("backButtonTapped", .goBack())
    On(
      "modeButtonTapped",
      .oneOf([.assign("selectedMode", "basic")], [.assign("selectedMode", "interestCompany")]))
    On(
      "changeButtonTapped", if: .variable("selectedMode", is: "basic"),
      .send("navigateHome", to: .route(.modeSelection)))
    On(
      "changeButtonTapped", if: .variable("selectedMode", is: "interestCompany"),
      .show(.companySelectAlert, in: "alert"))
    On("navigateHome", trigger: .sent)
    // Nothing sends it.
    On("navigateCompanySelection", trigger: .sent, .push(.companySelection))
  }
  Screen(.companySelectAlert) {
    On("_setIsAlertPresented", .clear("alert"))
  }
  Screen(.companySelection) {
    Slot("emailGuide", .blockingOverlay, isBool: true)
    On("backButtonTapped", .goBack())
    On("companyButtonTapped")
    On("presentBottomSheet", .show(.emailGuideBottomSheet, in: "emailGuide"))
    On("selectButtonTapped", .start("addInterestCompanies"))
    Effect("addInterestCompanies", sends: "companySelectCompleted", emits: .perhaps)
    On("companySelectCompleted", trigger: .sent)
  }
  Screen(.emailGuideBottomSheet) {
    On("_setBottomSheetIsPresented", .clear("emailGuide"))
  }
}

// MARK: - News

enum NewsCardRoute: String, RouteKey {
  case newsList, web, shortsComplete
  case sortBottomSheet, loading
}

/// Whoever pushes it says where it starts: on the list, or on a web page without a navigation view.
let newsCard = Coordinator<NewsCardRoute>(
  "NewsCardCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed),
  starts: [[.root(.newsList, embedsNavigation: true)], [.root(.web)]], disabling: [.back]
) {
  Screen(
    .newsList, arguments: .values("source", ["main", "hot", "shortStorage"]), .abstract("shortsId"),
    .abstract("keywordTitle")
  ) {
    Variable("hasNews", false)
    Slot("loading", .cover, initially: .loading, isBool: true)
    Slot("sortBottomSheet", .blockingOverlay, isBool: true)
    Effect("_onAppear", sends: "_onAppear", lifetime: .eachAppearance)
    On("_onAppear", trigger: .sent, .show(.loading, in: "loading"), .start("_handleNewsResponse"))
    // A failure leaves the loading window up.
    Request(
      "_handleNewsResponse", success: [.clear("loading"), .assign("hasNews", true)], failure: [])
    On("backButtonTapped")
    On("saveButtonTapped", when: .argument("source", is: "main"))
    On("showSortBottomSheet", .show(.sortBottomSheet, in: "sortBottomSheet"))
    // `cardTapped` of a piece of news.
    On("navigateWebView", when: .is("hasNews"), .push(.web, with: ["source": .same("source")]))
    // No view sends it.
    On("completeButtonTapped", trigger: .sent, .start("_completeTodayShorts"))
    Effect("_completeTodayShorts", sends: "_willDisappear", emits: .perhaps)
    On("_willDisappear", trigger: .sent, .assign("hasNews", false), .push(.shortsComplete))
  }
  Screen(
    .web, arguments: .values("source", ["main", "hot", "shortStorage", "longStorage"]),
    .abstract("newsId"), .abstract("webAddress")
  ) {
    On("backButtonTapped", if: .not(.argument("source", is: "longStorage")), .goBack())
    On("saveButtonTapped")
    On("tooltipButtonTapped")
  }
  Screen(.shortsComplete, arguments: .abstract("totalShortsCount")) {
    On("backButtonTapped")
    On("confirmButtonTapped")
  }
  Screen(.sortBottomSheet) {
    On("confirmBottomButtonTapped", .clear("sortBottomSheet"))
    On("_setIsPresented", .clear("sortBottomSheet"))
  }
  Screen(.loading)
}

// MARK: - Hot keywords

enum HotKeywordRoute: String, RouteKey { case hotKeyword }

let hotKeyword = Coordinator<HotKeywordRoute>(
  "HotKeywordCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .hotKeyword,
  embedsNavigation: true, disabling: [.back]
) {
  Screen(.hotKeyword) {
    Variable("hasKeywords", false)
    Variable("isAllowHitTest", true)
    Request(
      "_fetchData",
      success: [.assign("hasKeywords", true), .assign("isAllowHitTest", true)],
      failure: [.assign("isAllowHitTest", true)], onAppearance: true)
    On("pullToRefresh", .assign("isAllowHitTest", false), .start("_fetchData"))
    // The notification that the app comes to the foreground.
    On(
      "backToForeground", trigger: .effect, .assign("isAllowHitTest", false), .start("_fetchData"))
    // `hotKeywordCircleTapped`.
    On("showKeywordNewsList", when: .all(.is("hasKeywords"), .is("isAllowHitTest")))
  }
}

// MARK: - Main

enum MainRoute: String, RouteKey { case main, loading }

let main = Coordinator<MainRoute>(
  "MainCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .main,
  embedsNavigation: true, disabling: [.back]
) {
  Screen(.main) {
    Variable("hasCards", false)
    Slot("loading", .cover, isBool: true)
    // `_viewWillAppear`, which asks again whenever there are no cards yet. The answer may be empty.
    Request(
      "_fetchNewsCards", success: [.oneOf([.assign("hasCards", true)], [])], failure: [],
      lifetime: .eachAppearance)
    On("showCategoryBottomSheet")
    // `newsCardTapped`.
    On("_navigateNewsList", when: .is("hasCards"))
    // A card is dragged down.
    On(
      "_saveNewsCard", when: .is("hasCards"), .show(.loading, in: "loading"),
      .start("saveNewsCard"))
    Request("saveNewsCard", success: [.clear("loading")], failure: [.clear("loading")])
    On(
      "_categoriesIsUpdated", trigger: .sent, .assign("hasCards", false),
      .start("_fetchNewsCards"))
  }
  Screen(.loading)
}

// MARK: - Storages

enum ShortStorageRoute: String, RouteKey { case shortStorageNewsList, loading }

let shortStorage = Coordinator<ShortStorageRoute>(
  "ShortStorageCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed),
  root: .shortStorageNewsList, embedsNavigation: true, disabling: [.back]
) {
  Screen(
    .shortStorageNewsList, arguments: .abstract("isInEditMode"), .abstract("shortsNewsItemsCount")
  ) {
    Variable("hasItems", false)
    Variable("isInEditMode", false)
    Slot("loading", .cover, initially: .loading, isBool: true)
    Effect("_onAppear", sends: "_onAppear", lifetime: .eachAppearance)
    // Nothing is loaded again once all pages are there (`fetchAll`).
    On(
      "_onAppear", trigger: .sent,
      .when(
        .is("hasItems"),
        [.oneOf([.show(.loading, in: "loading"), .start("_fetchTodayShorts")], [])],
        otherwise: [.show(.loading, in: "loading"), .start("_fetchTodayShorts")]))
    // A failure leaves the loading window up.
    Request(
      "_fetchTodayShorts",
      success: [
        .clear("loading"), .oneOf([.assign("hasItems", true)], [.assign("hasItems", false)]),
      ],
      failure: [])
    On("backButtonTapped")
    On(
      "editButtonTapped", when: .all(.is("hasItems"), .not(.is("isInEditMode"))),
      .assign("isInEditMode", true))
    On(
      "deleteButtonTapped", when: .all(.is("hasItems"), .is("isInEditMode")),
      .oneOf([.assign("isInEditMode", false)], [.start("_deleteTodayShorts")]))
    // The success toggles the edit mode.
    Request(
      "_deleteTodayShorts",
      success: [
        .when(
          .is("isInEditMode"), [.assign("isInEditMode", false)],
          otherwise: [.assign("isInEditMode", true)]),
        .oneOf([], [.assign("hasItems", false)]),
      ],
      failure: [])
    // `cardTapped`.
    On("_navigateNewsList", when: .all(.is("hasItems"), .not(.is("isInEditMode"))))
  }
  Screen(.loading)
}

enum LongStorageRoute: String, RouteKey {
  case longStorageNewsList, loading
  case sortBottomSheet, categoryFilterBottomSheet, dateFilterBottomSheet
}

let longStorage = Coordinator<LongStorageRoute>(
  "LongStorageCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed),
  root: .longStorageNewsList, embedsNavigation: true, disabling: [.back]
) {
  Screen(.longStorageNewsList) {
    Variable("hasItems", false)
    Variable("isInEditMode", false)
    Slot("loading", .cover, initially: .loading, isBool: true)
    Slot("sortBottomSheet", .blockingOverlay, isBool: true)
    Slot("categoryFilterBottomSheet", .blockingOverlay, isBool: true)
    Slot("dateFilterBottomSheet", .blockingOverlay, isBool: true)
    Effect("_onAppear", sends: "_onAppear", lifetime: .eachAppearance)
    On(
      "_onAppear", trigger: .sent,
      .when(
        .is("hasItems"), [.oneOf([.show(.loading, in: "loading"), .start("_fetchSavedNews")], [])],
        otherwise: [.show(.loading, in: "loading"), .start("_fetchSavedNews")]))
    // A failure leaves the loading window up.
    Request(
      "_fetchSavedNews",
      success: [
        .clear("loading"), .oneOf([.assign("hasItems", true)], [.assign("hasItems", false)]),
      ],
      failure: [])
    On("backButtonTapped")
    On(
      "editButtonTapped", when: .all(.is("hasItems"), .not(.is("isInEditMode"))),
      .assign("isInEditMode", true))
    On(
      "deleteButtonTapped", when: .all(.is("hasItems"), .is("isInEditMode")),
      .oneOf([.assign("isInEditMode", false)], [.start("_deleteSavedNews")]))
    Request(
      "_deleteSavedNews",
      success: [
        .when(
          .is("isInEditMode"), [.assign("isInEditMode", false)],
          otherwise: [.assign("isInEditMode", true)]),
        .oneOf([], [.assign("hasItems", false)]),
      ],
      failure: [])
    On(
      "showSortBottomSheet", when: .all(.is("hasItems"), .not(.is("isInEditMode"))),
      .show(.sortBottomSheet, in: "sortBottomSheet"))
    On(
      "showCategoryFilterBottomSheet", when: .all(.is("hasItems"), .not(.is("isInEditMode"))),
      .show(.categoryFilterBottomSheet, in: "categoryFilterBottomSheet"))
    // No view contains the view with its button.
    On(
      "showDateFilterBottomSheet", trigger: .sent,
      .show(.dateFilterBottomSheet, in: "dateFilterBottomSheet"))
    On("_filter", trigger: .sent, .start("_fetchSavedNews"))
    // `cardTapped`.
    On("_navigateNewsList", when: .all(.is("hasItems"), .not(.is("isInEditMode"))))
  }
  Screen(.loading)
  Screen(.sortBottomSheet) {
    On("confirmBottomButtonTapped", .clear("sortBottomSheet"))
    On("_setIsPresented", .clear("sortBottomSheet"))
  }
  Screen(.categoryFilterBottomSheet) {
    Variable("hasSelection", true)
    On("selectCategory", .oneOf([.assign("hasSelection", true)], [.assign("hasSelection", false)]))
    On(
      "confirmBottomButtonTapped", when: .is("hasSelection"), .clear("categoryFilterBottomSheet"))
    On("_setIsPresented", .clear("categoryFilterBottomSheet"))
  }
  Screen(.dateFilterBottomSheet) {
    On(
      "confirmBottomButtonTapped", .clear("dateFilterBottomSheet"),
      .send("_filter", to: .route(.longStorageNewsList)))
    On("_setIsPresented", .clear("dateFilterBottomSheet"))
  }
}

// MARK: - The user's page

enum MyPageRoute: String, RouteKey {
  case myPage, shortStorage, longStorage, achievementShare
  case activityView
}

let myPage = Coordinator<MyPageRoute>(
  "MyPageCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .myPage,
  embedsNavigation: true, disabling: [.back]
) {
  Screen(.myPage) {
    On("settingButtonTapped")
    On("shortShortsButtonTapped", .push(.shortStorage))
    On("longShortsButtonTapped", .push(.longStorage))
    // `achievementBadgeTapped` of one that is achieved, and of one that is not.
    On("_presentAchievementShareScreen", .presentCover(.achievementShare, embedsNavigation: true))
    On("_presentAchievementBottomSheet")
  }
  Screen(.shortStorage, hosts: shortStorage)
  Screen(.longStorage, hosts: longStorage)
  Screen(.achievementShare, arguments: .abstract("achievementType")) {
    Slot("activityView", .sheet, isBool: true)
    On("dismissButtonDidTapped", .dismiss())
    On("shareButtonDidTapped", .show(.activityView, in: "activityView"))
  }
  // The system's view for sharing.
  Screen(.activityView) {
    On("shareCompleted", .clear("activityView"))
  }

  OnChild(
    .shortStorage, ShortStorageRoute.shortStorageNewsList, action: "backButtonTapped", .goBack())
  OnChild(
    .longStorage, LongStorageRoute.longStorageNewsList, action: "backButtonTapped", .goBack())
  // A storage that is swiped away disappears; the tabs hear that.
  OnDismissal(of: .shortStorage, .emit("_onDisappear"))
  OnDismissal(of: .longStorage, .emit("_onDisappear"))
}

// MARK: - Tabs

enum TabBarItem: String, RouteKey {
  case hotKeyword, house, myPage
  case categoryBottomSheet, achievementBottomSheet
}

/// A bar drawn by the app. Its tabs are all there from the start, transparent while they are not selected,
/// so that selecting one is no appearance. Selecting also scrolls, or loads the user's page again.
let tabBar = Tabs<TabBarItem>(
  "TabBar", initial: .house, retap: .nothing,
  hidesBar: .any(
    .is("isTabHidden"), .slotIsTaken("categoryBottomSheet"), .slotIsTaken("achievementBottomSheet"))
) {
  Variable("isTabHidden", false)
  Slot("categoryBottomSheet", .blockingOverlay, isBool: true)
  Slot("achievementBottomSheet", .blockingOverlay, isBool: true)

  Tab(.hotKeyword, hosts: hotKeyword)
  Tab(.house, hosts: main)
  Tab(.myPage, hosts: myPage)

  Screen(.categoryBottomSheet) {
    // Starts with the categories of the main screen, none of them before they are loaded.
    Variable("hasSelection", true)
    On("categoryTapped", .oneOf([.assign("hasSelection", true)], [.assign("hasSelection", false)]))
    On("updateButtonTapped", when: .is("hasSelection"), .start("_updateCategories"))
    On("_setIsPresented", .clear("categoryBottomSheet"))
  }
  Screen(.achievementBottomSheet) {
    On("_setIsPresented", .clear("achievementBottomSheet"))
  }
  Request(
    "_updateCategories",
    success: [
      .clear("categoryBottomSheet"),
      .send("_categoriesIsUpdated", to: .screen(.house, MainRoute.main)),
    ],
    failure: [])

  OnChild(
    .house, MainRoute.main, action: "showCategoryBottomSheet",
    .show(.categoryBottomSheet, in: "categoryBottomSheet"))
  OnChild(
    .myPage, MyPageRoute.myPage, action: "_presentAchievementBottomSheet",
    .show(.achievementBottomSheet, in: "achievementBottomSheet"))

  // The storages hide the bar. It is shown while a news card covers them, where it is invisible, and hidden
  // again when they reappear: both are left out.
  for button in ["shortShortsButtonTapped", "longShortsButtonTapped"] {
    OnChild(.myPage, MyPageRoute.myPage, action: button, .assign("isTabHidden", true))
  }
  OnChild(
    .myPage, MyPageRoute.shortStorage, ShortStorageRoute.shortStorageNewsList,
    action: "backButtonTapped", .assign("isTabHidden", false))
  OnChild(
    .myPage, MyPageRoute.longStorage, LongStorageRoute.longStorageNewsList,
    action: "backButtonTapped", .assign("isTabHidden", false))
  OnChild(.myPage, action: "_onDisappear", .assign("isTabHidden", false))
}

// MARK: - App

enum AppRoute: String, RouteKey {
  case splash, setCategory, tabBar, newsCard, setting
}

let app = Coordinator<AppRoute>(
  "AppCoordinator", dialect: .tcaCoordinators(.v0_13, .indexed), root: .splash,
  embedsNavigation: true, disabling: [.back]
) {
  Screen(.splash) {
    // `_onAppear` reads whether a user registered, and continues at once.
    On(
      "_moveToHome", trigger: .automatic, when: .input("registered", is: "yes"),
      .set([.root(.tabBar, embedsNavigation: true)]))
    On(
      "_moveToSetCategory", trigger: .automatic, when: .input("registered", is: "no"),
      .set([.root(.setCategory, embedsNavigation: true)]))
  }
  Screen(.setCategory) {
    Variable("hasSelection", false)
    On("categoryTapped", .oneOf([.assign("hasSelection", true)], [.assign("hasSelection", false)]))
    // Says in the defaults that a user registered before it asks the server, and can be tapped again
    // while it waits.
    On("selectButtonTapped", when: .is("hasSelection"), .start("_sendSelectedCategory"))
    // The answer arrives as `_saveUserID`.
    Request(
      "_sendSelectedCategory", success: [.set([.root(.tabBar, embedsNavigation: true)])],
      failure: [])
  }
  Screen(.tabBar, hosts: tabBar)
  Screen(.newsCard, hosts: newsCard)
  Screen(.setting, arguments: .abstract("nickname"), hosts: setting)

  OnChild(
    .tabBar, TabBarItem.myPage, MyPageRoute.myPage, action: "settingButtonTapped", .push(.setting))
  OnChild(.setting, SettingRoute.setting, action: "backButtonTapped", .goBack())
  // Called home, and home is the name of the tab in the middle.
  OnChild(
    .setting, SettingRoute.modeSelection, action: "navigateHome",
    lands: [AppRoute.tabBar, TabBarItem.house, MainRoute.main], .goBackToRoot)
  OnChild(.setting, SettingRoute.companySelection, action: "companySelectCompleted", .goBackToRoot)

  OnChild(
    .tabBar, TabBarItem.house, MainRoute.main, action: "_navigateNewsList",
    .push(.newsCard, starting: newsList(from: "main")))
  OnChild(
    .tabBar, TabBarItem.hotKeyword, HotKeywordRoute.hotKeyword, action: "showKeywordNewsList",
    .push(.newsCard, starting: newsList(from: "hot")))
  OnChild(
    .tabBar, TabBarItem.myPage, MyPageRoute.shortStorage, ShortStorageRoute.shortStorageNewsList,
    action: "_navigateNewsList", .push(.newsCard, starting: newsList(from: "shortStorage")))
  OnChild(
    .tabBar, TabBarItem.myPage, MyPageRoute.longStorage, LongStorageRoute.longStorageNewsList,
    action: "_navigateNewsList",
    .push(
      .newsCard,
      starting: .stack(of: NewsCardRoute.self, .root(.web, with: ["source": "longStorage"]))))

  OnChild(
    .newsCard, NewsCardRoute.web, action: "backButtonTapped",
    when: .argument("source", is: "longStorage"), .goBack())
  OnChild(.newsCard, NewsCardRoute.newsList, action: "backButtonTapped", .goBack())
  // Besides, both send `backButtonTapped` of the short storage to the tab of the user's page, at position 0,
  // where that page is. Its coordinator matches any position, so it goes back regardless of the screen there.
  for button in ["backButtonTapped", "confirmButtonTapped"] {
    OnChild(
      .newsCard, NewsCardRoute.shortsComplete, action: button, .pop(),
      .inChild(.tabBar, of: TabBarItem.self, .assign("isTabHidden", false)),
      .inChild(.tabBar, TabBarItem.myPage, of: MyPageRoute.self, .goBack()))
  }
}

func newsList(from source: String) -> FlowStart {
  .stack(
    of: NewsCardRoute.self,
    .root(.newsList, with: ["source": .value(source)], embedsNavigation: true))
}

register(
  Graph("SeeYouAgain", entries: [app]) {
    app
    tabBar
    hotKeyword
    main
    myPage
    shortStorage
    longStorage
    newsCard
    setting
    Input("registered", ["yes", "no"], isFree: true)
    Home(MainRoute.main, in: main)
  })
