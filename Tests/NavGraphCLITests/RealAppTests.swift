import Foundation
import NavGraphFacts
import TestSupport
import Testing

/// Production apps that were registered by hand from their sources, in `Tests/RealApps`.
struct RealAppTests {
  /// How much of each is registered: an app that loses a transition would still load.
  private static let sizes = [
    "FocusMe": "8 coordinators, 23 screens, 80 transitions",
    "SeeYouAgain": "9 coordinators, 36 screens, 119 transitions",
    "Spoony": "6 coordinators, 54 screens, 249 transitions",
  ]

  private static let folder = Tool.packageRoot.appending(path: "Tests/RealApps")

  /// Each folder is one app.
  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false }
      .map(\.lastPathComponent).sorted()
  }

  @Test func eachAppLoadsCompletely() async throws {
    let names = try Self.names()
    // The searches are not asked for: one state is enough to load an app.
    try await withThrowingTaskGroup(of: (name: String, size: String).self) { group in
      for name in names {
        group.addTask { (name, try await Self.size(of: name)) }
      }
      var sizes: [String: String] = [:]
      for try await (name, size) in group { sizes[name] = size }
      #expect(sizes == Self.sizes)
    }
  }

  private static func size(of name: String) async throws -> String {
    let result = try await Tool().run("explore", "Tests/RealApps/\(name)", "--max-states", "1")
    try #require(result.status == 0, "\(name): \(result.errors)")
    let counts = try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8)).counts
    return """
      \(counts.coordinators) coordinators, \(counts.routes) screens, \
      \(counts.transitions) transitions
      """
  }
}
