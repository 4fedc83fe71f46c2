package import NavGraphLint

/// What was given on the command line; nil and empty where nothing was.
package struct CommandLineSettings: Hashable, Sendable {
  /// The argument; an input that other options name counts as given.
  package var input: String?
  /// Whether options other than the argument say what to look at.
  package var namesPackage = false
  package var sources: [String]?
  package var graph: String?
  package var bounds: [Bound: Double] = [:]
  package var levels: [String: RuleLevel] = [:]
  /// The rules to run and no others.
  package var only: Set<String>?
  package var failOn: FailureThreshold?
  package var baseline: String?
  package var reports: [ReportRequest]?

  package init() {}
}
