import NavGraphLint
import NavGraphModel

/// The report for a job of GitHub Actions: workflow commands, which it shows as annotations.
///
/// ```
/// ::error file=Navigation.swift,line=15,col=7,title=duplicate-id::nothing happens on …
/// ```
///
/// The lines of the message contain the path.
enum GitHubReporter {
  static func report(_ report: Report) -> String {
    report.lint.findings.map { command($0, report.fix(of: $0)) + "\n" }.joined()
  }

  private static func command(_ finding: Finding, _ fix: String?) -> String {
    let properties = [
      ("file", finding.location.file), ("line", "\(finding.location.line)"),
      ("col", "\(finding.location.column)"), ("title", finding.rule),
    ]
    let lines =
      [finding.message.text] + finding.details + (fix.map { ["fix: \($0)"] } ?? [])
      + finding.notes.map { "\($0.location.place): \($0.message.text)" }
    return "::\(finding.severity.command) "
      + properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
      + "::" + escapedData(lines.map(terminalSafe).joined(separator: "\n"))
  }

  /// As the runner's toolkit does it (`toCommandValue`, `escapeData`).
  private static func escapedData(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n"])
  }

  /// As the runner's toolkit does it (`escapeProperty`); a path keeps its line feeds, so that GitHub
  /// finds the file, but no other control character reaches the log.
  private static func escapedProperty(_ text: String) -> String {
    terminalSafe(escaped(text, ["%", "\r", "\n", ":", ","]))
  }

  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error, .warning: rawValue
    case .info: "notice"
    }
  }
}
