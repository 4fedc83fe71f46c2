import Foundation
import TestSupport
import Testing

/// The broken shop, through the built tool.
struct SampleTests {
  private let tool = Tool()

  @Test func theHumanReport() async throws {
    let result = try await tool.run("lint", "Samples/Broken")
    try expectSnapshot(result.timeless, named: "Broken-lint")
    #expect(result.status == 1)
    #expect(result.errors == "")
  }

  @Test func theBrokenShopGivesExactlyTheMarkedFindings() async throws {
    let manifest = Tool.packageRoot.appending(path: "Samples/Broken/Navigation.swift")
    let lines = try String(contentsOf: manifest, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.flatMap { index -> [String] in
      guard let mark = lines[index].firstMatch(of: /\/\/ finding: ([a-z, -]+)/) else { return [] }
      // Lines count from 1, and the mark is above its line.
      return mark.1.components(separatedBy: ", ").map { "\(index + 2) \($0)" }
    }
    #expect(marked.count == 9)
    let result = try await tool.run("lint", "Samples/Broken", "--format", "json")
    #expect(try Self.findings(in: result.output) == marked)
  }

  @Test func factsAreAcceptedInPlaceOfTheManifest() async throws {
    let folder = try TemporaryFolder()
    let facts = folder.url.appending(path: "facts.json").path
    let exploration = try await tool.run("explore", "Samples/Broken", "-o", facts)
    #expect(exploration.status == 0)
    let direct = try await tool.run("lint", "Samples/Broken", "--format", "json")
    let indirect = try await tool.run("lint", facts, "--format", "json")
    #expect(direct.output == indirect.output)
    #expect(direct.status == indirect.status)
    let picture = try await tool.run("render", "Samples/Broken", "-o", "\(facts).svg")
    let other = try await tool.run("render", facts, "-o", "\(facts).other.svg")
    #expect(picture.status == 0)
    #expect(other.status == 0)
    let bytes = try Data(contentsOf: URL(filePath: "\(facts).svg"))
    #expect(bytes == (try Data(contentsOf: URL(filePath: "\(facts).other.svg"))))
  }

  /// Each finding as `line rule`.
  static func findings(in json: String) throws -> [String] {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return try #require(root["findings"] as? [[String: Any]]).map { finding in
      let location = try #require(finding["location"] as? [String: Any])
      let line = try #require(location["line"] as? Int)
      let rule = try #require(finding["rule"] as? String)
      return "\(line) \(rule)"
    }
  }
}
