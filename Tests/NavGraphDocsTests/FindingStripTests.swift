import NavGraphDocs
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import NavGraphRender
import Testing

/// The pictures of findings.
struct FindingStripTests {
  @Test("have the steps of the text", arguments: RuleRegistry.all.map { $0.info })
  func sameSteps(_ info: RuleInfo) throws {
    for example in info.flagged where !example.notation.contains("!") {
      let facts = try Exploration.explore(GraphNotation(example.notation).graph)
      for finding in Linter.lint(facts).findings where finding.rule == info.id {
        guard let strip = WitnessStrip(finding, facts: facts) else { continue }
        #expect(
          strip.steps.map(\.action) == finding.witness?.steps.map(\.cause), "\(example.notation)")
      }
    }
  }

  @Test("end where a late response leads")
  func lateResponse() throws {
    let graph = try GraphNotation(
      "home -> edit; edit:saved response <-; edit -> help; help -> more"
    ).graph
    let facts = try Exploration.explore(graph)
    let finding = try #require(
      Linter.lint(facts).findings.first { $0.rule == "closes-other-screen" })
    let strip = try #require(WitnessStrip(finding, facts: facts))
    #expect(strip.steps.count == 4)
    // It closes the help instead of the form.
    #expect(strip.steps.map(\.state.flow.entries.count) == [2, 2, 3, 2])
  }
}
