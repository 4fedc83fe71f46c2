import NavGraphFacts
package import NavGraphLint
package import NavGraphModel

/// What several reports say of a run, in the same words.
extension Report {
  /// `1 error, 2 warnings`, or `no findings`.
  package var findingCounts: String { lint.findings.counts }

  /// `2 suppressed, 3 in the baseline, 1 excluded`; nil where nothing is left out.
  package var acceptedCounts: String? {
    let parts = omissions.map { "\($0.count) \($0.name)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The findings that the author left out, by how; what the reader of sources allows is not the author's.
  var omissions: [(name: String, count: Int)] {
    let accepted = lint.accepted.map(\.acceptance)
    let suppressed = accepted.count { acceptance in
      if case .suppressed = acceptance { true } else { false }
    }
    return [
      ("suppressed", suppressed), ("in the baseline", accepted.count { $0 == .inBaseline }),
      ("excluded", lint.excluded),
    ].filter { $0.count > 0 }
  }

  /// What is accepted and why, a line for each rule and reason; none where nothing is.
  var acceptedLines: [String] {
    let reasons = Dictionary(grouping: lint.accepted) { [$0.finding.rule, $0.acceptance.phrase] }
    guard !reasons.isEmpty else { return [] }
    return ["accepted:"]
      + reasons.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }.map { key, accepted in
        "    \(accepted.count) \(key[0]), \(key[1])"
      }
  }

  /// What to do about a finding, in a sentence.
  package func fix(of finding: Finding) -> String? {
    finding.fix ?? rules.first { $0.id == finding.rule }?.shortFix
  }

  /// `1 coordinator, 3 routes, 4 transitions`.
  package var registeredCounts: String {
    let counts = facts.counts
    return [
      counted(counts.coordinators, "coordinator"), counted(counts.routes, "screen"),
      counted(counts.transitions, "transition"),
    ].joined(separator: ", ")
  }

  /// `all 3 states searched (6 steps)`, or what limited the search.
  package var coveragePhrase: String {
    let states = counted(facts.counts.states, "state")
    let steps = counted(facts.counts.steps, "step")
    return facts.coverage.phrase.map { "\(states) searched (\(steps)), limited by \($0)" }
      ?? "all \(states) searched (\(steps))"
  }

  /// Whose answers hold for any stack height, and which bound holds for the others and why, a line each,
  /// as the author named things; none where no bound cut the search.
  package var stackLines: [String] { StackVerdicts(facts)?.lines ?? [] }
}

extension [Finding] {
  /// `1 error, 2 warnings`, or `no findings`.
  package var counts: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count { $0.severity == severity }
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

extension Finding {
  /// What proves the finding and what it takes for granted, a line each, as the author named things.
  package var details: [String] { (witness?.lines ?? []) + assumptionLines }

  /// What ``details`` say besides the steps.
  package var remainingDetails: [String] {
    (witness?.premises ?? []) + (witness?.ending ?? []) + assumptionLines
  }

  /// What no step says.
  private var assumptionLines: [String] {
    let said = Set(witness.map { $0.inputs + $0.steps.flatMap(\.assumes) } ?? [])
    return assumptions.filter { !said.contains($0) }.map { "assumes that \($0)" }
  }

  /// The title of ``details`` where they are folded.
  package var detailsTitle: String {
    let steps = witness?.steps.count ?? 0
    let path = witness?.goal.map { "path to \(quoted($0))" } ?? "path"
    return steps > 0 ? "\(path): \(counted(steps, "step"))" : "details"
  }

  /// The label of ``details``, in three letters.
  var way: String { witness?.goal == nil ? "how" : " to" }

  /// `Shop ▸ cart`, or the coordinator alone.
  package var subject: String {
    [coordinator, route].compactMap(\.self).joined(separator: " \u{25B8} ")
  }
}

extension NotChecked {
  /// `Shop ▸ cart`, or the coordinator alone.
  package var subject: String {
    [coordinator, route].compactMap(\.self).joined(separator: " \u{25B8} ")
  }
}

extension AcceptedFinding.Acceptance {
  /// Who accepted the finding, and why.
  package var phrase: String {
    switch self {
    case .suppressed(let reason): "suppressed: \(reason)"
    case .read(let reason): "because \(reason)"
    case .inBaseline: "in the baseline"
    }
  }
}

extension SourceLocation {
  /// `file:line:column`.
  package var place: String { "\(file):\(line):\(column)" }
}
