import NavGraphLint
import NavGraphModel

/// The report for GitLab's merge requests: a JSON array in the subset of Code Climate's format that
/// GitLab reads.
enum CodeClimateReporter {
  static func report(_ report: Report) throws -> String {
    let findings = report.lint.findings
    return try JSONText.encode(
      zip(findings, Fingerprint.all(of: findings)).map(CodeClimateIssue.init))
  }
}

private struct CodeClimateIssue: Encodable {
  let type = "issue"
  let description: String
  let checkName: String
  let categories = ["Bug Risk"]
  let fingerprint: String
  let severity: String
  let location: Location

  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Encodable {
    let begin: Int
  }

  private enum CodingKeys: String, CodingKey {
    case type, description, categories, fingerprint, severity, location
    case checkName = "check_name"
  }

  init(_ finding: Finding, _ fingerprint: Fingerprint) {
    let others = finding.others.count
    description =
      terminalSafe(finding.message.text)
      + (others > 0 ? " (and at \(counted(others, "more place")))" : "")
    checkName = finding.rule
    self.fingerprint = fingerprint.text
    severity = finding.severity.codeClimateName
    // GitLab compares paths with those of the repository, which have no step at the beginning.
    let file = finding.location.file
    location = Location(
      path: file.hasPrefix("./") ? String(file.dropFirst(2)) : file,
      lines: Lines(begin: finding.location.line))
  }
}

extension Severity {
  fileprivate var codeClimateName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
