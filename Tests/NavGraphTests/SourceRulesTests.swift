import Foundation
import Testing

/// What the sources promise about themselves.
struct SourceRulesTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").resolvingSymlinksInPath()

  private static func swiftFiles() throws -> [(path: String, text: String)] {
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      (path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  @Test(arguments: [
    "Mirror(", "String(describing:", "String(reflecting:", "_typeName", "type(of:",
  ])
  func sourcesUseNoReflection(_ forbidden: String) throws {
    let files = try Self.swiftFiles()
    #expect(files.count > 50)
    #expect(files.filter { $0.text.contains(forbidden) }.map(\.path) == [])
  }

  @Test(arguments: ["try!", "as!", "fatalError(", "@unchecked Sendable"])
  func sourcesDoNotTrapOnUserInput(_ forbidden: String) throws {
    #expect(try Self.swiftFiles().filter { $0.text.contains(forbidden) }.map(\.path) == [])
  }
}
