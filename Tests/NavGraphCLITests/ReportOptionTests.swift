import Foundation
import TestSupport
import Testing

/// Several reports of one run.
struct ReportOptionTests {
  private let tool = Tool()

  @Test func furtherReportsAreWrittenToFiles() async throws {
    let folder = try TemporaryFolder()
    let (sarif, page) = (
      folder.url.appending(path: "a.sarif"), folder.url.appending(path: "a.html")
    )
    let result = try await tool.run(
      "lint", "Samples/Broken", "--report", "sarif=\(sarif.path)", "--report", "html=\(page.path)")
    #expect(result.status == 1)
    #expect(result.output.contains("8 errors, 1 info · 11 screens · "))
    #expect(try String(contentsOf: sarif, encoding: .utf8).contains("\"version\" : \"2.1.0\""))
    #expect(try String(contentsOf: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aReportWithoutAFileReplacesTheHumanReport() async throws {
    let result = try await tool.run("lint", "Samples/Broken", "--report", "github")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.hasPrefix("::") && $0.contains(" file=Samples/Broken/") })
  }

  @Test func formatAndOutputCombineWithFurtherReports() async throws {
    let folder = try TemporaryFolder()
    let (json, table) = (folder.url.appending(path: "a.json"), folder.url.appending(path: "a.csv"))
    let result = try await tool.run(
      "lint", "Samples/Broken", "--format", "json", "--output", json.path, "--report",
      "csv=\(table.path)")
    #expect(result.output == "")
    #expect(try String(contentsOf: json, encoding: .utf8).hasPrefix("{"))
    #expect(try String(contentsOf: table, encoding: .utf8).hasPrefix("severity,rule,"))
  }

  @Test(arguments: [
    (["--report", "sarf"], "did you mean 'sarif'?"),
    (["--format", "jsno"], "did you mean 'json'?"),
    (["--report", "json", "--report", "csv"], "only one report can go to standard output"),
    (["--format", "json", "--report", "csv"], "only one report can go to standard output"),
    (["--output", "a", "--report", "csv=./a"], "two reports would be written to './a'"),
    (["--report", "json="], "names no file"),
  ])
  func impossibleReportRequestsAreUsageErrors(_ arguments: [String], _ message: String) async throws
  {
    let result = try await tool.run(["lint", "Samples/Broken"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test func anUnwritableFileIsNamed() async throws {
    let result = try await tool.run(
      "lint", "Samples/Broken", "--report", "sarif=/nowhere/at/all.sarif")
    #expect(result.status == 2)
    #expect(result.errors.contains("error: /nowhere/at/all.sarif cannot be written"))
  }
}
