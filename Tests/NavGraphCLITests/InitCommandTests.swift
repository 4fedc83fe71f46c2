import Foundation
import TestSupport
import Testing

/// The manifest that `navgraph init` writes.
struct InitCommandTests {
  @Test func theInitialManifestIsCleanAndCanBeRendered() async throws {
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url)
    #expect(try await tool.run("init").status == 0)
    let lint = try await tool.run("lint")
    #expect(lint.status == 0)
    #expect(lint.errors == "")
    #expect(lint.output.contains("no findings · 9 screens · "))
    #expect(try await tool.run("render", "--output", "map.svg").status == 0)
    #expect(
      FileManager.default.fileExists(atPath: folder.url.appending(path: "map.svg").path))
  }

  @Test func anExistingManifestIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write("// mine", to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("init")
    #expect(result.status == 2)
    #expect(result.errors.contains("is there already"))
    let kept = try String(
      contentsOf: folder.url.appending(path: "Navigation.swift"), encoding: .utf8)
    #expect(kept == "// mine")
  }

  @Test func aNonexistentFolderIsOneError() async throws {
    let folder = try TemporaryFolder()
    let result = try await Tool(workingDirectory: folder.url).run("init", "nowhere")
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output == "")
  }
}
