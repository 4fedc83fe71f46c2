import Foundation
import TestSupport
import Testing

/// The exit statuses are those of the table in `Docs/Guide/CI.md`.
struct ExitStatusTests {
  /// A suppression that allows nothing: a warning, and nothing else.
  private static let warning = """
    import NavGraph
    let flow = Coordinator<RouteName>(
      "Flow", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("item")) }
      Screen("item").allow("duplicate-id", because: "it is told apart by its position")
    }
    register(Graph("Warning") { flow })
    """

  @Test func theTableListsEveryExitStatus() throws {
    let page = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Guide/CI.md"), encoding: .utf8)
    let rows = page.matches(of: #/\n\| ([0-9]+) \| /#).map { String($0.1) }
    #expect(rows == ["0", "1", "2", "64"])
  }

  @Test func aWarningFailsAtOrBelowItsSeverity() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.warning, to: "Navigation.swift")
    let statuses: [(String?, Int32)] = [
      (nil, 0), ("error", 0), ("warning", 1), ("info", 1), ("never", 0),
    ]
    for (threshold, status) in statuses {
      let options = threshold.map { ["--fail-on", $0] } ?? []
      let result = try await Tool(workingDirectory: folder.url).run(["lint"] + options)
      #expect(result.output.hasPrefix("warn   "))
      #expect(result.status == status, "\(options)")
    }
  }

  @Test func errorsFailUnlessFailOnIsNever() async throws {
    let sample = try PipelineSample()
    let tool = Tool(workingDirectory: sample.folder.url)
    let statuses: [(String, Int32)] = [("error", 1), ("warning", 1), ("info", 1), ("never", 0)]
    for (threshold, status) in statuses {
      #expect(try await tool.run("lint", "--fail-on", threshold).status == status, "\(threshold)")
    }
  }

  @Test func anUnfinishedSearchDeterminesTheExitStatus() async throws {
    let sample = try PipelineSample()
    let tool = Tool(workingDirectory: sample.folder.url)
    let result = try await tool.run("lint", "--time-limit", "0.0000001", "--fail-on", "never")
    #expect(result.status == 2)
    #expect(try await tool.run("lint", "--output", "missing/report").status == 2)
  }

  @Test func reachingALimitDoesNotFail() async throws {
    let sample = try PipelineSample(hasError: false)
    let tool = Tool(workingDirectory: sample.folder.url)
    #expect(try await tool.run("lint", "--stack-height", "1", "--fail-on", "info").status == 0)
  }

  @Test(arguments: [["lint", "--fail-on", "sometimes"], ["lint", "--no-such-option"]])
  func usageErrorsExitWith64(_ arguments: [String]) async throws {
    #expect(try await Tool().run(arguments).status == 64)
  }
}
