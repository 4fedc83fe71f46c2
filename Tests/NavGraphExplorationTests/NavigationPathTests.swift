import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("The path from one screen to another")
struct NavigationPathTests {
  private func explore(
    _ graph: GraphDefinition, limits: Limits = Limits(stackHeight: 5, keptStates: 10_000)
  ) throws -> Facts {
    try Exploration.explore(graph, limits: limits)
  }

  /// A screen as `Coordinator.route`.
  private func screen(_ name: String, in facts: Facts) throws -> RouteReference {
    let parts = name.split(separator: ".").map(String.init)
    let coordinator = try #require(
      facts.graph.coordinators.firstIndex { $0.name == parts[0] })
    let route = try #require(
      facts.graph.coordinators[coordinator].routes.firstIndex { $0.name == parts[1] })
    return RouteReference(coordinator: coordinator, route: route)
  }

  /// The actions on the way, or why there is none.
  private func path(_ facts: Facts, from start: String?, to goal: String) throws -> [String] {
    let goal = try screen(goal, in: facts)
    let start = try start.map { try screen($0, in: facts) }
    switch facts.path(from: start, to: goal) {
    case .none: return ["none"]
    case .open(let gap): return ["open: \(gap)"]
    case .found(let path):
      #expect(path.states.count == path.steps.count + 1)
      #expect(facts.searches.indices.contains(path.search))
      let (first, last) = (try #require(path.states.first), try #require(path.states.last))
      #expect(facts.isInUse(goal, in: last))
      if let start { #expect(facts.isInUse(start, in: first)) }
      return path.steps.map(\.action)
    }
  }

  private static let shop = Samples.graph([AnyCoordinator(Samples.shop)])

  @Test(
    "is the shortest one",
    arguments: [
      (nil, "Shop.home", []), (nil, "Shop.item", ["cart", "item"]),
      ("Shop.home", "Shop.cart", ["cart"]), ("Shop.item", "Shop.help", ["back", "close", "help"]),
      ("Shop.cart", "Shop.cart", []),
    ] as [(String?, String, [String])])
  func shortest(start: String?, goal: String, actions: [String]) throws {
    let found = try path(explore(Self.shop), from: start, to: goal)
    #expect(found == actions)
  }

  @Test("from the start needs no states")
  func withoutStates() throws {
    let facts = try explore(Self.shop, limits: Limits(stackHeight: 5))
    #expect(try path(facts, from: nil, to: "Shop.item") == ["cart", "item"])
    #expect(try path(facts, from: "Shop.home", to: "Shop.cart") == ["open: noStates"])
  }

  /// A wizard that cannot go back, and a screen that nothing leads to.
  private func wizard() -> GraphDefinition {
    let wizard = stack("Wizard", dialect: .tcaCoordinators(.v0_14, .indexed), root: "first") {
      Screen("first") { On("next", .set([.root("second")])) }
      Screen("second")
      Screen("nowhere") { On("next", .set([.root("first")])) }
    }
    return Samples.graph([AnyCoordinator(wizard)])
  }

  @Test("does not exist if all states are known")
  func none() throws {
    let facts = try explore(wizard())
    #expect(facts.coverage.isComplete)
    #expect(try path(facts, from: "Wizard.first", to: "Wizard.second") == ["next"])
    #expect(try path(facts, from: "Wizard.second", to: "Wizard.first") == ["none"])
    #expect(try path(facts, from: nil, to: "Wizard.nowhere") == ["none"])
    #expect(try path(facts, from: "Wizard.nowhere", to: "Wizard.first") == ["none"])
  }

  @Test("is unknown if a limit or missing states leave it open")
  func unknown() throws {
    let growing = stack("Wizard", root: "first") {
      Screen("first") { On("next", .set([.root("second", embedsNavigation: true)])) }
      Screen("second") {
        On("a", .push("second"))
        On("b", .push("third"))
      }
      Screen("third") {
        On("a", .push("second"))
        On("b", .push("third"))
      }
    }
    let graph = Samples.graph([AnyCoordinator(growing)])
    var facts = try explore(graph)
    #expect(try path(facts, from: "Wizard.third", to: "Wizard.first") == ["open: cutSearch"])
    facts = try explore(graph, limits: Limits(stackHeight: 5, keptStates: 2))
    #expect(try path(facts, from: "Wizard.third", to: "Wizard.first") == ["open: unkeptStates"])
  }

  @Test("is never proved absent for reducers")
  func reducers() throws {
    let shop = Coordinator<RouteName>("Shop", initial: ["home"], routes: rootAndPushes) {
      Screen("home") { Action("open", 0) }
      Screen("detail")
      Screen("other")
    } reduce: { (routes: inout [RouteName], _: Int) in
      if routes.count == 1 { routes.append("detail") }
      return []
    }
    let graph = Graph("App") { shop }
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: Limits(keptStates: 100))
    #expect(try path(facts, from: "Shop.home", to: "Shop.detail") == ["open"])
    #expect(try path(facts, from: "Shop.home", to: "Shop.other") == ["open: reducers"])
  }

  // MARK: - Tabs

  private func tabs(limits: Limits = Limits(keptStates: 1_000)) throws -> Facts {
    func flow(_ name: String) -> Coordinator<RouteName> {
      stack(name, root: "list") {
        Screen("list") { On("open", .push("item")) }
        Screen("item") { On("edit", .presentSheet("editor")) }
        Screen("editor", disabling: [.swipeDown]) { On("done", .dismiss()) }
      }
    }
    let main = Tabs<RouteName>("Main", initial: "x") {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
      Tab("z")
    }
    let graph = Graph("Tabs") {
      main
      flow("X")
      flow("Y")
    }
    return try explore(graph.definition, limits: limits)
  }

  @Test("leads from tab to tab that were searched separately")
  func tabToTab() throws {
    let facts = try tabs()
    #expect(facts.searches.filter { !$0.focus.isEmpty }.count == 2)
    #expect(try path(facts, from: "X.item", to: "Main.z") == ["tap tab z"])
    #expect(try path(facts, from: "X.item", to: "Y.item") == ["tap tab y", "open"])
    #expect(
      try path(facts, from: "Y.editor", to: "X.editor") == ["done", "tap tab x", "open", "edit"])
  }

  @Test("from tab to tab leaves the first one as it was")
  func firstTab() throws {
    let facts = try tabs()
    let start = try screen("X.item", in: facts)
    let goal = try screen("Y.item", in: facts)
    guard case .found(let path) = facts.path(from: start, to: goal) else {
      Issue.record("no way")
      return
    }
    let words = FactsWords(facts)
    #expect(
      path.states.map { words.state($0) } == [
        ">x*{list ▸ item*} | y{list} | z", "x{list ▸ item} | >y*{list*} | z",
        "x{list ▸ item} | >y*{list ▸ item*} | z",
      ])
  }

  @Test("through kept states consists of steps that can be taken", arguments: 0..<60)
  func randomApps(seed: Int) throws {
    let app = RandomApp(seed: UInt64(seed))
    var limits = app.limits
    limits.states = 150
    limits.keptStates = 150
    let facts = try explore(app.graph, limits: limits)
    let routes = facts.graph.coordinators.indices.flatMap { coordinator in
      facts.graph.coordinators[coordinator].routes.indices.map {
        RouteReference(coordinator: coordinator, route: $0)
      }
    }
    for start in routes.prefix(6) {
      for goal in routes.prefix(6) {
        guard case .found(let path) = facts.path(from: start, to: goal) else { continue }
        #expect(facts.isInUse(start, in: path.states[0]))
        #expect(facts.isInUse(goal, in: path.states[path.steps.count]))
        // No state on the way is there twice, so that none of its steps is in vain.
        #expect(Set(path.states).count == path.states.count)
      }
    }
  }
}
