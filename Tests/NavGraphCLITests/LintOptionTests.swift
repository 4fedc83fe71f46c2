import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import TestSupport
import Testing

/// What the options of `navgraph lint` do.
struct LintOptionTests {
  private let tool = Tool()

  /// A manifest without findings that every bound can cut: pushes, sheets, flows and effects without
  /// end.
  private static let endless = """
    import NavGraph
    let flow = Coordinator<RouteName>(
      "Flow", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        Effect("load", sends: "loaded")
        On("push", .push("home"))
        On("present", .presentSheet("home", embedsNavigation: true))
        On("open", .presentCover("flow"))
        On("load", .start("load"))
        On("loaded", trigger: .sent)
      }
      Screen("flow", hosts: "Flow")
    }
    register(Graph("Endless", entries: [flow]) { flow })
    """

  /// One screen, and nothing to find.
  private static let still = """
    import NavGraph
    let flow = Coordinator<RouteName>(
      "Flow", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) { Screen("home") }
    register(Graph("Still") { flow })
    """

  @Test func theReportCanGoToAFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "report.txt")
    let result = try await tool.run("lint", "Samples/Broken", "--output", file.path)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("[duplicate-id]"))
  }

  @Test func aReachedLimitIsReportedAndDoesNotFail() async throws {
    let folder = try TemporaryFolder()
    let manifest = """
      import NavGraph
      let flow = Coordinator<RouteName>(
        "Flow", dialect: .tcaCoordinators(.v0_14, .indexed), root: "a", embedsNavigation: true
      ) {
        Screen("a") { On("go", .push("b")) }
        Screen("b") {
          On("go", .push("c"))
          On("swap", .goBackToRoot, .push("c"), .push("c"))
        }
        Screen("c")
      }
      register(Graph("Three") { flow })
      """
    try folder.write(manifest, to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run(
      "lint", "--stack-height", "2", "--verbose")
    #expect(result.status == 0)
    #expect(result.output.contains("limited by stack height 2"))
    #expect(result.output.contains("not checked:"))
    // Whether it can be reached is known all the same.
    #expect(!result.output.contains("unreachable-route"))
    #expect(result.output.contains("exact for any stack height"))
  }

  @Test func everyReachedLimitIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.endless, to: "Navigation.swift")
    // A few states are enough to meet each bound, but for the number of states itself.
    let tool = Tool(workingDirectory: folder.url)
    for (option, value, name) in [
      ("--max-states", "3", "3 states"), ("--max-depth", "1", "1 action from the start"),
      ("--modal-nesting", "1", "1 modal layer"), ("--stack-height", "2", "stack height 2"),
      ("--flow-nesting", "1", "1 nested coordinator"),
      ("--max-pending", "1", "1 pending effect of each kind"),
    ] {
      let few = option == "--max-states" ? [] : ["--max-states", "2000"]
      let result = try await tool.run(["lint", option, value, "--verbose"] + few)
      #expect(result.status == 0, "\(option)")
      #expect(result.output.contains("limited by"), "\(option)")
      #expect(result.output.contains(name), "\(option)")
    }
  }

  @Test func runningOutOfTimeExitsWithStatusTwo() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "out").path
    for command in ["lint", "render", "explore"] {
      let result = try await tool.run(
        command, "Samples/Broken", "--time-limit", "0.0000001", "-o", file)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("warning: the time ran out"))
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func aSecondRunReusesTheCompiledManifest() async throws {
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

  @Test func aDamagedCacheIsRebuilt() async throws {
    let folder = try TemporaryFolder()
    let cache = folder.url.appending(path: "cache")
    let cached = Tool(environment: ["XDG_CACHE_HOME": cache.path])
    let manifest = try folder.write(Self.still, to: "Navigation.swift").path
    let first = try await cached.run("lint", manifest)
    let entries = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    let program = cache.appending(
      path: try #require(entries.first { $0.hasSuffix("/manifest") }))
    let size = try Data(contentsOf: program).count
    for damage in Share.byDay(["broken"], atNight: ["removed", "emptied", "broken"]) {
      switch damage {
      case "removed": try FileManager.default.removeItem(at: program)
      case "emptied": try FileManager.default.removeItem(at: program.deletingLastPathComponent())
      default:
        let handle = try FileHandle(forWritingTo: program)
        try handle.truncate(atOffset: UInt64(size / 2))
      }
      let second = try await cached.run("lint", manifest)
      #expect(second.status == 0, "\(damage)")
      #expect(second.errors == "", "\(damage)")
      #expect(try Data(contentsOf: program).count == size, "\(damage)")
      #expect(second.timeless == first.timeless, "\(damage)")
      #expect(try await cached.run("lint", manifest).errors == "", "\(damage)")
    }
  }

  @Test func limitsHaveNoEffectOnFactsAndAWarningSaysSo() async throws {
    let folder = try TemporaryFolder()
    let facts = folder.url.appending(path: "facts.json").path
    _ = try await tool.run("explore", "Samples/Broken", "-o", facts)
    let result = try await tool.run("lint", facts, "--stack-height", "2")
    #expect(
      result.errors
        == "note: these facts were explored before; bounds of the search have no effect on them\n")
    // It is that of the rules as well.
    #expect(try await tool.run("lint", facts, "--time-limit", "20").errors == "")
  }

  @Test func rulesHaveATimeLimit() async throws {
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url, startsAtOnce: true)
    // Rules always have half a second: how many screens take them longer depends on the machine.
    for count in [15_000, 30_000, 60_000, 120_000] {
      let screens = (0..<count).map { "s\($0) -> s\($0 + 1)" }.joined(separator: "; ")
      let facts = try Exploration.explore(
        GraphNotation(screens).graph, limits: Limits(states: 10), without: [.beyondBounds])
      try JSONEncoder().encode(facts).write(to: folder.url.appending(path: "facts.json"))
      let cut = try await tool.run(
        "lint", "facts.json", "--time-limit", "0.01", "--format", "json", "--fail-on", "never")
      if cut.status == 0 { continue }
      #expect(cut.status == 2)
      #expect(cut.errors.contains("not finished within the time limit; raise --time-limit"))
      #expect(cut.output.contains("it was not finished within the time limit"))
      return
    }
    Issue.record("rules of 120,000 screens were not cut")
  }
}
