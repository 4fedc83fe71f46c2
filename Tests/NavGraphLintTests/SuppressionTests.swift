import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What suppressions cover, and what is said of those that cover nothing.
struct SuppressionTests {
  private static let place = SourceLocation(file: "S.swift", line: 9, column: 3)

  private func allow(_ rule: String, _ reason: String = "known") -> Suppression {
    Suppression(rule: rule, reason: reason, location: Self.place)
  }

  /// Two collisions on `item`, one on `cart`, and a screen that nothing leads to.
  private func graph() throws -> GraphDefinition {
    try GraphNotation(
      "home -> item; home -> cart; item -> item; item => item; cart -> cart; orphan <-"
    ).graph
  }

  private func lint(_ graph: GraphDefinition, _ limits: Limits = Limits()) throws -> RuleReport {
    Linter.lint(
      try Exploration.explore(graph, limits: limits),
      configuration: LintConfiguration(
        only: ["duplicate-id", "reducer-crash", "superfluous-suppression", "unreachable-route"]))
  }

  private func routes(_ findings: [Finding]) -> [String] { findings.map { $0.route ?? "" } }

  private func changed(
    _ change: (inout CoordinatorDefinition) -> Void
  ) throws -> GraphDefinition {
    var graph = try graph()
    graph.updateCoordinators { change(&$1) }
    return graph
  }

  private func index(of route: String, in coordinator: CoordinatorDefinition) throws -> Int {
    try #require(coordinator.routes.firstIndex { $0.name == route })
  }

  @Test func suppressesATransition() throws {
    let item = try index(of: "item", in: graph().coordinators[0])
    let report = try lint(
      changed { $0.routes[item].transitions[1].suppressions = [allow("duplicate-id")] })
    #expect(routes(report.findings) == ["item", "cart", "orphan"])
    #expect(report.accepted.map(\.finding.transition) == [1])
    #expect(report.accepted.map(\.acceptance) == [.suppressed(because: "known")])
  }

  @Test func suppressesAllTransitionsOfARoute() throws {
    let item = try index(of: "item", in: graph().coordinators[0])
    let report = try lint(changed { $0.routes[item].suppressions = [allow("duplicate-id")] })
    #expect(routes(report.findings) == ["cart", "orphan"])
    #expect(routes(report.accepted.map(\.finding)) == ["item", "item"])
  }

  @Test func suppressesAnUnhandledAction() throws {
    let graph = try changed { coordinator in
      coordinator.unhandled = [2, 3].map { line in
        UnhandledAction(
          action: "expired", location: SourceLocation(file: "Shop.swift", line: line, column: 1))
      }
      coordinator.unhandled[0].suppressions = [allow("unhandled-output")]
    }
    let report = Linter.lint(
      try Exploration.explore(graph, limits: Limits()),
      configuration: LintConfiguration(only: ["unhandled-output"]))
    #expect(report.findings.map(\.location.line) == [3])
    #expect(report.accepted.map(\.finding.location.line) == [2])
  }

  @Test func suppressesEverythingInACoordinator() throws {
    let report = try lint(changed { $0.suppressions = [allow("duplicate-id")] })
    #expect(routes(report.findings) == ["orphan"])
    #expect(report.accepted.count == 3)
  }

  @Test func suppressesEverythingInTheGraph() throws {
    var graph = try graph()
    graph.suppressions = [allow("duplicate-id"), allow("unreachable-route")]
    let report = try lint(graph)
    #expect(report.findings == [])
    #expect(report.accepted.count == 4)
  }

  @Test func suppressesALink() throws {
    let link = { (pattern: String, line: Int, suppressions: [Suppression]) in
      DeepLinkDefinition(
        pattern: pattern, parameters: [], condition: nil,
        operations: [
          .append(Destination(target: RoutePattern(route: "item"), presentation: .push))
        ], landing: nil, suppressions: suppressions,
        location: SourceLocation(file: "S.swift", line: line, column: 1))
    }
    let report = try lint(
      changed {
        $0.links = [link("app://a", 1, []), link("app://b", 2, [allow("duplicate-id")])]
        $0.suppressions = [allow("unreachable-route")]
      })
    #expect(
      report.findings.filter { $0.route == nil }.map(\.action) == ["app://a"])
    #expect(
      report.accepted.filter { $0.finding.route == nil }.map(\.finding.action) == ["app://b"])
  }

  @Test func theInnermostSuppressionGivesTheReason() throws {
    let orphan = try index(of: "orphan", in: graph().coordinators[0])
    let report = try lint(
      changed {
        $0.suppressions = [allow("unreachable-route", "far")]
        $0.routes[orphan].suppressions = [allow("unreachable-route", "near")]
      })
    #expect(report.accepted.map(\.acceptance) == [.suppressed(because: "near")])
    // The other one allows nothing any more.
    #expect(report.findings.map(\.rule).contains("superfluous-suppression"))
  }

  @Test func aMisspelledRuleSuggestsTheNearest() throws {
    let report = try lint(changed { $0.suppressions = [allow("duplicate-ids")] })
    let finding = try #require(report.findings.first { $0.rule == "superfluous-suppression" })
    #expect(
      finding.message.text
        == "there is no rule “duplicate-ids”, so this allows nothing; did you mean “duplicate-id”?")
    #expect(finding.location == Self.place)
    #expect(finding.severity == .warning)
  }

  @Test func disabledRulesReportNoSuperfluousSuppression() throws {
    let facts = try Exploration.explore(changed { $0.suppressions = [allow("reducer-crash")] })
    func count(_ configuration: LintConfiguration) -> Int {
      Linter.lint(facts, configuration: configuration).findings
        .count { $0.rule == "superfluous-suppression" }
    }
    #expect(count(LintConfiguration()) == 1)
    #expect(count(LintConfiguration(levels: ["reducer-crash": .off])) == 0)
    #expect(count(LintConfiguration(levels: ["superfluous-suppression": .off])) == 0)
  }

  @Test func cutSearchesReportNoSuperfluousSuppression() throws {
    let deep = try GraphNotation("home -> a; a -> b; b -> home!").graph
    var graph = deep
    graph.updateCoordinators { $1.suppressions = [allow("duplicate-id")] }
    #expect(try lint(graph, Limits(stackHeight: 3)).findings == [])
    var whole = try GraphNotation("home -> a; a -> b").graph
    whole.updateCoordinators { $1.suppressions = [allow("duplicate-id")] }
    #expect(try lint(whole).findings.map(\.rule) == ["superfluous-suppression"])
  }

  @Test func aSuperfluousSuppressionCanBeSuppressed() throws {
    var graph = try GraphNotation("home -> a").graph
    graph.suppressions = [allow("superfluous-suppression", "shared with another app")]
    #expect(try lint(graph).findings.map(\.rule) == ["superfluous-suppression"])
    graph.updateCoordinators { $1.suppressions = [allow("duplicate-id")] }
    let report = try lint(graph)
    #expect(report.findings == [])
    #expect(report.accepted.map(\.acceptance) == [.suppressed(because: "shared with another app")])
  }
}
