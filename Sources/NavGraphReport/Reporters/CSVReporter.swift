import NavGraphLint
import NavGraphModel

/// The report for spreadsheets: a table as RFC 4180 has it, with a row for each place, and the findings that are accepted.
enum CSVReporter {
  static func report(_ report: Report) -> String {
    let rows =
      report.lint.findings.flatMap(\.members).map { row($0, nil) }
      + report.lint.accepted.map { row($0.finding, $0.acceptance) }
    return ([columns] + rows).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let columns = [
    "severity", "rule", "file", "line", "column", "coordinator", "route", "action", "operation",
    "message", "claim", "witness", "accepted",
  ]

  private static func row(
    _ finding: Finding, _ acceptance: AcceptedFinding.Acceptance?
  ) -> [String] {
    [
      finding.severity.rawValue, finding.rule, text(finding.location.file),
      "\(finding.location.line)", "\(finding.location.column)", text(finding.coordinator),
      text(finding.route ?? ""), text(finding.action ?? ""), text(finding.operation ?? ""),
      text(finding.message.text), finding.claim.rawValue,
      finding.details.map(text).joined(separator: "\n"), text(acceptance?.phrase ?? ""),
    ]
  }

  /// Text that no spreadsheet takes for a formula: what begins like one has an apostrophe before it.
  private static func text(_ value: String) -> String {
    let value = terminalSafe(value)
    let first = value.first { !$0.isWhitespace }?.unicodeScalars.first
    return first.map(formulaSigns.contains) ?? false ? "'" + value : value
  }

  /// What begins a formula, in full width as well.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}",
  ]

  private static func field(_ value: String) -> String {
    // By scalars: with an accent on it, a quotation mark is another character.
    let scalars = value.unicodeScalars
    let special: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n"]
    let isPadded = [value.first, value.last].contains { $0?.isWhitespace ?? false }
    guard isPadded || scalars.contains(where: special.contains) else { return value }
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    result.append("\"")
    return String(result)
  }
}
