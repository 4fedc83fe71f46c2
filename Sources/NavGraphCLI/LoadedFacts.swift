import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// Facts, and when their rules have to be finished.
struct LoadedFacts {
  let facts: Facts
  /// What of an app's sources could not be read, and why.
  let unread: [RegistrationProblem]
  private let ruleDeadline: ContinuousClock.Instant

  /// The time limit is that of search and rules together. Facts that were read leave all of it to the rules.
  ///
  /// - Parameter explorationStart: nil for facts that were read.
  init(
    facts: Facts, unread: [RegistrationProblem] = [], explorationStart: ContinuousClock.Instant?,
    _ limits: Limits
  ) {
    self.facts = facts
    self.unread = unread
    // A search may have used up the limit: rules need little, and get more than half of what it may be exceeded by.
    ruleDeadline =
      limits.deadline(from: explorationStart ?? .now)
      + max(.milliseconds(600), limits.allowance / 16)
  }

  /// Runs the rules, and says on standard error if they are not finished in time.
  func lint(_ settings: Settings, baseline: Baseline?) -> RuleReport {
    let report = Linter.lint(
      facts, configuration: settings.lint, baseline: baseline, until: ruleDeadline)
    for pattern in settings.lint.exclusions.superfluous(in: facts.graph) {
      Console.complain("warning: '\(pattern)' of 'exclude' matches nothing")
    }
    let count = report.unfinished.count
    if count > 0 {
      Console.complain(
        "warning: \(count) \(count == 1 ? "rule was" : "rules were") not finished within the time limit; "
          + "raise --time-limit")
    }
    return report
  }
}
