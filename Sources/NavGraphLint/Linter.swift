package import NavGraphFacts
import NavGraphModel

/// Runs rules over facts.
package enum Linter {
  /// Runs the rules that a configuration asks for.
  ///
  /// - Parameters:
  ///   - baseline: The findings that are already known.
  ///   - registry: The rules there are.
  ///   - deadline: When to end; rules that are not finished by then are left open. nil for no limit.
  /// - Returns: The report of the rules, in source order, one finding for each cause, regardless of the order of the
  ///   rules. Accepted findings are apart from the rest, and not united.
  package static func lint(
    _ facts: Facts, configuration: LintConfiguration = LintConfiguration(),
    baseline: Baseline? = nil, registry: [any Rule.Type] = RuleRegistry.all,
    until deadline: ContinuousClock.Instant? = nil
  ) -> RuleReport {
    var report = RuleReport()
    var running: [RuleInfo] = []
    let rules = registry.filter { configuration.level(of: $0.info) != .off }
    let results = check(rules, on: facts, configuration, until: deadline)
    for (rule, result) in zip(rules, results) {
      guard var result else {
        report.leaveOpen(rule.info, of: facts.graph)
        continue
      }
      let level = configuration.level(of: rule.info)
      // A rule may grade one case as worse than another, unless the configuration sets a severity.
      result.grade(level)
      report += result
      running.append(rule.info)
    }
    report.sort()
    var acceptance = AcceptanceLedger(facts.graph, baseline)
    acceptance.removeAccepted(&report)
    // Last, because it looks at what all others said.
    if running.contains(where: { $0.id == SuperfluousSuppressionRule.info.id }) {
      var result = SuperfluousSuppressionRule.check(
        facts, &acceptance, after: report, running: running,
        known: registry.map { $0.info.id } + RuleRegistry.all.map { $0.info.id })
      result.grade(configuration.level(of: SuperfluousSuppressionRule.info))
      report += result
    }
    report.leaveOut(configuration.exclusions)
    report.sort()
    report.findings = report.findings.groupedByCause()
    report.findings.sort(by: Finding.isOrderedBefore)
    return report
  }

  /// Whether a search that ended early (``Limits/enoughStates``) leaves anything open that a configuration asks for, and
  /// that more states may answer: not if time or memory ran out.
  package static func needsMoreStates(_ facts: Facts, configuration: LintConfiguration) -> Bool {
    facts.endedWithEnough && facts.coverage.earlyEnds.isComplete
      && !lint(facts, configuration: configuration).notChecked.isEmpty
  }

  /// - Returns: By rule: what it says, or nil where it was not finished.
  private static func check(
    _ rules: [any Rule.Type], on facts: Facts, _ configuration: LintConfiguration,
    until deadline: ContinuousClock.Instant?
  ) -> [RuleReport?] {
    let work = rules.map { rule in
      { @Sendable in
        rule.check(facts, configuration.values[rule.info.id] ?? ParameterValues())
      }
    }
    guard let deadline else { return work.map { $0() } }
    return TimedWork.results(of: work, until: deadline)
  }

  /// Runs the rules that are named, those that have to be asked for included.
  package static func lint(_ facts: Facts, rules: [any Rule.Type]) -> RuleReport {
    lint(
      facts, configuration: LintConfiguration(only: Set(rules.map { $0.info.id })),
      registry: rules)
  }
}

extension RuleReport {
  fileprivate mutating func leaveOpen(_ rule: RuleInfo, of graph: GraphDefinition) {
    unfinished.append(rule.id)
    notChecked += graph.coordinators.map {
      NotChecked(
        rule: rule, coordinator: $0.name, reason: "it was not finished within the time limit")
    }
  }

  /// Unless it is left to the rule.
  fileprivate mutating func grade(_ level: RuleLevel) {
    guard let severity = level.severity else { return }
    for index in findings.indices { findings[index].severity = severity }
  }

  fileprivate mutating func leaveOut(_ exclusions: Exclusions) {
    excluded += findings.count(where: exclusions.cover)
    findings.removeAll(where: exclusions.cover)
    accepted.removeAll { exclusions.cover($0.finding) }
    notChecked.removeAll { exclusions.covers(coordinator: $0.coordinator) }
  }

  fileprivate mutating func sort() {
    findings.sort(by: Finding.isOrderedBefore)
    accepted.sort { Finding.isOrderedBefore($0.finding, $1.finding) }
    notChecked.sort {
      ($0.rule, $0.coordinator, $0.route ?? "", $0.reason)
        < ($1.rule, $1.coordinator, $1.route ?? "", $1.reason)
    }
  }
}
