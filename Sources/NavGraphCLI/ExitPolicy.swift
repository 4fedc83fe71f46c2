import ArgumentParser
import NavGraphExploration
import NavGraphLint

/// Which exit status a run deserves.
enum ExitPolicy {
  /// - Parameter worst: The highest severity among the findings.
  /// - Returns: 2 where the time or the memory ran out, or somebody or the reducers ended the search,
  ///   which says nothing about what was not seen; else 1 for findings that fail the run; else 0. Other
  ///   bounds are declared by the user: meeting one is coverage, not failure.
  static func exitCode(
    coverage: Coverage, worst: Severity?, failOn: FailureThreshold
  ) -> ExitCode {
    let failures: Set<Limits.Kind> = [.time, .memory, .incidents, .interrupted]
    if coverage.cutBy.contains(where: { failures.contains($0.limit) }) { return unusable }
    guard let worst, let threshold = failOn.severity else { return .success }
    return worst >= threshold ? ExitCode(1) : .success
  }

  /// Unusable input, interruption, a lost worker, time or memory run out.
  static let unusable = ExitCode(2)
}

/// The values of `--fail-on`.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case error, warning, info, never

  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
