package import Foundation

/// A small app with one planted fault: a file of `Tests/NavGraphCLITests/Rules`, named after the rule.
package struct RuleManifest: Sendable {
  /// The id of the rule.
  package let rule: String
  package let file: URL

  /// The apps there are, by the ids of their rules.
  package static let all: [RuleManifest] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      RuleManifest(
        rule: String(name.dropLast(".swift".count)), file: folder.appending(path: name))
    }
  }()

  /// Those that are run through the tool: every third unless `NAVGRAPH_LONG_TESTS` is set. The examples of all rules are
  /// tested without it.
  package static let share = all.enumerated().filter {
    $0.offset % Share.byDay(3, atNight: 1) == 0
  }.map(\.element)

  package static let folder = Tool.packageRoot.appending(path: "Tests/NavGraphCLITests/Rules")

  /// The marks, each as `line rule`.
  package var marks: [String] {
    get throws {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index in
        lines[index].firstMatch(of: /\/\/ ← ([a-z-]+)$/).map { "\(index + 1) \($0.1)" }
      }
    }
  }

  /// What a reducer does that does not come back is found out sooner than by default.
  package var bounds: [String] { rule == "reducer-hang" ? ["--step-limit", "1"] : [] }

  /// Whether a registered reducer runs.
  package var hasReducer: Bool {
    get throws { try String(contentsOf: file, encoding: .utf8).contains("reduce:") }
  }

  /// The facts about the app, as `navgraph explore` writes them.
  package func explored() async throws -> Data {
    let result = try await Tool(workingDirectory: Self.folder).run(
      ["explore", file.lastPathComponent] + bounds)
    guard result.status == 0 else { throw Unexplored(errors: result.errors) }
    return Data(result.output.utf8)
  }

  package struct Unexplored: Error {
    let errors: String
  }

  /// Runs something for each app of the share, no more than two at a time.
  package static func each<Outcome: Sendable>(
    _ body: @escaping @Sendable (RuleManifest) async throws -> Outcome
  ) async -> [String: Result<Outcome, any Error>] {
    await withTaskGroup(of: (String, Result<Outcome, any Error>).self) { group in
      func start(_ manifest: RuleManifest) {
        group.addTask {
          do { return (manifest.rule, .success(try await body(manifest))) } catch {
            return (manifest.rule, .failure(error))
          }
        }
      }
      var waiting = share[...]
      for manifest in waiting.prefix(2) { start(manifest) }
      waiting = waiting.dropFirst(2)
      var outcomes: [String: Result<Outcome, any Error>] = [:]
      while let (rule, outcome) = await group.next() {
        outcomes[rule] = outcome
        if let next = waiting.popFirst() { start(next) }
      }
      return outcomes
    }
  }
}
