import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Circles that a bounded search went round before it was cut, where the exact engine has no answer.
struct RepeatedCycleTests {
  /// Arrays that are written back later keep the exact engine away.
  private static let later = "home deferred -> elsewhere; "

  private func report(_ notation: String, height: Int, modals: Int) throws -> RuleReport {
    let facts = try Exploration.explore(
      try GraphNotation(Self.later + notation).graph,
      limits: Limits(stackHeight: height, modalNesting: modals))
    try #require(!facts.stackCoverage.isComplete)
    return Linter.lint(facts, rules: [UnboundedGrowthRule.self])
  }

  @Test(
    "A cycle that can be repeated only so often is left open",
    arguments: [
      // Under an identity that is there nothing is pushed: `replace` alone brings `b` once more.
      ("home -> a; a -> b; b => a; a replace b", 2, 1),
      ("home -> a!; a -> a! ? count <5", 3, 1),
      ("home => a!; a => a! ? count <7", 8, 3),
      ("home -> a!; a -> a! ? navigationCount <6", 4, 1),
      ("home -> a; a -> b!; b -> a ? not b; b -> c!; c -> a!", 3, 1),
      ("home -> s@S; s => s; S: x emit on; s/:on -> s ? count <6", 3, 2),
    ])
  func endsSomewhere(notation: String, height: Int, modals: Int) throws {
    let report = try report(notation, height: height, modals: modals)
    #expect(report.findings.map(\.message.text) == [])
    #expect(report.notChecked.map(\.rule).contains("unbounded-growth"))
  }

  @Test(
    "A cycle that can be repeated endlessly is proved",
    arguments: [
      ("home -> a!; a -> a!", 3, 1, "to a"),
      ("home -> a!; a -> a! ? count >=2", 5, 1, "to a"),
      ("home => a!; a => b!; b => a!", 8, 3, "to b"),
      ("var v 0 1; home -> a!; a -> a! & set v 1", 3, 1, "to a"),
      ("home fill p a; slot home.p sheet; slot a.p sheet; a fill p a", 8, 3, "fill p a"),
      ("home -> s@S; S: x -> t@T; T: y -> s@S", 8, 2, "to t"),
    ])
  func continuesForever(
    notation: String, height: Int, modals: Int, action: String
  ) throws {
    let report = try report(notation, height: height, modals: modals)
    #expect(report.findings.map(\.claim) == [.exact])
    #expect(report.findings.map(\.action) == [action])
    let loop = try #require(report.findings.first?.witness?.loop)
    #expect(loop.upperBound == report.findings.first?.witness?.steps.count)
  }

  @Test func reducerLoopsAreAssumed() throws {
    func pages(_ height: Int) -> [RouteEntry<RouteName>] {
      [.root("page", embedsNavigation: true)] + (0..<height).map { _ in .push("page") }
    }
    let pile = Coordinator<RouteName>("Pile", initial: 0, routes: pages) {
      Screen("page") { Action("more", true) }
    } reduce: { (height: inout Int, _: Bool) in
      height = min(height + 1, 20)
      return []
    }
    let graph = Graph("App") { pile }
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: Limits(stackHeight: 4))
    let report = Linter.lint(facts, rules: [UnboundedGrowthRule.self])
    #expect(report.findings.map(\.claim) == [.bounded])
    #expect(report.findings.map(\.assumptions) == [["reducers do the same on higher stacks"]])
    #expect(report.findings.map(\.witness?.loop) == [nil])
  }
}
