import Foundation
import TestSupport
import Testing

/// What the tool writes is there whole or not at all, and never in the place of what it reads.
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(arguments: [
    ["explore", "facts.json", "--output", "facts.json"],
    ["explore", "facts.json", "--output", "./link.json"],
    ["lint", "facts.json", "--report", "json=hard.json"],
    ["render", "facts.json", "--output", "hard.json", "--format", "svg"],
    ["lint", "facts.json", "--baseline", "known.json", "--report", "csv=known.json"],
    ["lint", "facts.json", "--report", "csv=.navgraph.yml"],
    ["lint", "facts.json", "--report", "csv=App.swift"],
    ["lint", "facts.json", "--write-baseline", "facts.json"],
    ["lint", "facts.json", "--report", "csv=new/a.csv", "--report", "json=same/a.csv"],
  ])
  func inputsAreNeverOverwritten(_ arguments: [String]) async throws {
    let manager = FileManager.default
    let path = folder.url.path
    try manager.createSymbolicLink(
      atPath: "\(path)/link.json", withDestinationPath: "facts.json")
    try manager.linkItem(atPath: "\(path)/facts.json", toPath: "\(path)/hard.json")
    try manager.createDirectory(atPath: "\(path)/new", withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: "\(path)/same", withDestinationPath: "new")
    try folder.write("fail-on: never\n", to: ".navgraph.yml")
    try folder.write("let app = 1\n", to: "App.swift")
    #expect(
      try await tool.run("lint", "facts.json", "--write-baseline", "known.json").status == 0)
    let files = ["facts.json", "known.json", ".navgraph.yml", "App.swift"]
    let before = try files.map(text)
    let result = try await tool.run(arguments)
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains("cannot be written to: it is "))
    #expect(try files.map(text) == before)
    #expect(try manager.contentsOfDirectory(atPath: "\(path)/new").isEmpty)
  }

  @Test func aBaselineCanReplaceTheOneBeingRead() async throws {
    for _ in 0..<2 {
      let result = try await tool.run("lint", "facts.json", "--write-baseline", "known.json")
      #expect(result.status == 0, "\(result.errors)")
    }
    let both = try await tool.run(
      "lint", "facts.json", "--baseline", "./known.json", "--write-baseline", "known.json")
    #expect(both.status == 0, "\(both.errors)")
  }

  @Test func aFullDiskKeepsTheOldFile() async throws {
    try folder.write("old\n", to: "map.svg")
    // Stands for a disk without room: no file may be longer than four blocks.
    let result = try await Shell(workingDirectory: folder.url).run(
      """
      trap '' XFSZ; ulimit -f 4; exec '\(try Tool.executable.path)' render facts.json -o map.svg
      """)
    #expect(result.status == 2)
    #expect(result.errors.contains("error: map.svg cannot be written: File too large"))
    #expect(try text("map.svg") == "old\n")
    #expect(try names() == ["facts.json", "map.svg"])
  }

  @Test func anUnwritableReportDoesNotPreventOthers() async throws {
    let result = try await tool.run(
      "lint", "facts.json", "--format", "human", "--report", "json=missing/a.json", "--report",
      "csv=b.csv")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("error: missing/a.json cannot be written: there is no folder missing"))
    #expect(result.output.contains(" screens ·"))
    #expect(try text("b.csv").hasPrefix("severity,rule,"))
  }

  @Test func symbolicLinksAreFollowedAndPermissionsKept() async throws {
    let manager = FileManager.default
    let path = folder.url.path
    try folder.write("old\n", to: "real.csv")
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: "\(path)/real.csv")
    try manager.createSymbolicLink(atPath: "\(path)/a.csv", withDestinationPath: "real.csv")
    _ = try await tool.run("lint", "facts.json", "--report", "csv=a.csv")
    #expect(try text("real.csv").hasPrefix("severity,rule,"))
    let attributes = try manager.attributesOfItem(atPath: "\(path)/real.csv")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try manager.destinationOfSymbolicLink(atPath: "\(path)/a.csv") == "real.csv")
    #expect(try names() == ["a.csv", "facts.json", "real.csv"])
  }

  @Test func devicesAreWrittenToDirectly() async throws {
    let result = try await tool.run("lint", "facts.json", "--format", "csv", "-o", "/dev/stdout")
    #expect(result.output.hasPrefix("severity,rule,"))
    let full = try await tool.run("lint", "facts.json", "--format", "csv", "-o", "/dev/full")
    #expect(full.status == 2)
    #expect(full.errors.contains("No space left on device"))
  }

  @Test func baselineCountsCannotOverflow() async throws {
    _ = try await tool.run("lint", "facts.json", "--write-baseline", "known.json")
    let entry = try #require(try text("known.json").firstMatch(of: /\{[^{}]*"rule"[^{}]*\}/)).0
    let counted = entry.replacing(
      "{", with: "{\"count\": 9223372036854775807, ", maxReplacements: 1)
    try folder.write(
      try text("known.json").replacing(entry, with: "\(counted), \(counted)"), to: "many.json")
    let result = try await tool.run("lint", "facts.json", "--baseline", "many.json")
    #expect(result.status < 3, "\(result.errors)")
  }

  @Test(arguments: [
    "report: [json=../outside.json]", "report: [json=link/outside.json]",
    "report: [csv=out/linked.csv]", "baseline: ../outside.json",
  ])
  func aDiscoveredConfigurationCannotWriteOutsideItsFolder(_ setting: String) async throws {
    let manager = FileManager.default
    let other = try TemporaryFolder()
    let path = folder.url.path
    try manager.createDirectory(atPath: "\(path)/app/out", withIntermediateDirectories: true)
    try manager.createDirectory(atPath: "\(path)/app/.git", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(path)/app/link", withDestinationPath: other.url.path)
    try other.write("mine\n", to: "linked.csv")
    try manager.createSymbolicLink(
      atPath: "\(path)/app/out/linked.csv",
      withDestinationPath: other.url.appending(path: "linked.csv").path)
    try folder.write("fail-on: never\n\(setting)\n", to: "app/.navgraph.yml")
    let tool = Tool(workingDirectory: folder.url.appending(path: "app/out"))
    let arguments =
      ["lint", "../../facts.json"] + (setting.contains("baseline") ? ["--write-baseline"] : [])
    let found = try await tool.run(arguments)
    #expect(found.status == 2)
    #expect(found.errors.contains(".navgraph.yml:2: error: '"))
    #expect(found.errors.contains("is outside of the folder of this configuration"))
    #expect(try names() == ["app", "facts.json"])
    #expect(try manager.contentsOfDirectory(atPath: other.url.path) == ["linked.csv"])
    #expect(
      try String(contentsOf: other.url.appending(path: "linked.csv"), encoding: .utf8) == "mine\n")
    // Whoever names it says that it counts.
    let named = try await tool.run(arguments + ["--config", "../.navgraph.yml"])
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test func aDiscoveredConfigurationCanWriteInsideItsFolder() async throws {
    let path = folder.url.path
    for name in [".git", "build", "deep"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("fail-on: never\nreport: [json=build/a.json]\n", to: ".navgraph.yml")
    let tool = Tool(workingDirectory: folder.url.appending(path: "deep"))
    #expect(try await tool.run("lint", "../facts.json").status == 0)
    #expect(try text("build/a.json").hasPrefix("{"))
  }
}
