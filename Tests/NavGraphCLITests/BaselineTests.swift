import Foundation
import TestSupport
import Testing

/// `--baseline` and `--write-baseline`, through the built tool.
struct BaselineTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  /// A collision, and a screen that nothing leads to.
  private static let manifest = """
    import NavGraph
    let flow = Coordinator<RouteName>(
      "Flow", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("item")) }
      Screen("item") { On("again", .push("item")) }
      Screen("orphan")
    }
    register(Graph("Known") { flow })
    """

  /// The facts about it, for what is not about how it is compiled and searched.
  private static let facts = Task { try await SampleFacts.text(ofManifest: manifest) }

  init() async throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(Self.manifest, to: "Navigation.swift")
    try folder.write(try await Self.facts.value, to: "facts.json")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func baselineFindingsAreNotPrintedAndDoNotFail() async throws {
    let before = try await tool.run("lint", "facts.json")
    #expect(before.status == 1)
    let written = try await tool.run("lint", "--write-baseline")
    #expect(written.status == 0)
    #expect(
      written.errors == "note: navgraph-baseline.json has 2 entries now; "
        + "--baseline navgraph-baseline.json reads it\n")
    let file = try text("navgraph-baseline.json")
    #expect(!file.contains("Navigation.swift"))
    let after = try await tool.run("lint", "facts.json", "--baseline", "navgraph-baseline.json")
    #expect(after.status == 0)
    #expect(after.output.hasPrefix("no findings ·"))
    let again = try await tool.run(
      "lint", "facts.json", "--baseline", "navgraph-baseline.json", "--write-baseline")
    #expect(again.status == 0)
    #expect(again.errors == "note: navgraph-baseline.json has 2 entries now\n")
    #expect(try text("navgraph-baseline.json") == file)
  }

  @Test func newFindingsFailAndStaleEntriesAreReportedWithTheirLine() async throws {
    _ = try await tool.run("lint", "facts.json", "--write-baseline", "known.json")
    let changed = Self.manifest
      .replacing("Screen(\"orphan\")", with: "Screen(\"lost\")")
    try folder.write("// moved down\n\n" + changed, to: "Navigation.swift")
    let result = try await tool.run("lint", "--baseline", "known.json")
    #expect(result.status == 1)
    #expect(result.output.contains("“lost” is unreachable"))
    #expect(!result.output.contains("[duplicate-id]"))
    #expect(
      result.output.contains("warn   the finding “unreachable-route” at “Flow” ▸ “orphan” is gone"))
    #expect(result.output.contains(" known.json:5 [superfluous-suppression]"))
  }

  @Test func baselineEntriesOfRulesThatDidNotRunAreKept() async throws {
    _ = try await tool.run("lint", "facts.json", "--write-baseline", "known.json")
    let file = try text("known.json")
    _ = try await tool.run(
      "lint", "facts.json", "--only", "duplicate-id", "--write-baseline", "known.json")
    #expect(try text("known.json") == file)
  }

  @Test(arguments: [
    ("{", "it is not JSON from line 1, column 2"),
    ("{}", "it is not a baseline that this tool wrote"),
    ("{\"version\": 7}", "it has version 7, and this tool reads version 1"),
  ])
  func anUnusableBaselineIsOneError(_ content: String, _ message: String) async throws {
    try folder.write(content, to: "known.json")
    let result = try await tool.run("lint", "facts.json", "--baseline", "known.json")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: known.json cannot be used: \(message)"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func aMissingBaselineIsOneError() async throws {
    let result = try await tool.run("lint", "facts.json", "--baseline", "known.json")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: known.json cannot be read: there is no such file; --write-baseline writes it\n")
  }

  @Test func nothingElseIsOverwritten() async throws {
    try folder.write("mine\n", to: "notes.txt")
    let result = try await tool.run("lint", "facts.json", "--write-baseline", "notes.txt")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: notes.txt is there and is not a baseline"))
    #expect(try text("notes.txt") == "mine\n")
  }

  @Test func aSearchThatEndedEarlyWritesNothing() async throws {
    let result = try await tool.run("lint", "--time-limit", "0.0000001", "--write-baseline")
    #expect(result.status == 2)
    #expect(result.errors.contains("error: the baseline is not written"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/navgraph-baseline.json"))
  }

  @Test func aMissingFolderIsOneError() async throws {
    let result = try await tool.run("lint", "facts.json", "--write-baseline", "none/known.json")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: none/known.json cannot be written"))
  }
}
