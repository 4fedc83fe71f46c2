/// The level that a user sets for a rule.
package enum RuleLevel: String, Hashable, Codable, Sendable, CaseIterable {
  /// The rule is not run.
  case off
  /// The rule is run, and gives each finding its severity.
  case on
  case info, warning, error
}

extension RuleLevel {
  /// What all findings of the rule are reported as; nil where that is left to the rule, or it is off.
  package var severity: Severity? {
    switch self {
    case .off, .on: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
