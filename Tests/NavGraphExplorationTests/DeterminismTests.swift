import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("The same registration gives the same bytes")
struct DeterminismTests {
  private let limits = Limits(stackHeight: 5, modalNesting: 2, keptStates: 30)

  @Test("over repeated runs")
  func repeatedRuns() throws {
    let graph = Samples.graph(Samples.all)
    let first = try canonicalJSON(Exploration.explore(graph, limits: limits))
    for _ in 0..<5 {
      #expect(try canonicalJSON(Exploration.explore(graph, limits: limits)) == first)
    }
  }

  @Test("for any order of the coordinators", arguments: everyOrder(Samples.all.count))
  func orderOfCoordinators(order: [Int]) throws {
    let first = try canonicalJSON(
      Exploration.explore(Samples.graph(Samples.all), limits: limits))
    let shuffled = Samples.graph(order.map { Samples.all[$0] })
    #expect(try canonicalJSON(Exploration.explore(shuffled, limits: limits)) == first)
  }

  @Test("also where the states run out in the middle", arguments: everyOrder(Samples.all.count))
  func orderUnderStateLimit(order: [Int]) throws {
    let limits = Limits(stackHeight: 5, modalNesting: 2, states: 9)
    let first = try canonicalJSON(
      Exploration.explore(Samples.graph(Samples.all), limits: limits))
    let shuffled = Samples.graph(order.map { Samples.all[$0] })
    #expect(try canonicalJSON(Exploration.explore(shuffled, limits: limits)) == first)
  }

  @Test("for registrations of every kind", arguments: (0..<40).map { RandomApp(seed: $0) })
  func randomApps(_ app: RandomApp) throws {
    var limits = app.limits
    limits.states = 100
    let facts = try Exploration.explore(app.graph, limits: limits)
    let again = try Exploration.explore(app.graph, limits: limits)
    #expect(try canonicalJSON(facts) == canonicalJSON(again))
    #expect(try decode(Facts.self, from: canonicalJSON(facts)) == facts)
  }

  @Test("facts round-trip through JSON")
  func roundTrip() throws {
    let facts = try Exploration.explore(Samples.graph(Samples.all), limits: limits)
    let json = try canonicalJSON(facts)
    let decoded = try decode(Facts.self, from: json)
    #expect(decoded == facts)
    #expect(try canonicalJSON(decoded) == json)
    try decoded.validate()
  }

  @Test("with all other declarations")
  func roundTripOfDeclarations() throws {
    let facts = try Exploration.explore(Samples.declared, limits: limits)
    let json = try canonicalJSON(facts)
    let decoded = try decode(Facts.self, from: json)
    #expect(decoded == facts)
    #expect(try canonicalJSON(decoded) == json)
    try decoded.validate()
    let graph = decoded.graph
    #expect(graph.homes.count == 1)
    #expect(graph.suppressions.count == 1)
    let home = graph.coordinators[0].routes[0]
    #expect(home.isTerminal)
    #expect(home.requires != nil)
    #expect(home.untracked == ["share sheet"])
    #expect(home.transitions[0].landing == ["item"])
    #expect(graph.coordinators[0].routes[1].arguments[0].changedBy == ["more"])
  }

  /// Two actions lead to one screen in one step: the witness is the one whose name comes first.
  @Test("ties between witnesses go by the action's name")
  func tiesGoByName() throws {
    let early = try witnessAction(["alpha", "beta"])
    let late = try witnessAction(["beta", "alpha"])
    #expect(early == "alpha")
    #expect(late == "alpha")
  }

  private func witnessAction(_ actions: [String]) throws -> String {
    let coordinator = Coordinator<RouteName>(
      "Ties", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { for action in actions { On(action, .push("item")) } }
      Screen("item")
    }
    let facts = try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]))
    let shown = try #require(facts.flows[0].routes[1].shown)
    return try #require(facts.trace[shown].step).action
  }
}

/// All orders of the numbers below `count`.
private func everyOrder(_ count: Int) -> [[Int]] {
  var orders: [[Int]] = [[]]
  for number in 0..<count {
    orders = orders.flatMap { order in
      (0...order.count).map { Array(order[..<$0]) + [number] + Array(order[$0...]) }
    }
  }
  return orders
}
