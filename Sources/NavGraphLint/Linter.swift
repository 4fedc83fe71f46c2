package import NavGraphExploration

/// Runs rules over facts.
package enum Linter {
  /// - Returns: What all rules say, in source order; the same whatever the order of the rules.
  package static func lint(
    _ facts: Facts, rules: [any Rule.Type] = RuleRegistry.all
  ) -> RuleReport {
    var report = RuleReport()
    for rule in rules { report += rule.check(facts) }
    report.findings.sort(by: Finding.isOrderedBefore)
    report.notChecked.sort {
      ($0.rule, $0.coordinator, $0.route ?? "", $0.reason)
        < ($1.rule, $1.coordinator, $1.route ?? "", $1.reason)
    }
    return report
  }
}
