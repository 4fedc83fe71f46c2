import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// A package whose executable registers. Its NavGraph is a stub that builds in seconds and leaves
/// a record that was written beforehand.
@Suite(.serialized)
struct PackageInputTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    let files = FileManager.default
    for name in ["Library/Sources/NavGraph", "App/Sources/Navigation", "App/Sources/Second"] {
      try files.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Library", products: [.library(name: "NavGraph", targets: ["NavGraph"])],
        targets: [.target(name: "NavGraph")])
      """, to: "Library/Package.swift")
    try folder.write(
      """
      import Foundation
      public func register(_ record: String) {
        guard let folder = ProcessInfo.processInfo.environment["NAVGRAPH_RECORDS"] else { return }
        try? Data(record.utf8).write(to: URL(filePath: folder).appending(path: "0.json"))
      }
      """, to: "Library/Sources/NavGraph/Register.swift")
    try describe(executables: "Navigation")
    try register("Second", record: "{}")
  }

  private func describe(executables: String...) throws {
    let targets = executables.map {
      ".executableTarget(name: \"\($0)\", dependencies: [.product(name: \"NavGraph\", package: \"Library\")])"
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../Library")],
        targets: [\(targets.joined(separator: ", "))])
      """, to: "App/Package.swift")
  }

  private func register(_ target: String, record: String) throws {
    try folder.write(
      "import NavGraph\nregister(\"\"\"\n\(record)\n\"\"\")\n",
      to: "App/Sources/\(target)/main.swift")
  }

  @Test func theOnlyProductThatDependsOnTheLibraryIsBuiltAndRun() async throws {
    let problem = RegistrationProblem(
      "is no good", at: SourceLocation(file: folder.url.path + "/App/a.swift", line: 3, column: 5))
    let record = try JSONEncoder().encode(WorkerRecord.problems(graph: "G", [problem]))
    try register(
      "Navigation",
      record: String(decoding: record, as: UTF8.self).replacing("\\", with: "\\\\"))
    let result = try await tool.run("lint", "--package-path", "App")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("App/a.swift:3:5: error: is no good\n"))
    // Neither an option nor a manifest: the package of the working directory.
    let inside = Tool(workingDirectory: folder.url.appending(path: "App"))
    #expect(try await inside.run("lint").errors.contains("a.swift:3:5: error: is no good\n"))

    // A program that was built for another version is rejected.
    try register("Navigation", record: #"{\"format\": \"0.1\", \"graph\": \"G\"}"#)
    let older = try await tool.run("lint", "--package-path", "App", "--product", "Navigation")
    #expect(older.status == 2)
    #expect(older.errors.contains("another version of NavGraph than this tool"))
    #expect(older.errors.contains("its records have format 0.1"))
  }

  @Test func severalProductsNeedAChoice() async throws {
    try describe(executables: "Second", "Navigation")
    try register("Navigation", record: "{}")
    let result = try await tool.run("lint", "--package-path", "App")
    #expect(result.status == 2)
    #expect(result.errors.contains("choose one with --product (“Navigation”, “Second”)"))
  }

  @Test func aPackageWithoutARegistrationIsExplained() async throws {
    try describe()
    let result = try await tool.run("lint", "--package-path", "App")
    #expect(result.status == 2)
    #expect(result.errors.contains("add an executable target that imports NavGraph"))
  }

  @Test func swiftPMOutputIsEscapedAndCapped() async throws {
    let long = String(repeating: "x", count: 10_000)
    let warnings = (0..<150).map { "#warning(\"\($0) \(long)\")" }.joined(separator: "\n")
    try folder.write(
      "let 1 = \"\u{1B}[2J\u{202E}\"\n\(warnings)\n",
      to: "App/Sources/Navigation/main.swift")
    let result = try await tool.run("lint", "--package-path", "App")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("main.swift:1:5: error: expected pattern"))
    #expect(result.errors.utf8.count < (1 << 20) + 500)
    #expect(!result.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(
      result.errors.contains("\nnote: SwiftPM printed more than 1 MiB: the rest is not shown\n"))
    #expect(result.errors.contains("\nerror: “Navigation” of "))
  }

  @Test(arguments: [
    ["lint", "Navigation.swift", "--package-path", "App"], ["lint", "App", "--product", "Second"],
  ])
  func anInputTogetherWithAPackageIsAUsageError(_ arguments: [String]) async throws {
    #expect(try await tool.run(arguments).status == 64)
  }

  @Test func aFolderWithoutAPackageIsOneError() async throws {
    let result = try await tool.run("lint", "--package-path", "Nowhere")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: there is no Package.swift in \(folder.url.path)/Nowhere: name the folder of a "
        + "Swift package with --package-path\n")
  }
}
