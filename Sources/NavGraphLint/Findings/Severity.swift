/// How bad a finding is.
package enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
  case info, warning, error
}

extension Severity: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
