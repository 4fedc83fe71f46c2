import NavGraphExploration
import NavGraphLint
import Testing

/// What is claimed about a route, beyond whether there is a finding.
struct UnreachableRouteTests {
  @Test func aRouteBeyondTheBoundIsLeftOpenAndNotReported() throws {
    let graph = try GraphNotation("home -> a; a -> b; b -> far").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.route) == ["far"])
    #expect(report.notChecked.first?.reason.contains("stack height 3") == true)
  }

  @Test func noChainOfActionsIsAProofEvenWhereTheSearchWasCut() throws {
    let graph = try GraphNotation("home -> a; a -> b; b -> home!; orphan <-").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    #expect(!facts.coverage.isComplete)
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(report.findings.map(\.route) == ["orphan"])
    #expect(report.findings.map(\.claim) == [.exact])
  }

  @Test func theWitnessLeadsToTheScreenWithTheMissingStep() throws {
    let graph = try GraphNotation("home -> cart; cart -> gift ? gift").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(finding.witness?.steps.map(\.action) == ["to cart"])
    #expect(finding.witness?.stack.map(\.screen) == ["home", "cart"])
    #expect(finding.notes.first?.message.text.contains("contains gift") == true)
  }

  @Test func aScreenThatIsOnTheStackButNeverShownSaysSo() throws {
    let graph = try GraphNotation("home =| login; login -> help").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(finding.message.text.contains("navigation container"))
    #expect(finding.witness?.stack.map(\.screen) == ["home", "login", "help"])
  }
}
