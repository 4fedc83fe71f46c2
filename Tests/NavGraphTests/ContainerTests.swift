import NavGraph
import NavGraphModel
import Testing

/// The four kinds of coordinators, and what each one's container is made of.
struct ContainerTests {
  private enum MainRoute: String, RouteKey { case home, search, admin, promotion, unused }
  private enum ListRoute: String, RouteKey { case list, detail }

  private let list = Coordinator<ListRoute>("List", dialect: .flowStacks(.v0_10), root: .list) {
    Screen(.list)
  }

  @Test func aStackCanHaveSeveralInitialStates() {
    let coordinator = Coordinator<ListRoute>(
      "List", dialect: .flowStacks(.v0_10),
      starts: [
        [.root(.list, embedsNavigation: true)],
        [.root(.list, embedsNavigation: true), .push(.detail, with: ["id": "1"])],
        [],
      ], isWrapped: true
    ) {
      Screen(.list)
      Screen(.detail, arguments: .values("id", ["1"]))
    }
    let root = Destination(
      target: RoutePattern(route: "list"), presentation: .sheet(embedsNavigation: true))
    let binding = ArgumentBinding(argument: "id", value: .constant("1"))
    let detail = Destination(
      target: RoutePattern(route: "detail", bindings: [binding]), presentation: .push)
    #expect(
      coordinator.definition.container
        == .stack(
          StackContainer(
            dialect: .flowStacks(.v0_10), initial: [[root], [root, detail], []], isWrapped: true)))
  }

  @Test func tabsFollowTheOrderOfTheirElements() {
    let tabs = Tabs<MainRoute>(
      "Main", library: .composableNavigation(.v4_2), initial: .search, retap: .nothing,
      hidesBar: .is("isPlaying")
    ) {
      Screen(.promotion)
      Tab(.search, hosts: list, isFresh: true)
      Tab(.home, hosts: "List")
      Tab(.admin, when: .is("isAdmin"), disabling: [.tabRetap]) {
        On("helpTapped", .select(.home))
        Slot("help", .sheet)
      }
    }
    #expect(
      tabs.definition.container
        == .tabs(
          TabsContainer(
            library: .composableNavigation(.v4_2), items: ["search", "home", "admin"],
            initial: "search", retap: .nothing,
            options: [
              "search": TabOptions(isFresh: true),
              "admin": TabOptions(condition: .variable("isAdmin", is: "true")),
            ],
            hidesBar: .variable("isPlaying", is: "true"), hasBar: true)))
    let routes = tabs.definition.routes
    #expect(routes.map(\.name) == ["promotion", "search", "home", "admin", "unused"])
    #expect(routes.map(\.hosts) == [nil, "List", "List", nil, nil])
    #expect(routes[3].transitions.map(\.action) == ["helpTapped"])
    #expect(routes[3].slots.map(\.name) == ["help"])
    #expect(routes[3].disabledGestures == [.tabRetap])
    #expect(
      routes.dropLast().map(\.location.line)
        == [5, 6, 7, 8].map { tabs.definition.location.line + $0 - 1 })
  }

  @Test func tabsDefaultToSystemTabsThatAreKept() {
    let tabs = Tabs<MainRoute>("Main", initial: .home, hasBar: false) { Tab(.home) }
    #expect(
      tabs.definition.container
        == .tabs(
          TabsContainer(
            library: .tabView, items: ["home"], initial: "home", retap: .popsToRoot, options: [:],
            hidesBar: nil, hasBar: false)))
  }

  @Test func casesFollowTheirConditionsInOrder() {
    let cases = Switch<MainRoute>("App", initial: .home) {
      Case(.home, hosts: list, isKept: true)
      Case(.admin, hosts: list, while: .is("isAdmin"))
      Case(.search, while: .not(.is("loggedIn")), isKept: true) {
        On("done", .show(.home))
      }
      OnSelf("loggedOut", trigger: .sent, .show(.home))
    }
    #expect(
      cases.definition.container
        == .switch(
          SwitchContainer(
            initial: "home",
            derived: [
              SwitchCase(route: "admin", condition: .variable("isAdmin", is: "true")),
              SwitchCase(route: "search", condition: .not(.variable("loggedIn", is: "true"))),
            ], kept: ["home", "search"])))
    #expect(cases.definition.routes.prefix(3).map(\.hosts) == ["List", "List", nil])
    #expect(cases.definition.handlers.map(\.transition.action) == ["loggedOut"])
  }

  @Test func joinedStacksAreOrderedFromTheBottom() {
    let joined = Joined<MainRoute>("Combined") {
      Part(.home, hosts: list)
      Part(.search, hosts: "Search") { Effect("load", sends: "loaded") }
    }
    #expect(joined.definition.container == .joined(["home", "search"]))
    #expect(joined.definition.routes.prefix(2).map(\.hosts) == ["List", "Search"])
    #expect(joined.definition.routes[1].effects.map(\.action) == ["loaded"])
  }

  @Test func registeringATabTwiceGivesOneTab() {
    let tabs = Tabs<MainRoute>("Main", initial: .home) {
      Tab(.home, hosts: list)
      Tab(.home, hosts: "Other", isFresh: true) { On("helpTapped") }
    }
    guard case .tabs(let container) = tabs.definition.container else {
      Issue.record("not tabs")
      return
    }
    #expect(container.items == ["home"])
    #expect(container.options.isEmpty)
    let home = tabs.definition.routes[0]
    #expect(home.hosts == "List")
    #expect(home.transitions.map(\.action) == ["helpTapped"])
    #expect(home.duplicates.map(\.line) == [home.location.line + 1])
  }

  @Test func aScreenAndATabOfTheSameRouteAreMerged() {
    let tabs = Tabs<MainRoute>("Main", initial: .home) {
      Screen(.home, arguments: .abstract("title"), identity: .unique) { On("one") }
      Tab(.home, isFresh: true) { On("two") }
    }
    guard case .tabs(let container) = tabs.definition.container else {
      Issue.record("not tabs")
      return
    }
    #expect(container.items == ["home"])
    #expect(container.options == ["home": TabOptions(isFresh: true)])
    #expect(tabs.definition.routes[0].identity == .unique)
    #expect(tabs.definition.routes[0].transitions.map(\.action) == ["one", "two"])
  }

  @Test func buildersOfAllContainersTakeLoopsAndConditions() {
    let isAdmin = true
    let tabs = Tabs<RouteName>("Main", initial: "a") {
      for name in ["a", "b"] { Tab(RouteName(rawValue: name)) }
      if isAdmin { Tab("admin") } else { Screen("admin") }
      if !isAdmin { Tab("help") }
    }
    let cases = Switch<RouteName>("App", initial: "a") {
      for name in ["a", "b"] { Case(RouteName(rawValue: name), isKept: name == "b") }
    }
    let joined = Joined<RouteName>("Joined") {
      for name in ["a", "b"] { Part(RouteName(rawValue: name), hosts: "Flow \(name)") }
    }
    #expect(tabs.definition.routes.map(\.name) == ["a", "b", "admin"])
    #expect(cases.definition.container == .switch(SwitchContainer(initial: "a", kept: ["b"])))
    #expect(joined.definition.routes.map(\.hosts) == ["Flow a", "Flow b"])
  }
}
