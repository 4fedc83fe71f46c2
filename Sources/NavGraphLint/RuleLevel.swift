/// What a user sets a rule to.
package enum RuleLevel: String, Hashable, Codable, Sendable, CaseIterable {
  /// The rule is not run.
  case off
  /// The rule is run, with the severity of its page.
  case on
  case info, warning, error
}

extension RuleLevel {
  package init(_ severity: Severity) {
    self =
      switch severity {
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
  }

  /// What findings of a rule are reported as; nil where the rule is not run.
  package func severity(of rule: RuleInfo) -> Severity? {
    switch self {
    case .off: nil
    case .on: rule.severity
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
