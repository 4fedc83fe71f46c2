import NavGraphLint
import NavGraphReport
import TestSupport
import Testing

/// What each report looks like: read the files in `Snapshots`.
struct ReportSnapshotTests {
  @Test(arguments: ReportFormat.allCases)
  func aSmallReport(_ format: ReportFormat) throws {
    try expectSnapshot(try format.render(ReportSamples.small()), named: "\(format.rawValue)-small")
  }

  @Test(arguments: ReportFormat.allCases)
  func aReportWithoutFindings(_ format: ReportFormat) throws {
    try expectSnapshot(try format.render(ReportSamples.empty()), named: "\(format.rawValue)-empty")
  }

  @Test(arguments: [ReportFormat.human, .githubMarkdown, .html, .json, .sarif])
  func aReportOfACutSearch(_ format: ReportFormat) throws {
    try expectSnapshot(try format.render(ReportSamples.cut()), named: "\(format.rawValue)-cut")
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .human })
  func reportsDependOnlyOnTheGraph(_ format: ReportFormat) throws {
    var report = try ReportSamples.hostile()
    let text = try format.render(report)
    report.elapsed = .seconds(77)
    #expect(try format.render(report, layout: TerminalLayout(isColored: true, columns: 40)) == text)
  }
}
