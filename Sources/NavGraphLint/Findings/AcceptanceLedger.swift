import NavGraphModel

/// The acceptances of findings, including those that accept none.
struct AcceptanceLedger {
  private let graph: GraphDefinition
  /// The innermost first.
  private let suppressions: [PlacedSuppression]
  let baseline: Baseline?
  /// Indices of suppressions that cover a finding.
  private var used: Set<Int> = []
  /// For each entry of the baseline, how many more findings it accepts.
  private(set) var remaining: [Baseline.Key: Int]

  init(_ graph: GraphDefinition, _ baseline: Baseline?) {
    self.graph = graph
    self.baseline = baseline
    suppressions = graph.placedSuppressions
    remaining = Dictionary(
      (baseline?.entries ?? []).map { ($0.key, $0.count) }, uniquingKeysWith: +)
  }

  /// Moves accepted findings out of the findings, which have to be in order.
  mutating func removeAccepted(_ report: inout RuleReport) {
    var open: [Finding] = []
    for finding in report.findings {
      if let reason = suppress(finding) {
        let isReaders = ReaderReason.isReaders(reason)
        report.accepted.append(
          AcceptedFinding(
            finding, isReaders ? .read(because: reason) : .suppressed(because: reason)))
      } else {
        open.append(finding)
      }
    }
    report.findings = open
    acceptByBaseline(&report)
  }

  /// The same, by the baseline alone.
  mutating func acceptByBaseline(_ report: inout RuleReport) {
    var open: [Finding] = []
    for finding in report.findings {
      if isInBaseline(finding) {
        report.accepted.append(AcceptedFinding(finding, .inBaseline))
      } else {
        open.append(finding)
      }
    }
    report.findings = open
  }

  /// The suppressions that cover no finding so far.
  var unused: [PlacedSuppression] {
    suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
  }

  /// - Returns: The reason of the innermost suppression that covers the finding.
  private mutating func suppress(_ finding: Finding) -> String? {
    let covering = suppressions.indices.first { index in
      suppressions[index].suppression.rule == finding.rule
        && suppressions[index].place.covers(finding, in: graph)
    }
    guard let covering else { return nil }
    used.insert(covering)
    return suppressions[covering].suppression.reason
  }

  private mutating func isInBaseline(_ finding: Finding) -> Bool {
    let key = Baseline.Key(finding)
    guard let count = remaining[key], count > 0 else { return false }
    remaining[key] = count - 1
    return true
  }
}
