// The showcases of ComposableNavigation's example app. Each is an app of its own, so each is an entry
// of the graph and explored by itself.
//
// The library's reducers answer with `.send(.stackNavigation(.pushItem(…)))`: the store carries it
// out in the same turn, so it is registered as the operation itself.

import NavGraph

// MARK: - Stack

enum StackShowcaseRoute: String, RouteKey {
  case counter, summary
}

/// Three counters and a summary. The identity of an item is its value.
let stackShowcase = Coordinator<StackShowcaseRoute>(
  "StackShowcase", dialect: .composableNavigation(.v4_2),
  starts: [[.root(.counter, with: ["id": "0"])]]
) {
  Screen(.counter, arguments: .values("id", ["0", "1", "2"]), identity: .arguments("id")) {
    On("done", when: .argument("id", is: "0"), .push(.counter, with: ["id": "1"]))
    On("done", when: .argument("id", is: "1"), .push(.counter, with: ["id": "2"]))
    On("done", when: .argument("id", is: "2"), .push(.summary))
  }
  Screen(.summary) {
    On("goTo(0)", .set([.root(.counter, with: ["id": "0"])]))
    On(
      "goTo(1)",
      .set([.root(.counter, with: ["id": "0"]), .push(.counter, with: ["id": "1"])]))
    On(
      "goTo(2)",
      .set([
        .root(.counter, with: ["id": "0"]), .push(.counter, with: ["id": "1"]),
        .push(.counter, with: ["id": "2"]),
      ]))
  }
}

// MARK: - Modal

enum ModalShowcaseRoute: String, RouteKey {
  case root, counterOne, counterTwo, helper
}

/// One modal slot. The helper presents over itself, and so closes itself.
let modalShowcase = Coordinator<ModalShowcaseRoute>(
  "ModalShowcase", dialect: .composableNavigation(.v4_2), root: .root
) {
  Screen(.root) {
    On("showCounterOne", .presentSheet(.counterOne))
    On("showCounterTwo", .presentCover(.counterTwo))
    On("showHelper", .presentSheet(.helper))
  }
  Screen(.counterOne) {
    On("done", .dismiss())
  }
  Screen(.counterTwo) {
    On("done", .dismiss())
  }
  Screen(.helper) {
    On("showCounterOne", .presentSheet(.counterOne))
    On("showCounterTwo", .presentCover(.counterTwo))
  }
}

// MARK: - Tabs

enum TabsShowcaseRoute: String, RouteKey {
  case counterOne, counterTwo, helper
}

/// `switchTabs` swaps the first tab and the last; a variable tells which of the two orders it is.
let tabsShowcase = Tabs<TabsShowcaseRoute>(
  "TabsShowcase", library: .composableNavigation(.v4_2), initial: .counterOne
) {
  Tab(.counterOne)
  Tab(.counterTwo)
  Tab(.helper) {
    On(
      "switchTabs", when: .not(.is("switched")), .setItems([.helper, .counterTwo, .counterOne]),
      .assign("switched", true))
    On(
      "switchTabs", when: .is("switched"), .setItems([.counterOne, .counterTwo, .helper]),
      .assign("switched", false))
    On("showTab(0)", .selectIndex(0))
    On("showTab(1)", .selectIndex(1))
    On("showTab(2)", .selectIndex(2))
  }
  Variable("switched", false)
}

// MARK: - A country list

enum CountryRoute: String, RouteKey {
  case list, detail, filter, sort
}

/// A stack with one modal slot beside it. Filter and sorting present over one another.
let countries = Coordinator<CountryRoute>(
  "Countries", dialect: .composableNavigation(.v4_2), root: .list
) {
  Screen(.list) {
    On("selectCountry", .push(.detail))
    On("selectFilter", .presentSheet(.filter))
    On("selectSorting", .presentSheet(.sort))
  }
  Screen(.detail, arguments: .values("id", ["Austria", "Chile"]), identity: .arguments("id"))
  Screen(.filter) {
    On("showSorting", .presentSheet(.sort))
    On("done", .dismiss())
  }
  Screen(.sort) {
    On("showFilter", .presentSheet(.filter))
    On("done", .dismiss())
  }
}

enum CountryTabRoute: String, RouteKey {
  case deepLink, listAndDetail
}

/// The first tab opens the link; from outside it can come at any time, over a sheet as well.
let countryTabs = Tabs<CountryTabRoute>(
  "CountryTabs", library: .composableNavigation(.v4_2), initial: .listAndDetail
) {
  Tab(.deepLink) {
    On("showCountry", .openLink("countries://detail/:id", with: ["id": "Austria"]))
  }
  Tab(.listAndDetail, hosts: countries)
  DeepLink(
    "countries://detail/:id", parameters: [.values("id", ["Austria", "Chile"])],
    lands: [CountryTabRoute.listAndDetail, CountryRoute.detail],
    .select(.listAndDetail),
    .inChild(
      .listAndDetail, of: CountryRoute.self,
      .set([.root(.list), .push(.detail, with: ["id": .same("id")])])))
}

// MARK: - Two stacks in one navigation controller

enum CounterStackRoute: String, RouteKey {
  case counter1, counter2
}

let firstStack = Coordinator<CounterStackRoute>(
  "FirstStack", dialect: .composableNavigation(.v4_2), root: .counter1
) {
  Screen(.counter1) {
    On("done", .push(.counter2))
  }
  Screen(.counter2)
}

/// Empty until the first stack is through.
let secondStack = Coordinator<CounterStackRoute>(
  "SecondStack", dialect: .composableNavigation(.v4_2), starts: [[]]
) {
  Screen(.counter1) {
    On("done", .push(.counter2))
  }
  Screen(.counter2)
}

enum CombinedRoute: String, RouteKey {
  case first, second
}

/// The items of both stacks in a row; the parent leads from the first to the second.
let combinedStacks = Joined<CombinedRoute>("CombinedStacks") {
  Part(.first, hosts: firstStack)
  Part(.second, hosts: secondStack)
  OnChild(
    .first, CounterStackRoute.counter2, action: "done",
    .inChild(.second, of: CounterStackRoute.self, .push(.counter1)))
}

// MARK: - A stack in each modal

enum NestedRoute: String, RouteKey {
  case level, modal
}

/// Neither direction has a limit: the modal hosts this very coordinator.
let nested = Coordinator<NestedRoute>(
  "Nested", dialect: .composableNavigation(.v4_2), root: .level
) {
  Screen(.level, identity: .unique) {
    On("pushTapped", .push(.level))
    On("presentTapped", .presentSheet(.modal))
  }
  Screen(.modal, hosts: "Nested")
}

register(
  Graph(
    "ComposableNavigation",
    entries: [stackShowcase, modalShowcase, tabsShowcase, countryTabs, combinedStacks, nested]
  ) {
    stackShowcase
    modalShowcase
    tabsShowcase
    countryTabs
    countries
    combinedStacks
    firstStack
    secondStack
    nested
  })
