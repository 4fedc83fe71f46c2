import Foundation
import TestSupport
import Testing

/// Inputs and surroundings that cannot be used: one line says which, and why.
struct InputMessageTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    try folder.write(
      """
      import NavGraph
      \(BadInputTests.coordinator(screens: "Screen(\"home\")"))
      register(Graph("G") { flow })
      """, to: "Navigation.swift")
  }

  @Test func invalidJSONIsReportedWithItsLocation() async throws {
    let text = try DocsCommandFacts.text(graph: "Small")
    try folder.write("{\n" + text.dropFirst().prefix(40), to: "cut.json")
    let facts = try await tool.run("lint", "cut.json")
    #expect(facts.status == 2)
    #expect(
      facts.errors.hasSuffix(
        "cut.json is not a facts file: it is not JSON from line 2, column 41\n"))
    try folder.write("{\"version\": 1,\n \"findings\": [{\"rule\" \"a\"}]}", to: "known.json")
    let baseline = try await tool.run("lint", "facts.json", "--baseline", "known.json")
    #expect(baseline.status == 2)
    #expect(
      baseline.errors == """
        error: known.json cannot be used: it is not JSON from line 2, column 23: write it again with --write-baseline

        """)
  }

  @Test func anUnusableTemporaryFolderIsReported() async throws {
    let file = folder.url.appending(path: "facts.json").path
    for (path, reason) in [("/nowhere", "there is no such folder"), (file, "it is no folder")] {
      let tool = Tool(workingDirectory: folder.url, environment: ["TMPDIR": path])
      for arguments in [["lint"], ["render", "facts.json", "-o", "map.pdf"]] {
        let result = try await tool.run(arguments)
        #expect(result.status == 2)
        #expect(
          result.errors
            == "error: the temporary folder \(path) cannot be used: \(reason); set TMPDIR to another one\n"
        )
      }
      // Nothing is kept there for facts.
      #expect(try await tool.run("lint", "facts.json", "--fail-on", "never").status == 0)
    }
  }

  @Test func aTemporaryFolderWithUnsupportedCharactersIsReported() async throws {
    let path = folder.url.appending(path: "tämp").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let result = try await Tool(
      workingDirectory: folder.url,
      environment: ["TMPDIR": path, "XDG_CACHE_HOME": folder.url.appending(path: "cache").path]
    ).run("lint")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: the temporary folder \(path) cannot be used: Swift compilers take ASCII characters only; set "
        + "TMPDIR to another one\n")
  }

  @Test(arguments: [
    ["lint", "pipe.json"], ["lint", "pipe.swift"],
    ["lint", "facts.json", "--baseline", "pipe.json"],
  ])
  func pipesAreRejectedAsInput(_ arguments: [String]) async throws {
    for name in ["pipe.json", "pipe.swift"] {
      #expect(mkfifo(folder.url.appending(path: name).path, 0o600) == 0)
    }
    let result = try await tool.run(arguments)
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "cannot be read: it is a pipe or a device: write its content to a file first\n"),
      "\(result.errors)")
  }

  @Test func aDanglingConfigurationLinkIsAnError() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: ".navgraph.yml").path, withDestinationPath: "gone.yml")
    let result = try await tool.run("lint", "facts.json")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: .navgraph.yml cannot be read: it is a link to gone.yml, which is not there\n")
    #expect(try await tool.run("lint", "facts.json", "--no-config").status == 1)
  }

  @Test func aPathThatBeginsWithADashIsExplained() async throws {
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "-facts.json")
    for arguments in [
      ["lint", "-facts.json"], ["-facts.json"], ["render", "facts.json", "-o", "-map.svg"],
    ] {
      let result = try await tool.run(arguments)
      #expect(result.status == 64)
      let name = try #require(arguments.last)
      #expect(
        result.errors.hasSuffix(
          "\n\nTo name a file that begins with a dash, write './\(name)'.\n"), "\(result.errors)")
    }
    for arguments in [["lint", "./-facts.json"], ["lint", "--", "-facts.json"]] {
      let result = try await tool.run(arguments)
      #expect(result.status == 1)
      #expect(result.errors == "")
    }
    #expect(try await tool.run("render", "facts.json", "-o", "./-map.svg").status == 0)
  }
}
