import Foundation
import TestSupport
import Testing

/// `.navgraph.yml` and what beats it, through the built tool.
struct ConfigurationTests {
  private let folder: TemporaryFolder
  private let tool: Tool

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

  @Test func commandLineOptionsOverrideTheFile() async throws {
    try folder.write(
      "rules:\n  duplicate-id: warning\n  unreachable-route: off\n", to: ".navgraph.yml")
    let byFile = try await tool.run("lint", "facts.json")
    #expect(byFile.status == 0)
    #expect(byFile.output.contains("warn   nothing happens on “again”"))
    #expect(!byFile.output.contains("orphan"))
    let byOption = try await tool.run("lint", "facts.json", "--rule", "duplicate-id=error")
    #expect(byOption.status == 1)
    #expect(!byOption.output.contains("orphan"))
    let only = try await tool.run("lint", "facts.json", "--only", "unreachable-route")
    #expect(only.status == 1)
    #expect(!only.output.contains("again"))
    let without = try await tool.run("lint", "facts.json", "--no-config")
    #expect(without.status == 1)
    #expect(without.output.contains("2 errors"))
  }

  @Test func statesAreKeptOnRequest() async throws {
    let without = try await tool.run("explore")
    #expect(!without.output.contains("initialCount"))
    let asked = try await tool.run("explore", "--keep-states", "3")
    #expect(asked.output.contains(#""initialCount":1"#))
    try folder.write("bounds:\n  keep-states: 3\n", to: ".navgraph.yml")
    #expect(try await tool.run("explore").output == asked.output)
    let refused = try await tool.run("explore", "--keep-states=-1")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("'--keep-states' takes a number from 0 to 1000000."))
  }

  @Test func theFileNamesInputBaselineReportsAndThreshold() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "inner"), withIntermediateDirectories: true)
    try folder.write("", to: ".git")
    try folder.write(
      """
      input: Navigation.swift
      baseline: known.json
      report: [json=report.json]
      fail-on: never
      """, to: ".navgraph.yml")
    let inner = Tool(workingDirectory: folder.url.appending(path: "inner"))
    let missing = try await inner.run("lint")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("known.json cannot be read: there is no such file"))
    #expect(try await inner.run("lint", "--write-baseline").status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/known.json"))
    let result = try await inner.run("lint")
    #expect(result.status == 0)
    #expect(!result.output.contains("error "))
    let report = try String(
      contentsOf: folder.url.appending(path: "report.json"), encoding: .utf8)
    #expect(report.hasPrefix("{"))
  }

  @Test func excludedFindingsAreLeftOut() async throws {
    try folder.write("exclude: {coordinators: [\"Fl*\"]}\n", to: ".navgraph.yml")
    #expect(try await tool.run("lint", "facts.json").status == 0)
    try folder.write("exclude: {paths: [Navigation.swift]}\n", to: ".navgraph.yml")
    #expect(try await tool.run("lint", "facts.json").status == 0)
    try folder.write("exclude: {paths: [Other]}\n", to: ".navgraph.yml")
    let other = try await tool.run("lint", "facts.json")
    #expect(other.status == 1)
    #expect(other.errors == "warning: 'Other' of 'exclude' matches nothing\n")
  }

  @Test func limitsFromTheFileApplyToEveryCommand() async throws {
    try folder.write("bounds: {max-states: 1}\n", to: ".navgraph.yml")
    #expect(try await tool.run("lint", "-v").output.contains("limited by 1 state"))
    let facts = try await tool.run("explore").output
    #expect(facts.contains("\"states\":1"))
  }

  @Test func allMistakesAreReportedWithTheirLocations() async throws {
    try folder.write("rulez: {}\nbounds: {max-states: x}\n", to: "my.yml")
    for command in ["lint", "explore", "config"] {
      let result = try await tool.run(command, "--config", "my.yml")
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(
        result.errors == """
          my.yml:1:1: error: there is no key “rulez”; did you mean “rules”?
          my.yml:2:22: error: this has to be a number from 1 to 1000000000

          """)
    }
  }

  @Test func aMissingFileIsAnError() async throws {
    let result = try await tool.run("lint", "--config", "none.yml")
    #expect(result.status == 2)
    #expect(result.errors == "error: none.yml cannot be read: there is no such file\n")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder.yml"), withIntermediateDirectories: true)
    let other = try await tool.run("lint", "--config", "folder.yml")
    #expect(other.errors == "error: folder.yml cannot be read: it is no file\n")
    let device = try await tool.run("lint", "--config", "/dev/zero")
    #expect(device.errors == "error: /dev/zero cannot be read: it is no file\n")
  }

  @Test(arguments: ["a\u{0}b", "\u{202E}\n\u{1B}[31m", "%00%2F", "~", "//", "?#", "../../../../.."])
  func hostilePathsAreOneError(_ path: String) async throws {
    let long = path + String(repeating: "x", count: 10_000)
    let places = [(path, "input"), (long, "baseline")]
    for (name, key) in Share.byDay(
      places, atNight: places + [(path, "baseline"), (long, "input")])
    {
      let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      try folder.write("{\"\(key)\": \(quoted)}", to: ".navgraph.yml")
      let result = try await tool.run(["lint"] + (key == "input" ? [] : ["facts.json"]))
      #expect(result.status == 2, "\(key)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(!result.errors.contains("\u{1B}"))
      #expect(try await tool.run("config").status == 0)
    }
  }

  @Test(arguments: [
    (["--rule", "duplicate-ids=off"], "did you mean 'duplicate-id'?"),
    (["--rule", "duplicate-id=of"], "did you mean 'duplicate-id=off'?"),
    (["--rule", "duplicate-id"], "the levels are off, on, info, warning, error"),
    (["--only", "unreachable-route,duplicate"], "there is no rule 'duplicate'"),
    (["--only", ""], "there is no rule ''"),
    (["--config", "a", "--no-config"], "cannot be given together"),
    (["--stack-height", "0"], "'--stack-height' takes a number from 1 to 1000."),
    (["--time-limit", "0"], "'--time-limit' takes a number of seconds above 0, up to 1000000."),
  ])
  func usageErrorsShowTheCorrectUsage(_ options: [String], _ message: String) async throws {
    let result = try await tool.run(["lint"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
  }

  @Test func theConfigCommandPrintsAnEquivalentConfiguration() async throws {
    try folder.write(
      "bounds:\n  stack-height: 5\nrules: {duplicate-id: info}\n", to: ".navgraph.yml")
    let printed = try await tool.run(
      "config", "--max-depth", "7", "--rule", "unreachable-route=off")
    #expect(printed.status == 0)
    #expect(printed.output.contains("  stack-height: 5  # .navgraph.yml:2\n"))
    #expect(printed.output.contains("  max-depth: 7  # command line\n"))
    #expect(printed.output.contains("  time-limit: 60  # default\n"))
    #expect(printed.output.contains("  duplicate-id: info  # .navgraph.yml:3\n"))
    try folder.write(printed.output, to: "printed.yml")
    let again = try await tool.run("config", "--config", "printed.yml")
    let comment = #/  # .*/#
    #expect(
      again.output.replacing(comment, with: "") == printed.output.replacing(comment, with: ""))
    let json = try await tool.run("config", "--format", "json")
    #expect(json.output.contains("\"bounds.stack-height\" : \".navgraph.yml:2\""))
  }

  @Test func conflictingReportsInTheFileAreAnError() async throws {
    try folder.write("report: [human, json]\n", to: ".navgraph.yml")
    let result = try await tool.run("lint")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(".navgraph.yml:1: error: only one report can go to standard output"))
  }
}
