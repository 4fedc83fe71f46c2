import Foundation
import Testing

/// What the options of `navgraph lint` do.
struct LintOptionTests {
  private let tool = Tool()

  @Test(arguments: [("error", 1), ("warning", 1), ("info", 1), ("never", 0)] as [(String, Int32)])
  func failOnDecidesTheExitStatus(_ threshold: String, _ status: Int32) async throws {
    #expect(try await tool.run("lint", "Samples/Broken", "--fail-on", threshold).status == status)
  }

  @Test func theReportCanGoToAFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "report.txt")
    let result = try await tool.run("lint", "Samples/Broken", "--output", file.path)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("[duplicate-id]"))
  }

  @Test func aBoundThatIsMetIsReportedAndDoesNotFail() async throws {
    let result = try await tool.run("lint", "Samples/TCACoordinators", "--stack-height", "2")
    #expect(result.status == 0)
    #expect(result.output.contains("cut by stack height 2"))
    #expect(result.output.contains("not checked:"))
  }

  @Test(arguments: [
    (["--max-states", "3"], "3 states"), (["--max-depth", "1"], "1 actions from the start"),
    (["--modal-nesting", "1"], "1 modal layers"),
  ])
  func everyBoundIsNamedWhereItCuts(_ option: [String], _ name: String) async throws {
    let result = try await tool.run("lint", "Samples/TCACoordinators", option[0], option[1])
    #expect(result.status == 0)
    #expect(result.output.contains("cut by"))
    #expect(result.output.contains(name))
  }

  @Test func timeThatRunsOutIsStatusTwo() async throws {
    let result = try await tool.run("lint", "Samples/Broken", "--time-limit", "0.0000001")
    #expect(result.status == 2)
  }

  @Test func aSecondRunTakesTheCompiledManifest() async throws {
    let folder = try TemporaryFolder()
    let cache = folder.url.appending(path: "cache")
    let cached = Tool(environment: ["XDG_CACHE_HOME": cache.path])
    let first = try await cached.run("lint", "Samples/Broken")
    let entries = try FileManager.default.subpathsOfDirectory(atPath: cache.path).sorted()
    let programs = entries.filter { $0.hasSuffix("/manifest") }
    #expect(programs.count == 1)
    let program = cache.appending(path: try #require(programs.first)).path
    let date = try modificationDate(of: program)
    #expect(try await cached.run("lint", "Samples/Broken").timeless == first.timeless)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: cache.path).sorted() == entries)
    #expect(try modificationDate(of: program) == date)
  }

  private func modificationDate(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func aCacheThatCannotBeWrittenIsDoneWithout() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("not a folder", to: "cache")
    let result = try await Tool(environment: ["XDG_CACHE_HOME": file.path])
      .run("lint", "Samples/TCACoordinators")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }
}
