import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Which rules run, and as what their findings are reported.
struct LintConfigurationTests {
  private func facts() throws -> Facts {
    try Exploration.explore(GraphNotation("home -> item; item -> item; orphan <-").graph)
  }

  @Test func aDisabledRuleIsNotRun() throws {
    let report = Linter.lint(
      try facts(), configuration: LintConfiguration(levels: ["duplicate-id": .off]))
    #expect(report.findings.map(\.rule) == ["unreachable-route"])
  }

  @Test func aLevelBecomesTheSeverityOfTheFindings() throws {
    let report = Linter.lint(
      try facts(),
      configuration: LintConfiguration(levels: ["duplicate-id": .info, "unreachable-route": .on]))
    #expect(
      report.findings.map { [$0.rule, $0.severity.rawValue] }.sorted { $0[0] < $1[0] }
        == [["duplicate-id", "info"], ["unreachable-route", "error"]])
  }

  @Test func onlySelectedRulesRunEvenIfDisabled() throws {
    let report = Linter.lint(
      try facts(),
      configuration: LintConfiguration(levels: ["duplicate-id": .off], only: ["duplicate-id"]))
    #expect(report.findings.map(\.rule) == ["duplicate-id"])
    #expect(report.findings.map(\.severity) == [.error])
  }

  @Test func anOptInRuleRunsOnlyOnRequest() throws {
    let facts = try facts()
    let registry: [any Rule.Type] = [CountingRule.self]
    func messages(_ configuration: LintConfiguration) -> [String] {
      Linter.lint(facts, configuration: configuration, registry: registry).findings
        .map(\.message.text)
    }
    #expect(messages(LintConfiguration()) == [])
    #expect(messages(LintConfiguration(levels: ["counting": .on])) == ["limit 3"])
    #expect(
      messages(
        LintConfiguration(
          levels: ["counting": .on], values: ["counting": ParameterValues(["limit": 7])]))
        == ["limit 7"])
    #expect(Linter.lint(facts, rules: registry).findings.map(\.message.text) == ["limit 3"])
  }

  @Test func whatIsExcludedIsCountedAlone() throws {
    var graph = try GraphNotation("home -> item; item -> item; orphan <-").graph
    graph.suppressions = [
      Suppression(rule: "duplicate-id", reason: "known", location: graph.location)
    ]
    let facts = try Exploration.explore(graph)
    for exclusions in [
      Exclusions(coordinators: [Glob("Ex*")]), Exclusions(paths: [Glob("exa?ple")]),
    ] {
      let report = Linter.lint(facts, configuration: LintConfiguration(exclusions: exclusions))
      #expect(report.findings.isEmpty && report.accepted.isEmpty)
      #expect(report.excluded == 1)
    }
    let report = Linter.lint(
      facts, configuration: LintConfiguration(exclusions: Exclusions(coordinators: [Glob("X*")])))
    #expect(report.findings.count == 1)
    #expect(report.accepted.count == 1)
    #expect(report.excluded == 0)
  }
}

/// Says what its parameter is set to.
private enum CountingRule: Rule {
  static let limit = RuleParameter(
    name: "limit", summary: "What is allowed", value: 3, range: 0...10)
  static let info = RuleInfo(
    id: "counting", severity: .warning, category: .modal, isOnByDefault: false,
    parameters: [limit], summary: "", rationale: "", fix: "", flagged: [], clean: [])

  static func check(_ facts: Facts) -> RuleReport { check(facts, ParameterValues()) }

  static func check(_ facts: Facts, _ values: ParameterValues) -> RuleReport {
    RuleReport(findings: [
      Finding(
        rule: info, message: "limit \(values[limit])", claim: .exact, coordinator: "Example",
        location: facts.graph.location)
    ])
  }
}
