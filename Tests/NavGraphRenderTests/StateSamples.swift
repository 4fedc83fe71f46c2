import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import NavGraphRender

/// Facts that keep their states.
enum StateSamples {
  static func facts(_ graph: GraphDefinition, limits: Limits = Limits(keptStates: 200)) throws
    -> Facts
  {
    try Exploration.explore(graph, limits: limits)
  }

  /// A home with a product on it, a sheet on that, and a full screen; two paths to the product.
  static func shop(limits: Limits = Limits(keptStates: 200)) throws -> Facts {
    let coordinator = TestGraphs.coordinator(
      "Shop", root: "home",
      TestGraphs.route(
        "home", TestGraphs.transition("productTapped", TestGraphs.push("product")),
        TestGraphs.transition("offerTapped", TestGraphs.push("product")),
        TestGraphs.transition("adTapped", TestGraphs.cover("ad")),
        TestGraphs.transition("noop")),
      TestGraphs.route(
        "product", TestGraphs.transition("cartTapped", TestGraphs.sheet("cart")),
        TestGraphs.transition("close", .goBack(1))),
      TestGraphs.route("cart", TestGraphs.transition("close", .dismiss(1))),
      TestGraphs.route("ad", TestGraphs.transition("done", .goBackToRoot)))
    return try facts(
      GraphDefinition(name: "App", coordinators: [coordinator], location: TestGraphs.location()),
      limits: limits)
  }

  static let all: [@Sendable () throws -> Facts] = [
    { try shop() }, { try facts(TabsSample.graph) }, { try facts(EveryKindSample.graph) },
  ]

  /// All states that facts keep, in their order.
  static func states(_ facts: Facts) -> [Snapshot] {
    facts.states?.searches.flatMap(\.states) ?? []
  }

  /// A way to the last state that is kept of the first search.
  static func strip(_ facts: Facts, name: String = "way") -> WitnessStrip? {
    guard let search = facts.states?.searches.first, let start = search.states.first else {
      return nil
    }
    return WitnessStrip(
      title: name, remarks: [name], start: start,
      steps: search.states.dropFirst().prefix(6).map { state in
        WitnessStrip.Step(
          actor: name, action: name, trigger: .tap, operation: "\(name)2", assumes: [name],
          isRepeated: true, stopsDebug: true, state: state)
      }, mark: WitnessStrip.Mark(severity: .warning, rule: name, message: name))
  }
}
