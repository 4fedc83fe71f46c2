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

  @Test func unchangedPagesAreNotWrittenAgain() async throws {
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

  @Test func changesAreShownAsALineDiff() async throws {
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

  @Test func missingAndStaleFilesAreReported() async throws {
    let larger = try DocsCommandFacts.text(graph: "Small", others: "; Gone: lost -> other")
    try folder.write(larger, to: "facts.json")
    _ = try await docs()
    #expect(try files().contains("coordinators/Gone.md"))
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    try FileManager.default.removeItem(at: url("findings.md"))
    let result = try await docs("--check")
    #expect(result.status == 1)
    #expect(
      result.output.contains("coordinators/Gone.md is of an earlier run, and would be removed\n"))
    #expect(result.output.contains("\nfindings.md is missing\n"))
    _ = try await docs()
    #expect(try files() == Self.paths)
  }

  @Test func unrelatedFilesAreLeftUnchanged() async throws {
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
  func aFileNotWrittenByNavgraphIsNotOverwritten(_ name: String) async throws {
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

  /// The tool keeps it with any content: a copy of a page as well as an edited page.
  @Test func anEditedOrCopiedPageIsKept() async throws {
    let larger = try DocsCommandFacts.text(graph: "Small", others: "; Gone: lost -> other")
    try folder.write(larger, to: "facts.json")
    _ = try await docs()
    let page = try text("coordinators/Shop.md")
    try Data(page.utf8).write(to: url("coordinators/Copy.md"))
    let edited = try text("coordinators/Gone.md") + "mine\n"
    try Data(edited.utf8).write(to: url("coordinators/Gone.md"))
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    #expect(try await docs().status == 0)
    #expect(try text("coordinators/Copy.md") == page)
    #expect(try text("coordinators/Gone.md") == edited)
    #expect(!(try files().contains("coordinators/Gone.svg")))

    try Data((try text("README.md") + "mine\n").utf8).write(to: url("README.md"))
    let check = try await docs("--check")
    #expect(check.status == 1)
    #expect(check.output.hasSuffix("-mine\n"))
    let result = try await docs()
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "Pages/README.md was changed after this command wrote it: nothing is written; delete it to have it written again\n"
      ))
    #expect(try text("README.md").hasSuffix("mine\n"))
    try FileManager.default.removeItem(at: url("README.md"))
    #expect(try await docs().status == 0)
    #expect(try await docs("--check").isSilent)
  }

  @Test func theFileListNamesAllWrittenFiles() async throws {
    _ = try await docs()
    let result = try await Shell(workingDirectory: url("")).run("sha256sum -c .navgraph-files")
    #expect(result.output == Self.paths.sorted().map { "\($0): OK\n" }.joined())
  }

  @Test func anUpToDateFolderOfAnEarlierVersionIsAdopted() async throws {
    _ = try await docs()
    try FileManager.default.removeItem(at: url(".navgraph-files"))
    #expect(try await docs("--check").isSilent)
    #expect(try await docs().errors == "Pages is up to date: \(Self.paths.count) files\n")
    #expect(FileManager.default.fileExists(atPath: url(".navgraph-files").path))

    try FileManager.default.removeItem(at: url(".navgraph-files"))
    try folder.write(DocsCommandFacts.text(graph: "Smaller"), to: "facts.json")
    let before = try Self.paths.map(text)
    let result = try await docs()
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: Pages has files of an earlier version of navgraph"))
    #expect(try Self.paths.map(text) == before)
  }

  @Test(arguments: ["mine\n", "# Written by navgraph: x\n"])
  func aFileListNotWrittenByNavgraphIsNotOverwritten(_ list: String) async throws {
    _ = try await docs()
    try Data(list.utf8).write(to: url(".navgraph-files"))
    for arguments in [[], ["--check"]] {
      let result = try await docs(arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains("is not a list of files that this command wrote"))
      #expect(try text(".navgraph-files") == list)
    }
  }

  @Test func aFileListCannotNameFilesOutsideItsFolder() async throws {
    _ = try await docs()
    let list = try text(".navgraph-files")
    let notes = try folder.write("mine\n", to: "Notes.md")
    let sum = try await Shell(workingDirectory: folder.url).run("sha256sum Notes.md").output.prefix(
      64)
    try Data("\(list)\(sum)  ../Notes.md\n".utf8).write(to: url(".navgraph-files"))
    #expect(try await docs().status == 2)
    #expect(FileManager.default.fileExists(atPath: notes.path))
  }

  @Test func theMapFileOnlyReplacesAnEarlierMap() async throws {
    try folder.write("mine\n", to: "map.html")
    func map() async throws -> Tool.Result {
      try await tool.run("docs", "facts.json", "--html", "map.html")
    }
    func page() throws -> String {
      try String(contentsOf: folder.url.appending(path: "map.html"), encoding: .utf8)
    }
    let other = try await map()
    #expect(other.status == 2)
    #expect(other.errors.contains("map.html is there and was not written by this command"))
    #expect(try page() == "mine\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "map.html"))
    #expect(try await map().status == 0)
    // Pages beside it leave it alone, and it leaves them alone.
    #expect(try await tool.run("docs", "facts.json", "--output", ".").status == 0)
    try folder.write(DocsCommandFacts.text(graph: "Smaller"), to: "facts.json")
    #expect(try await map().status == 0)
    #expect(try page().contains("Smaller"))
    #expect(try await tool.run("docs", "facts.json", "--output", ".").status == 0)
    let written = try page()
    try folder.write(written + "mine\n", to: "map.html")
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    #expect(try await map().errors.contains("map.html was changed after this command wrote it"))
    #expect(try page() == written + "mine\n")
  }

  @Test func symbolicLinksOutOfTheFolderAreNotFollowed() async throws {
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

  @Test func picturesFromAnotherGraphvizVersionAreNotCompared() async throws {
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

  @Test func aMissingFolderIsAnError() async throws {
    let result = try await docs("--check")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: Pages is not a readable folder; without '--check' it is written\n")
    try folder.write("a file", to: "Pages")
    #expect(try await docs().status == 2)
  }

  @Test func theConfigurationAppliesToDocs() async throws {
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
  func usageErrorsSayWhatToDo(_ arguments: [String], _ hint: String) async throws {
    let result = try await docs(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func anOutputFolderIsRequired() async throws {
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
      .filter { !$0.hasSuffix("coordinators") && $0 != ".navgraph-files" }
  }

  private static let paths = [
    "README.md", "coordinators/Shop.md", "coordinators/Shop.svg", "findings.md", "map.svg",
  ]
}

extension Tool.Result {
  fileprivate var isSilent: Bool { status == 0 && output.isEmpty && errors.isEmpty }
}
