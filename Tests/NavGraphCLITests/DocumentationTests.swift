import Foundation
import TestSupport
import Testing

/// The registrations that the documents show are real ones.
struct DocumentationTests {
  @Test(arguments: ["README.md", "Docs/Registration.md"])
  func manifestsInDocumentsAreAccepted(_ document: String) async throws {
    let text = try String(
      contentsOf: Tool.packageRoot.appending(path: document), encoding: .utf8)
    let blocks = text.matches(of: /(?s) *```swift\n(.*?)```/).map { String($0.1) }
    let manifests = blocks.filter { $0.contains("import NavGraph") }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let folder = try TemporaryFolder()
      try folder.write(manifest, to: "Navigation.swift")
      let result = try await Tool(workingDirectory: folder.url).run("lint")
      #expect(result.status < 2, "\(result.errors)")
    }
  }

  @Test func theReportInTheReadmeIsWhatTheToolSays() async throws {
    let text = try String(
      contentsOf: Tool.packageRoot.appending(path: "README.md"), encoding: .utf8)
    let manifest = try #require(text.firstMatch(of: /(?s)```swift\n(.*?)```/)).1
    let shown = try #require(text.firstMatch(of: /(?s)\$ navgraph lint\n(.*?) *```/)).1
    let folder = try TemporaryFolder()
    let indented = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(
      indented.map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }.joined(separator: "\n"),
      to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("lint")
    let expected = shown.split(separator: "\n").map { $0.dropFirst(3) }.joined(separator: "\n")
    let time = /in [0-9.]+ s/
    #expect(
      result.output.replacing(time, with: "") == expected.replacing(time, with: "") + "\n")
  }
}
