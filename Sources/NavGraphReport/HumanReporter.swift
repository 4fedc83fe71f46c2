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
///
/// Where a bound cut the search, the last lines but one say whose answers hold for stacks of any height.
package struct HumanReporter: Sendable {
  private let style: TerminalStyle

  package init(isColored: Bool) {
    style = TerminalStyle(isColored: isColored)
  }

  package func report(_ report: Report) -> String {
    var lines = report.lint.findings.flatMap(describe)
    lines += notChecked(report.lint.notChecked)
    lines += report.stackLines.map(terminalSafe)
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
    terminalSafe(location.place)
  }

  /// Open questions with the same reason stand together, each reason in a line.
  private func notChecked(_ questions: [NotChecked]) -> [String] {
    guard !questions.isEmpty else { return [] }
    // Rules that leave the same open, at the same places, share a line.
    var rules: [OpenQuestion: [String]] = [:]
    for (key, group) in Dictionary(grouping: questions, by: { [$0.rule, $0.reason] }) {
      let places = group.map(\.subject)
      rules[OpenQuestion(reason: key[1], places: places), default: []].append(key[0])
    }
    let lines = rules.map { question, rules in
      (text: "\(names(of: rules.sorted())): \(question.reason)", question.places)
    }
    return ["not checked:"]
      + lines.sorted { $0.text < $1.text }.map { text, places in
        let places = places.filter { !$0.isEmpty }
        guard !places.isEmpty else { return "    " + terminalSafe(text) }
        let shown = places.prefix(Self.placesShown).joined(separator: ", ")
        let rest = places.count - Self.placesShown
        return "    " + terminalSafe("\(text): \(shown)\(rest > 0 ? " and \(rest) more" : "")")
      }
  }

  /// The rules that leave something open: a few by name, many by their number.
  private func names(of rules: [String]) -> String {
    guard rules.count > Self.rulesShown else { return rules.joined(separator: ", ") }
    let shown = rules.prefix(Self.rulesShown - 1).joined(separator: ", ")
    return "\(shown) and \(rules.count - Self.rulesShown + 1) more rules"
  }

  private struct OpenQuestion: Hashable {
    let reason: String
    let places: [String]
  }

  /// How many places of one open question are named; the rest are counted.
  private static let placesShown = 6

  /// How many rules with the same open question are named.
  private static let rulesShown = 4

  private func closingLine(_ report: Report) -> String {
    let parts = [
      report.findingCounts, report.acceptedCounts, report.registeredCounts,
      "\(report.coveragePhrase), in \(report.elapsed.seconds) s",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
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
