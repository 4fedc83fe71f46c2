import Foundation
import NavGraphFacts
import Subprocess
import TestSupport
import Testing

/// Whatever the input is, the tool ends by itself, with status 2 and one clear error.
struct BadInputTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
  }

  private func lint(_ manifest: String, _ options: String...) async throws -> Tool.Result {
    try folder.write("import NavGraph\n" + manifest, to: "Navigation.swift")
    return options.isEmpty
      ? try await tool.run("lint") : try await tool.run("lint", options[0], options[1])
  }

  @Test func noManifest() async throws {
    let result = try await tool.run("lint")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: there is no Navigation.swift in "))
    #expect(result.output == "")
  }

  @Test func aPathThatDoesNotExist() async throws {
    let result = try await tool.run("lint", "Nowhere.swift")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: Nowhere.swift cannot be read: there is no such file or folder\n")
  }

  @Test func anEmptyFileRegistersNothing() async throws {
    let result = try await lint("")
    #expect(result.status == 2)
    #expect(result.errors.contains("registers nothing: end it with register(Graph("))
  }

  @Test func compilerErrorsAreShownUnchanged() async throws {
    let result = try await lint("let number: Int = \"text\"\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("Navigation.swift:2:19: error: cannot convert value of type"))
    #expect(result.errors.contains("does not compile: the compiler's errors are above"))
  }

  @Test func aManifestThatCrashesAtStartUp() async throws {
    let result = try await lint("let none: [Int] = []\nprint(none[0])\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("was ended by signal"))
  }

  @Test func aManifestThatExitsByItself() async throws {
    let result = try await lint("import Foundation\nexit(7)\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("exited with status 7 before it was done"))
  }

  @Test(arguments: [Signal.interrupt, .terminate])
  func interruptingARunAlsoEndsItsManifest(_ signal: Signal) async throws {
    let mark = "while-\(UUID().uuidString)"
    try folder.write(
      "import Foundation\nimport NavGraph\nlet mark = \"\(mark)\"\nwhile mark.count > 1 { sleep(1) }\n",
      to: "Navigation.swift")
    // Compiled beforehand, so that the signal meets the manifest and not the compiler.
    _ = try await tool.run("lint", "--time-limit", "0.01")
    let result = try await tool.interrupt(after: .seconds(1), by: signal, "lint")
    // As the signal ends a process: a shell sees 130 or 143.
    #expect(result.status == nil)
    #expect(result.errors.hasPrefix("error: interrupted"))
  }

  @Test func manifestOutputIsNotPartOfTheReport() async throws {
    let result = try await lint(
      """
      print("}]garbage{[")
      \(Self.coordinator(screens: "Screen(\"home\")"))
      register(Graph("G") { flow })
      print("more")
      """, "--format", "json")
    #expect(result.status == 0)
    #expect(result.errors.contains("}]garbage{["))
    #expect(try SampleTests.findings(in: result.output) == [])
  }

  @Test func anEmptyCoordinator() async throws {
    let result = try await lint(
      "\(Self.coordinator(screens: ""))\nregister(Graph(\"G\") { flow })\n")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("Navigation.swift:2:"))
    #expect(result.errors.contains("coordinator “C” registers no screen"))
  }

  @Test func anUnknownRouteNamedInAString() async throws {
    let screens = "Screen(\"home\") { On(\"tap\", .push(\"hmoe\")) }"
    let result = try await lint(
      "\(Self.coordinator(screens: screens))\nregister(Graph(\"G\") { flow })\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("has no screen “hmoe”; did you mean “home”?"))
  }

  @Test func twoGraphsWithTheSameName() async throws {
    let result = try await lint(
      """
      \(Self.coordinator(screens: "Screen(\"home\")"))
      register(Graph("G") { flow })
      register(Graph("G") { flow })
      """)
    #expect(result.status == 2)
    #expect(result.errors.contains("two graphs are named “G”"))
  }

  @Test func severalGraphsNeedAChoice() async throws {
    let manifest = """
      \(Self.coordinator(screens: "Screen(\"home\")"))
      register(Graph("First") { flow })
      register(Graph("Second") { flow })
      """
    let open = try await lint(manifest)
    #expect(open.status == 2)
    #expect(open.errors.contains("choose one with --graph (“First”, “Second”)"))
    #expect(try await lint(manifest, "--graph", "Second").status == 0)
    let wrong = try await lint(manifest, "--graph", "Secnd")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean “Second”?"))
  }

  @Test func newerFactsVersionIsRejected() async throws {
    let next = Facts.currentVersion + 1
    try folder.write(#"{"version": \#(next)}"#, to: "facts.json")
    let result = try await tool.run("lint", "facts.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("these facts have format version \(next)"))
  }

  @Test func anOutputThatCannotBeWritten() async throws {
    let manifest = Tool.packageRoot.appending(path: "Samples/Broken").path
    for command in ["lint", "render", "explore"] {
      let result = try await tool.run(command, manifest, "-o", "missing/folder/file")
      #expect(result.status == 2)
      #expect(result.errors.contains("error: missing/folder/file cannot be written"))
    }
  }

  @Test(
    arguments: [["lint", "--time-limit", "nan"], ["no-such-command"]]
      + Share.byDay(
        [],
        atNight: [
          ["lint", "--max-states", "-1"], ["lint", "--flow-nesting", "0"],
          ["lint", "--max-pending", "-1"],
        ]))
  func wrongUsage(_ arguments: [String]) async throws {
    #expect(try await tool.run(arguments).status == 64)
  }

  static func coordinator(screens: String) -> String {
    """
    let flow = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .identified), root: "home"
    ) { \(screens) }
    """
  }
}
