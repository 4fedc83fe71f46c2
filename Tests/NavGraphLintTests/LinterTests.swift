import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

struct LinterTests {
  @Test func theOrderOfTheRulesChangesNothing() throws {
    let graph = try GraphNotation("home -> item; item -> item; orphan <-; lost <-").graph
    let facts = try Exploration.explore(graph)
    let report = Linter.lint(facts)
    #expect(report.findings.count > 1)
    #expect(Linter.lint(facts, registry: RuleRegistry.all.reversed()) == report)
  }

  @Test func findingsComeInSourceOrder() throws {
    let graph = try GraphNotation("home -> item; lost <-; item -> item").graph
    let rules: [any Rule.Type] = [UnreachableRouteRule.self, DuplicateIDRule.self]
    let facts = try Exploration.explore(graph)
    let columns = Linter.lint(facts, rules: rules).findings.map(\.location.column)
    #expect(columns == columns.sorted())
    #expect(columns.count == 2)
  }

  @Test func aRuleThatTimesOutIsLeftOpen() throws {
    let facts = try Exploration.explore(GraphNotation("home -> item; lost <-").graph)
    let start = ContinuousClock.now
    let rules: [any Rule.Type] = [
      UnreachableRouteRule.self, EndlessRule.self, DuplicateIDRule.self,
    ]
    let report = Linter.lint(
      facts, configuration: LintConfiguration(only: Set(rules.map { $0.info.id })),
      registry: rules, until: start + .milliseconds(500))
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(report.findings.map(\.rule) == [UnreachableRouteRule.info.id])
    #expect(report.unfinished == [EndlessRule.info.id, DuplicateIDRule.info.id])
    for rule in [EndlessRule.info, DuplicateIDRule.info] {
      #expect(
        report.notChecked.contains(
          NotChecked(
            rule: rule, coordinator: facts.graph.coordinators[0].name,
            reason: "it was not finished within the time limit")))
    }
  }

  @Test func anUnreachedLimitChangesNothing() throws {
    let facts = try Exploration.explore(GraphNotation("home -> item; item -> item; lost <-").graph)
    #expect(Linter.lint(facts, until: .now + .seconds(600)) == Linter.lint(facts))
  }

  @Test(arguments: [
    "", "home ->", "home >> cart", "home := ", " ; home", "home !bangs", "home ! ! ?",
  ])
  func unsupportedNotationIsRejected(_ text: String) {
    #expect(throws: GraphNotationError.self) { try GraphNotation(text) }
  }
}

/// Takes longer than any test waits.
private enum EndlessRule: Rule {
  static var info: RuleInfo {
    var info = OrphanedRoutesRule.info
    info.id = "endless"
    return info
  }

  static func check(_ facts: Facts) -> RuleReport {
    Thread.sleep(forTimeInterval: 5)
    return RuleReport()
  }
}
