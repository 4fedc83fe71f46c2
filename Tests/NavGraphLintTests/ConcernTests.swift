import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import Testing

/// Which coordinators rules have questions about if a search is incomplete.
struct ConcernTests {
  private func questions(_ rule: String, _ notation: String) throws -> [String] {
    let graph = try GraphNotation(notation).graph
    let facts = try Exploration.explore(graph, limits: Limits(states: 1), without: [.beyondBounds])
    return Linter.lint(facts).notChecked.filter { $0.rule == rule }.map(\.coordinator)
  }

  @Test func aFlowThatOpensInTheSameStepMayPresentSomething() throws {
    let rule = "presents-behind-modal"
    let together = try questions(rule, "home:go -> list@A & => note; A: list -> item")
    let apart = try questions(rule, "home:go -> list@A; home:ask => note; A: list -> item")
    #expect(together == ["Example"])
    #expect(apart.isEmpty)
  }
}
