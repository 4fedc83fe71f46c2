/// Which rules run, as what their findings are reported, and with which numbers.
package struct LintConfiguration: Hashable, Sendable {
  /// By rule id; a rule that is missing is on, unless its page says that it has to be asked for.
  package var levels: [String: RuleLevel]
  /// The values of parameters, by rule id.
  package var values: [String: ParameterValues]
  /// The rules to run and no others, by id; nil for no such choice. A rule that is chosen runs even
  /// where its level is off.
  package var only: Set<String>?
  /// Whose findings are left out.
  package var exclusions: Exclusions

  package init(
    levels: [String: RuleLevel] = [:], values: [String: ParameterValues] = [:],
    only: Set<String>? = nil, exclusions: Exclusions = Exclusions()
  ) {
    self.levels = levels
    self.values = values
    self.only = only
    self.exclusions = exclusions
  }
}

extension LintConfiguration {
  /// Returns the level of a rule, with all settings taken into account.
  package func level(of rule: RuleInfo) -> RuleLevel {
    let level = levels[rule.id] ?? (rule.isOnByDefault ? .on : .off)
    guard let only else { return level }
    guard only.contains(rule.id) else { return .off }
    return level == .off ? .on : level
  }

  /// What findings of a rule are reported as, as a rule; nil where the rule is not run.
  package func severity(of rule: RuleInfo) -> Severity? {
    let level = level(of: rule)
    return level == .off ? nil : level.severity ?? rule.severity
  }
}
