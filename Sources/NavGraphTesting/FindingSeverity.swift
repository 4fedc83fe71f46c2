internal import NavGraphLint

/// How bad a finding is; `Docs/Rules` says which rule reports what.
public enum FindingSeverity: Hashable, Sendable, CaseIterable {
  case info, warning, error

  var severity: Severity {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
