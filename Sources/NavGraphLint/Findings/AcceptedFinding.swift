/// A finding that no longer fails the run, and its acceptance.
package struct AcceptedFinding: Hashable, Sendable {
  package var finding: Finding
  package var acceptance: Acceptance

  package enum Acceptance: Hashable, Sendable {
    /// A suppression of the author's, with its reason.
    case suppressed(because: String)
    /// A suppression that the reader of sources added, with its reason: the code shows that it is no defect.
    case read(because: String)
    /// An entry of the baseline.
    case inBaseline
  }

  /// An accepted finding is counted separately, regardless of its cause.
  package init(_ finding: Finding, _ acceptance: Acceptance) {
    self.finding = finding
    self.finding.cause = nil
    self.acceptance = acceptance
  }
}
