package import NavGraphExploration
package import NavGraphLint

/// Everything a reporter may say about one graph.
package struct Report: Sendable {
  package var facts: Facts
  package var lint: RuleReport
  /// From the start of the command; only reports for people mention it.
  package var elapsed: Duration

  package init(facts: Facts, lint: RuleReport, elapsed: Duration) {
    self.facts = facts
    self.lint = lint
    self.elapsed = elapsed
  }
}
