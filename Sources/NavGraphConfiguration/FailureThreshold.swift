package import NavGraphLint

/// The severity from which findings fail a run.
package enum FailureThreshold: String, Hashable, Sendable, CaseIterable {
  case error, warning, info, never

  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
