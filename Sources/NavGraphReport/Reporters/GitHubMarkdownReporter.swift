import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The report for the summary of a job of GitHub Actions, as Markdown:
/// `navgraph lint --report github-markdown=$GITHUB_STEP_SUMMARY`.
///
/// GitHub takes a mebibyte of each step; findings beyond that are counted.
enum GitHubMarkdownReporter {
  static func report(_ report: Report) -> String {
    var blocks = [
      "## Navigation: \(markdownEscaped(report.facts.graph.name))",
      counts(report),
      markdownEscaped("\(report.registeredCounts); \(report.coveragePhrase)"),
    ]
    let stacks = report.stackLines.map { "- " + markdownEscaped($0) }
    if !stacks.isEmpty { blocks.append(stacks.joined(separator: "\n")) }
    let map = MermaidMap(report)
    if let chart = map.text { blocks.append("```mermaid\n\(chart)\n```") }
    if let omission = map.omission { blocks.append(markdownEscaped(omission)) }
    blocks += findings(report)
    blocks += notChecked(report.lint.notChecked)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func counts(_ report: Report) -> String {
    let rows = Severity.allCases.reversed().map { severity in
      "| \(severity.rawValue) | \(report.lint.findings.count { $0.severity == severity }) |"
    }
    let open = report.lint.notChecked.count
    let others = (report.omissions + (open > 0 ? [("not checked", open)] : []))
      .map { "| \($0.name) | \($0.count) |" }
    return (["| findings | |", "|---|---:|"] + rows + others).joined(separator: "\n")
  }

  private static func findings(_ report: Report) -> [String] {
    let findings = report.lint.findings
    var blocks: [String] = []
    var size = 0
    var shown = 0
    for severity in Severity.allCases.reversed() {
      let group = findings.filter { $0.severity == severity }
      for (index, finding) in group.enumerated() {
        let block = describe(finding, report.fix(of: finding))
        size += block.utf8.count
        guard size <= sizeLimit else {
          blocks.append("\(findings.count - shown) more findings are left out: the page is full\\.")
          return blocks
        }
        if index == 0 { blocks.append("### \(severity.heading)") }
        blocks.append(block)
        shown += 1
      }
    }
    return blocks
  }

  private static let sizeLimit = 700_000

  private static func describe(_ finding: Finding, _ fix: String?) -> String {
    let place = markdownEscaped(finding.location.place)
    let text = markdownEscaped(finding.message.text)
    var lines = ["- **\(finding.rule)** \(place)<br>", "  \(text)"]
    if let fix { lines.append("  <br>Fix: \(markdownEscaped(fix))") }
    let details =
      finding.details.map(htmlEscaped)
      + finding.notes.map { htmlEscaped("\($0.location.place): \($0.message.text)") }
    if !details.isEmpty {
      // Inside of this block nothing is Markdown, until the next empty line.
      lines += [
        "  <details><summary>\(htmlEscaped(finding.detailsTitle))</summary>",
        "  \(details.joined(separator: "<br>"))", "  </details>",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// Groups open questions of one rule and reason.
  private static func notChecked(_ questions: [NotChecked]) -> [String] {
    guard !questions.isEmpty else { return [] }
    let lines = QuestionGroup.all(questions).map { group in
      "- **\(group.rule)** " + markdownEscaped("\(group.reason): \(group.places)")
    }
    return ["### Not checked", lines.joined(separator: "\n")]
  }
}

extension Severity {
  fileprivate var heading: String {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .info: "For information"
    }
  }
}
