import NavGraphExploration
import NavGraphLint
import NavGraphModel

/// The report for a person at a terminal.
///
/// ```
/// Navigation.swift:31:7: error: nothing happens on “again”: … [duplicate-id]
///     1. home: tap “open” (push item)
///     2. item: tap “again” (push item)
///     stack: home ▸ item
/// 1 error; 1 coordinator, 2 routes, 2 transitions; all 2 states searched (4 steps) in 0.01 s
/// ```
package struct HumanReporter: Sendable {
  private let style: TerminalStyle

  package init(isColored: Bool) {
    style = TerminalStyle(isColored: isColored)
  }

  package func report(_ report: Report) -> String {
    var lines = report.lint.findings.flatMap(describe)
    lines += notChecked(report.lint.notChecked)
    lines.append(closingLine(report))
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ finding: Finding) -> [String] {
    let text = terminalSafe(finding.message.text)
    var lines = [
      "\(place(finding.location)): \(style.severity(finding.severity)): \(style.strong(text)) "
        + style.quiet("[\(finding.rule)]")
    ]
    lines += (finding.witness?.lines ?? []).map { "    " + terminalSafe($0) }
    lines += finding.notes.map { note in
      "\(place(note.location)): note: \(terminalSafe(note.message.text))"
    }
    lines += finding.assumptions.map { "    assumes that \(terminalSafe($0))" }
    return lines
  }

  private func place(_ location: SourceLocation) -> String {
    terminalSafe("\(location.file):\(location.line):\(location.column)")
  }

  /// Open questions with the same reason stand together, each reason in a line.
  private func notChecked(_ questions: [NotChecked]) -> [String] {
    guard !questions.isEmpty else { return [] }
    // Rules that leave the same open, at the same places, share a line.
    var rules: [OpenQuestion: [String]] = [:]
    for (key, group) in Dictionary(grouping: questions, by: { [$0.rule, $0.reason] }) {
      let places = group.map { question in
        [question.coordinator, question.route].compactMap(\.self).joined(separator: " \u{25B8} ")
      }
      rules[OpenQuestion(reason: key[1], places: places), default: []].append(key[0])
    }
    let lines = rules.map { question, rules in
      (text: "\(rules.sorted().joined(separator: ", ")): \(question.reason)", question.places)
    }
    return ["not checked:"]
      + lines.sorted { $0.text < $1.text }.map { text, places in
        let shown = places.prefix(Self.placesShown).joined(separator: ", ")
        let rest = places.count - Self.placesShown
        return "    " + terminalSafe("\(text): \(shown)\(rest > 0 ? " and \(rest) more" : "")")
      }
  }

  private struct OpenQuestion: Hashable {
    let reason: String
    let places: [String]
  }

  /// How many places of one open question are named; the rest are counted.
  private static let placesShown = 6

  private func closingLine(_ report: Report) -> String {
    let counts = report.facts.counts
    let registered = [
      counted(counts.coordinators, "coordinator"), counted(counts.routes, "route"),
      counted(counts.transitions, "transition"),
    ].joined(separator: ", ")
    let states = counted(counts.states, "state")
    let steps = counted(counts.steps, "step")
    let coverage =
      report.facts.coverage.phrase.map { "\(states) searched (\(steps)), cut by \($0)" }
      ?? "all \(states) searched (\(steps))"
    let time = "in \(report.elapsed.seconds) s"
    return "\(findings(report.lint.findings)); \(registered); \(coverage), \(time)"
  }

  private func findings(_ findings: [Finding]) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Duration {
  /// Seconds with two decimals, whatever the locale.
  fileprivate var seconds: String {
    let hundredths = (self / .milliseconds(10)).rounded()
    let whole = Int(hundredths) / 100
    let rest = Int(hundredths) % 100
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
