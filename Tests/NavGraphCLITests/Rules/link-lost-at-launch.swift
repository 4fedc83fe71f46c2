// The notification that launches the app comes while the start screen is shown.

import NavGraph

enum AppRoute: String, RouteKey { case launch, main }
enum MainRoute: String, RouteKey { case list, item }

let app = Switch<AppRoute>("App", initial: .launch) {
  Case(.launch) { On("loaded", .show(.main)) }
  Case(.main, hosts: "Main")
  OnSelf(  // ← link-lost-at-launch
    "notificationOpened", trigger: .effect, when: .top(.main),
    .inChild(.main, of: MainRoute.self, .popToRoot, .push(.item)))
}

let main = Coordinator<MainRoute>(
  "Main", dialect: .composableArchitecture(.v1_25), root: .list, embedsNavigation: true
) {
  Screen(.list) { On("itemTapped", .push(.item)) }
  Screen(.item) { On("closeTapped", .dismissScreen) }
}

register(
  Graph("Shop app") {
    app
    main
  })
