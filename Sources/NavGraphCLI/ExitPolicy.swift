import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint

/// Which exit status a run deserves.
enum ExitPolicy {
  /// - Parameters:
  ///   - unfinished: The rules that were not finished in time.
  ///   - worst: The highest severity among the findings.
  /// - Returns: 2 where the time or the memory ran out, or somebody or the reducers ended the search,
  ///   which says nothing about what was not seen; else 1 for findings that fail the run; else 0. Other
  ///   bounds are declared by the user: meeting one is coverage, not failure.
  static func exitCode(
    coverage: Coverage, unfinished: [String] = [], worst: Severity? = nil, failOn: FailureThreshold
  ) -> ExitCode {
    guard isUsable(coverage), unfinished.isEmpty else { return unusable }
    guard let worst, let threshold = failOn.severity else { return .success }
    return worst >= threshold ? ExitCode(1) : .success
  }

  /// Whether nothing but bounds cut the search.
  static func isUsable(_ coverage: Coverage) -> Bool {
    coverage.earlyEnds.isComplete
  }

  /// Unusable input, interruption, a lost worker, time or memory run out.
  static let unusable = ExitCode(2)
}

/// The values of `--fail-on`.
extension FailureThreshold: ExpressibleByArgument {}
