import NavGraphLint
import Testing

/// What `--report` takes, and refuses.
struct ReportRequestTests {
  @Test(arguments: [
    ("sarif", ReportRequest(.sarif)), ("sarif=out.sarif", ReportRequest(.sarif, to: "out.sarif")),
    ("github-markdown=a=b", ReportRequest(.githubMarkdown, to: "a=b")),
  ])
  func reportRequestsAreAFormatWithAnOptionalPath(_ text: String, _ request: ReportRequest) throws {
    #expect(try ReportRequest(parsing: text) == request)
  }

  @Test(arguments: [
    ("sarf=x", "there is no report format 'sarf'; did you mean 'sarif'?"),
    (
      "githubmarkdown",
      "there is no report format 'githubmarkdown'; did you mean 'github-markdown'?"
    ),
    ("json=", "'json=' names no file; without '=' the report goes to standard output"),
  ])
  func parsingErrorsAreExplained(_ text: String, _ message: String) {
    let error = #expect(throws: ReportRequestError.self) { try ReportRequest(parsing: text) }
    #expect(error?.message == message)
  }

  @Test func anUnknownFormatWithoutASuggestionListsAllFormats() {
    let message = ReportRequestError.unknownFormat("\u{1B}[2J").message
    #expect(message.hasPrefix("there is no report format '\\u{1B}[2J'; there are human, json, "))
  }

  @Test func onlyOneReportGoesToStandardOutput() {
    #expect([ReportRequest(.human), ReportRequest(.json, to: "a")].conflict == nil)
    #expect(
      [ReportRequest(.human), ReportRequest(.json)].conflict?.message
        == "only one report can go to standard output, not human, json; give the others a file, as in "
        + "'--report json=FILE'")
  }

  @Test(arguments: [("a", "a"), ("a", "./a"), ("b/../a", "a"), ("/x//a", "/x/./a")])
  func twoReportsCannotShareAFile(_ first: String, _ second: String) {
    let requests = [ReportRequest(.human, to: first), ReportRequest(.json, to: second)]
    #expect(requests.conflict == .samePath(second))
  }

  @Test(arguments: [("a", "b"), ("../a", "a"), ("/a", "a"), ("../../a", "../a")])
  func differentFilesDoNotConflict(_ first: String, _ second: String) {
    let requests = [ReportRequest(.human, to: first), ReportRequest(.json, to: second)]
    #expect(requests.conflict == nil)
  }
}
