import NavGraph
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

/// Switches that forget what is never shown again.
@Suite("Kept cases that are never shown again")
struct KeptCaseTests {
  @Test("are forgotten, and the findings of a random app in such a switch stay the same")
  func findingsStay() throws {
    var changed = 0
    let seeds: Range<UInt64> = Share.byDay(0..<100, atNight: 0..<200)
    for seed in seeds {
      let graph = Self.app(seed)
      let reduced = graph.withoutNeedlessKeeping()
      guard graph.problems().isEmpty else { continue }
      if reduced != graph { changed += 1 }
      let limits = Limits(stackHeight: 3, modalNesting: 2, flowNesting: 4, states: 20_000)
      let with = try Exploration.explore(graph, limits: limits, without: [.beyondBounds])
      let without = try Exploration.explore(
        graph, limits: limits, without: [.beyondBounds, .forgottenCases])
      guard !without.coverage.cutBy.contains(where: { $0.limit == .states }) else { continue }
      #expect(Set(with.signs.map(\.key)) == Set(without.signs.map(\.key)), "\(seed)")
      #expect(with.coverage == without.coverage, "\(seed)")
    }
    #expect(changed * 5 > seeds.count, "\(changed)")
  }

  @Test("stay kept where they may be shown again")
  func staysWhereItReturns() {
    let app = Switch<RouteName>("App", initial: "out") {
      Case("out") { On("enter", .show("in")) }
      Case("in") { On("leave", .show("out")) }
    }
    expectNothingForgotten(in: Graph("App") { app })
  }

  @Test("stay kept where they are shown once more while they are shown")
  func staysWhereItIsShownAgain() {
    let app = Switch<RouteName>("App", initial: "out") {
      Case("out") { On("again", .show("out")) }
      Case("in") { On("again", .show("in")) }
    }
    expectNothingForgotten(in: Graph("App") { app })
  }

  @Test("stay kept where an effect of a hidden one shows them")
  func staysWhereItActs() {
    let app = Switch<RouteName>("App", initial: "out") {
      Case("out") {
        On("enter", .show("in"))
        On("loaded", trigger: .effect, .show("in"))
      }
      Case("in")
    }
    expectNothingForgotten(in: Graph("App") { app })
  }

  private func expectNothingForgotten(in graph: Graph) {
    let graph = kept(graph.definition)
    #expect(graph.withoutNeedlessKeeping() == graph)
  }

  private func kept(_ graph: GraphDefinition) -> GraphDefinition {
    var result = graph
    result.updateCoordinators { _, coordinator in
      if case .switch(var cases) = coordinator.container {
        cases.kept = coordinator.routes.map(\.name)
        coordinator.container = .switch(cases)
      }
    }
    return result
  }

  /// A random app as a case of a switch that keeps all of its cases.
  private static func app(_ seed: UInt64) -> GraphDefinition {
    var choices = SplitMix64(seed: seed)
    let inner = StackApp(seed: seed, .stacks).graph
    let names = ["a", "b", "in"]
    var whole = CoordinatorDefinition.naive(
      "Outermost", .switch(SwitchContainer(initial: choices.pick(names), kept: names)),
      names.map { name in
        guard name != "in" else {
          return .naive(name, hosts: inner.coordinators[inner.entryIndices[0]].name)
        }
        let targets = names.filter { _ in choices.chance(40) }
        return .naive(name, targets.map { .naive("to\($0)", [.show(RoutePattern(route: $0))]) })
      })
    if choices.chance(20) {
      whole.handlers = [
        HandlerDefinition(
          source: .own, transition: .naive("go", [.show(RoutePattern(route: choices.pick(names)))]))
      ]
    }
    return GraphDefinition(
      name: "App", coordinators: inner.coordinators + [whole], variables: inner.variables,
      inputs: inner.inputs, entries: ["Outermost"], location: inner.location)
  }
}
