import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The apps with a planted fault for each rule: what is found there is what happens.
@Suite("The witnesses of what rules find")
struct RuleWitnessTests {
  @Test("replay step by step in the naive model", arguments: RuleManifest.all.map(\.rule))
  func replay(rule: String) async throws {
    let manifest = try #require(RuleManifest.all.first { $0.rule == rule })
    // The naive model runs no reducers.
    guard try !manifest.hasReducer else { return }
    let facts = try await Self.facts(rule)
    #expect(facts.searches.count >= 1 && !facts.trace.isEmpty)
    #expect(TraceReplay(facts).firstWrongNode() == nil)
  }

  @Test(
    "are the same when the reducer runs again",
    arguments: RuleManifest.all.filter { (try? $0.hasReducer) ?? false }.map(\.rule))
  func runAgain(rule: String) async throws {
    let manifest = try #require(RuleManifest.all.first { $0.rule == rule })
    let facts = try await Self.facts(rule)
    let again = try JSONDecoder().decode(Facts.self, from: try await manifest.explored())
    #expect(again == facts)
  }

  private static let explored = Task { await RuleManifest.each { try await $0.explored() } }

  private static func facts(_ rule: String) async throws -> Facts {
    try JSONDecoder().decode(
      Facts.self, from: try #require(await explored.value[rule]).get())
  }
}
