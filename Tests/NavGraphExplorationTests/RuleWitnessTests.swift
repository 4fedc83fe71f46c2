import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The apps with a planted fault for each rule: what is found there is what happens.
@Suite("The witnesses of what rules find")
struct RuleWitnessTests {
  @Test("replay step by step in the naive model", arguments: RuleManifest.share.map(\.rule))
  func replay(rule: String) async throws {
    let manifest = try #require(RuleManifest.all.first { $0.rule == rule })
    // The naive model runs no reducers.
    guard try !manifest.hasReducer else { return }
    let facts = try await Self.facts(of: manifest)
    #expect(facts.searches.count >= 1 && !facts.trace.isEmpty)
    #expect(TraceReplay(facts).firstWrongNode() == nil)
  }

  @Test(
    "are the same when the reducer runs again",
    arguments: RuleManifest.share.filter { (try? $0.hasReducer) ?? false }.map(\.rule))
  func runAgain(rule: String) async throws {
    let manifest = try #require(RuleManifest.all.first { $0.rule == rule })
    let facts = try await Self.facts(of: manifest)
    #expect(try await Self.facts(of: manifest) == facts)
  }

  private static func facts(of manifest: RuleManifest) async throws -> Facts {
    try JSONDecoder().decode(Facts.self, from: try await manifest.explored())
  }
}
