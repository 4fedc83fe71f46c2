package import NavGraphFacts
package import NavGraphLint

/// Everything a reporter may say about one graph.
package struct Report: Sendable {
  package var facts: Facts
  package var lint: RuleReport
  /// The rules that ran, whether they found something or not.
  package var rules: [RuleInfo]
  /// The version of the tool that ran them.
  package var toolVersion: String
  /// From the start of the command; only reports for people mention it.
  package var elapsed: Duration
  /// The severity from which findings fail the run; nil where none do.
  package var failsFrom: Severity?
  /// The base of relative paths, for formats that need absolute ones; nil where the file system was not asked.
  package var workingDirectory: String?

  /// - Parameter rules: `LintConfiguration.rules(among:)`.
  package init(
    facts: Facts, lint: RuleReport, rules: [RuleInfo] = LintConfiguration().rules(),
    toolVersion: String, elapsed: Duration, failsFrom: Severity? = .warning,
    workingDirectory: String? = nil
  ) {
    self.facts = facts
    self.lint = lint
    self.rules = rules
    self.toolVersion = toolVersion
    self.elapsed = elapsed
    self.failsFrom = failsFrom
    self.workingDirectory = workingDirectory
  }
}
