import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import NavGraphReport
import TestSupport
import Testing

/// Whatever the order in which rules run, reports are the same.
@Suite("The order of the rules")
struct RuleOrderTests {
  /// Every third rule unless `NAVGRAPH_LONG_TESTS` is set.
  private static let rules = RuleRegistry.all.enumerated().filter {
    $0.offset % Share.byDay(3, atNight: 1) == 0
  }.map { $0.element.info }

  @Test("does not change a report", arguments: rules)
  func sameBytes(_ info: RuleInfo) throws {
    for example in info.flagged.prefix(Share.byDay(1, atNight: 3)) {
      let notation = try GraphNotation(example.notation)
      let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
      let orders = [
        RuleRegistry.all, RuleRegistry.all.reversed(),
        RuleRegistry.all.sorted { $0.info.summary < $1.info.summary },
      ]
      let reports = orders.map { rules in
        Report(
          facts: facts, lint: Linter.lint(facts, registry: rules),
          rules: LintConfiguration().rules(among: rules), toolVersion: "1.0.0",
          elapsed: .seconds(1))
      }
      for format in [ReportFormat.json, .sarif] {
        let texts = try reports.map { try format.render($0) }
        #expect(Set(texts).count == 1, "\(example.notation)")
      }
    }
  }

  @Test(
    "gives the same bytes when explored again", arguments: RuleRegistry.all.map { $0.info })
  func repeatedRunsAreEqual(_ info: RuleInfo) throws {
    // Reducers are asked again by the end-to-end tests, in processes of their own.
    for example in info.flagged where !example.notation.contains("!") {
      let notation = try GraphNotation(example.notation)
      let reports = try (0..<2).map { _ in
        let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
        return try ReportFormat.json.render(
          Report(
            facts: facts, lint: Linter.lint(facts), toolVersion: "1.0.0", elapsed: .seconds(1)))
      }
      #expect(reports[0] == reports[1], "\(example.notation)")
    }
  }
}
