import Foundation
import TestSupport
import Testing

/// `navgraph docs`, as its users run it.
struct DocsCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
  }

  @Test func pagesAreWrittenOnceAndThenUpToDate() async throws {
    let first = try await docs()
    let count = Self.paths.count
    #expect(first.status == 0 && first.output == "")
    #expect(first.errors == "wrote \(count) files of \(count) to Pages\n")
    #expect(try files() == Self.paths)
    let texts = try Self.paths.map(text)
    #expect(try await docs("--check").isSilent)
    let second = try await docs()
    #expect(second.status == 0)
    #expect(second.errors == "Pages is up to date: \(count) files\n")
    #expect(try Self.paths.map(text) == texts)
  }

  @Test func aChangeOfTheAppIsShownLineByLine() async throws {
    _ = try await docs()
    try folder.write(DocsCommandFacts.text(graph: "Smaller"), to: "facts.json")
    let before = try Self.paths.map(text)
    let result = try await docs("--check")
    #expect(result.status == 1)
    #expect(result.output.contains("--- README.md\n+++ README.md, as it would be written\n@@ -1,"))
    #expect(result.output.contains("\n-# Small\n+# Smaller\n"))
    #expect(result.output.contains("\nmap.svg differs\n"))
    #expect(
      result.errors.hasSuffix(
        "to write them, run: navgraph docs facts.json --output Pages\n"), "\(result.errors)")
    // A check writes nothing, and what it says to do helps.
    #expect(try Self.paths.map(text) == before)
    _ = try await docs()
    #expect(try await docs("--check").isSilent)
  }

  @Test func missingAndStaleFilesAreNamed() async throws {
    _ = try await docs()
    try FileManager.default.removeItem(at: url("findings.md"))
    try Data(try text("coordinators/Shop.md").utf8).write(to: url("coordinators/Gone.md"))
    let result = try await docs("--check")
    #expect(result.status == 1)
    #expect(
      result.output == """
        coordinators/Gone.md is of an earlier run, and would be removed
        findings.md is missing

        """)
    #expect(result.errors.contains("2 files would change"))
    _ = try await docs()
    #expect(try files() == Self.paths)
  }

  @Test func otherFilesStayAsTheyAre() async throws {
    _ = try await docs()
    for name in ["Notes.md", "coordinators/Notes.md", "screen.svg"] {
      try Data("mine\n".utf8).write(to: url(name))
    }
    #expect(try await docs("--check").isSilent)
    _ = try await docs()
    for name in ["Notes.md", "coordinators/Notes.md", "screen.svg"] {
      #expect(try text(name) == "mine\n")
    }
  }

  @Test(arguments: ["README.md", "coordinators/Shop.md", "map.svg"])
  func aFileOfSomebodyElseIsNotOverwritten(_ name: String) async throws {
    try FileManager.default.createDirectory(
      at: url("coordinators"), withIntermediateDirectories: true)
    try Data("mine\n".utf8).write(to: url(name))
    for arguments in [[], ["--check"]] {
      let result = try await docs(arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains("Pages/\(name) is there and was not written by this command"))
      #expect(try text(name) == "mine\n")
      #expect(try files() == [name])
    }
  }

  @Test func symbolicLinksAreNotFollowedOutOfTheFolder() async throws {
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createDirectory(at: url(""), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: url("coordinators"), withDestinationURL: elsewhere.url)
    let result = try await docs()
    #expect(result.status == 2)
    #expect(result.errors.contains("Pages/coordinators is a symbolic link"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path) == [])

    try FileManager.default.removeItem(at: url("coordinators"))
    let file = try elsewhere.write("mine\n", to: "README.md")
    try FileManager.default.createSymbolicLink(at: url("README.md"), withDestinationURL: file)
    #expect(try await docs().status == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
  }

  @Test func picturesOfAnotherGraphvizAreNotCompared() async throws {
    _ = try await docs()
    let map = try text("map.svg")
    let drawer = try #require(map.firstMatch(of: /Drawn by (Graphviz [0-9.]+)\. -->/)).1
    let other = map.replacing(drawer, with: "Graphviz 99.0.0").replacing("<title", with: "<title ")
    try Data(other.utf8).write(to: url("map.svg"))
    let result = try await docs("--check")
    #expect(result.status == 0 && result.output == "")
    #expect(
      result.errors == """
        note: pictures are not compared: they were drawn by Graphviz 99.0.0, and this is \(drawer)

        """)
    try Data(map.replacing("<title", with: "<title ").utf8).write(to: url("map.svg"))
    #expect(try await docs("--check").output == "map.svg differs\n")
  }

  @Test func aFolderThatIsNotThereIsAnError() async throws {
    let result = try await docs("--check")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: Pages is no folder that can be read; without '--check' it is written\n")
    try folder.write("a file", to: "Pages")
    #expect(try await docs().status == 2)
  }

  @Test func theConfigurationDecidesWhatIsFound() async throws {
    _ = try await docs()
    #expect(try text("findings.md").contains("`unreachable-route`"))
    try folder.write("rules:\n  unreachable-route: off\n", to: ".navgraph.yml")
    #expect(try await docs("--check").status == 1)
    _ = try await docs()
    #expect(!(try text("findings.md").contains("`unreachable-route`")))
  }

  @Test(arguments: [
    (["--link", "javascript:{file}"], "javascript"),
    (["--link", "https://example.org/"], "{file}"),
    (["--rule", "unreachable-rout=off"], "did you mean 'unreachable-route'?"),
  ])
  func wrongUsageSaysWhatToDo(_ arguments: [String], _ hint: String) async throws {
    let result = try await docs(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func withoutAFolderThereIsNothingToDo() async throws {
    let result = try await tool.run("docs", "facts.json")
    #expect(result.status == 64)
    #expect(result.errors.contains("--output"))
  }

  // MARK: -

  private func docs(_ options: String...) async throws -> Tool.Result { try await docs(options) }

  private func docs(_ options: [String]) async throws -> Tool.Result {
    try await tool.run(["docs", "facts.json", "--output", "Pages"] + options)
  }

  private func url(_ path: String) -> URL {
    folder.url.appending(path: "Pages").appending(path: path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// All files of the folder, sorted.
  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url("").path).sorted()
      .filter { !$0.hasSuffix("coordinators") }
  }

  private static let paths = [
    "README.md", "coordinators/Shop.md", "coordinators/Shop.svg", "findings.md", "map.svg",
  ]
}

extension Tool.Result {
  fileprivate var isSilent: Bool { status == 0 && output.isEmpty && errors.isEmpty }
}
