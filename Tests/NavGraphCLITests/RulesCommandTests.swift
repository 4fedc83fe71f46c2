import Foundation
import TestSupport
import Testing

/// `navgraph rules`, as its users run it.
struct RulesCommandTests {
  private let tool = Tool()

  @Test func rulesAreListedOnePerLine() async throws {
    let result = try await tool.run("rules")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let line = try #require(
      result.output.split(separator: "\n").first { $0.hasPrefix("duplicate-id ") })
    #expect(line.contains(" error "))
    #expect(line.hasSuffix("  Two entries of one stack have the same identity"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func aCategoryCanBeListedAlone() async throws {
    let all = try await tool.run("rules", "--format", "json").rules
    let some = try await tool.run("rules", "--category", "reducer", "--format", "json").rules
    #expect(!some.isEmpty && some.count < all.count)
    #expect(some.allSatisfy { $0["category"] as? String == "reducer" })
    let lines = try await tool.run("rules", "--category", "reducer").output
    #expect(lines.contains("reducer-crash"))
    #expect(!lines.contains("duplicate-id"))
  }

  @Test func thePageOfARuleShowsExamplesWithTheirMessages() async throws {
    let page = try await tool.run("rules", "duplicate-id").output
    #expect(page.contains("home -> item; ↓item -> item"))
    #expect(page.contains("└─ push ─▶ item  ◀─ finding"))
    #expect(page.contains("    error: nothing happens on “to item”: “push item” is dropped,"))
    #expect(page.contains("        1. home: tap “to item” (push item)"))
    #expect(page.contains("    .allow(\"duplicate-id\", because: \"…\")"))
    let rules = try await tool.run("rules", "duplicate-id", "--format", "json").rules
    #expect(rules.map { $0["id"] as? String } == ["duplicate-id"])
  }

  @Test(arguments: [
    (["duplicate-ids"], "did you mean 'duplicate-id'?"),
    (["nothing-like-it"], "'navgraph rules' lists them"),
    (["--category", "stacks"], "did you mean 'stack'?"),
    (["--category", "zoo"], "there are configuration, deep-links"),
    (["--format", "yaml"], "human"),
    (["duplicate-id", "--category", "stack"], "cannot be given together"),
    (["\u{1B}[2J"], #"'\u{1B}[2J'"#),
  ])
  func usageErrorsSayWhatToDo(_ arguments: [String], _ hint: String) async throws {
    let result = try await tool.run(["rules"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func pagesAreWrittenAndOtherFilesAreKept() async throws {
    let folder = try TemporaryFolder()
    let pages = folder.url.appending(path: "new/Rules")
    #expect(try await tool.run("rules", "--write-docs", pages.path).status == 0)
    let page = try String(
      contentsOf: pages.appending(path: "duplicate-id.md"), encoding: .utf8)
    try Data("mine".utf8).write(to: pages.appending(path: "Notes.md"))
    try FileManager.default.removeItem(at: pages.appending(path: "duplicate-id.md"))
    #expect(try await tool.run("rules", "--write-docs", pages.path).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
    #expect(names.contains("Notes.md"))
    #expect(
      try String(contentsOf: pages.appending(path: "duplicate-id.md"), encoding: .utf8) == page)
    try FileManager.default.removeItem(at: pages.appending(path: "Notes.md"))
    try await expectConfigurationsAreAccepted(onPages: pages)
  }

  /// The configurations on written pages are accepted.
  private func expectConfigurationsAreAccepted(onPages pages: URL) async throws {
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: folder.url)
    var file = "rules:\n"
    for name in try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted()
    where name.hasSuffix(".md") && name != "README.md" {
      let page = try String(contentsOf: pages.appending(path: name), encoding: .utf8)
      let block = try #require(page.firstMatch(of: /(?s)```yaml\nrules:\n(.*?)```/))
      file += block.1
    }
    try folder.write(file, to: ".navgraph.yml")
    let result = try await tool.run("config")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("duplicate-id: error"))
  }

  @Test func anUnwritableFolderExitsWithStatusTwo() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    let result = try await tool.run("rules", "--write-docs", file.path)
    #expect(result.status == 2)
    #expect(result.errors == "error: \(file.path) is not a writable folder\n")
  }
}

extension Tool.Result {
  fileprivate var rules: [[String: Any]] {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return try #require(object?["rules"] as? [[String: Any]])
    }
  }
}
