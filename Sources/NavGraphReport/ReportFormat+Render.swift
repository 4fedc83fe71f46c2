package import NavGraphLint

extension ReportFormat {
  /// The whole text of a report, with the line feed at its end.
  ///
  /// All but the human one are the same bytes for the same report, whenever and wherever it is made.
  ///
  /// - Parameter layout: Of the report for people; no other has any.
  package func render(_ report: Report, layout: TerminalLayout = TerminalLayout()) throws -> String
  {
    switch self {
    case .human: HumanReporter(layout).report(report)
    case .json: try JSONReporter.report(report)
    case .xcode: XcodeReporter.report(report)
    case .github: GitHubReporter.report(report)
    case .githubMarkdown: GitHubMarkdownReporter.report(report)
    case .sarif: try SARIFReporter.report(report)
    case .junit: try JUnitReporter.report(report)
    case .checkstyle: try CheckstyleReporter.report(report)
    case .codeclimate: try CodeClimateReporter.report(report)
    case .csv: CSVReporter.report(report)
    case .html: try HTMLReporter.report(report)
    }
  }
}
