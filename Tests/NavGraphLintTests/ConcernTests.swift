import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import Testing

/// The questions that rules have if a search is incomplete.
struct ConcernTests {
  private func questions(_ rule: String, _ notation: String) throws -> [String] {
    let graph = try GraphNotation(notation).graph
    let facts = try Exploration.explore(graph, limits: Limits(states: 1), without: [.beyondBounds])
    return Linter.lint(facts).notChecked.filter { $0.rule == rule }.map(\.coordinator)
  }

  @Test func moreStatesAnswerNothingAfterAnInterruption() throws {
    var limits = Limits()
    limits.enoughStates = 5
    var facts = try Exploration.explore(
      GraphNotation("home -> item!; item -> item!").graph, limits: limits)
    let configuration = LintConfiguration()
    #expect(facts.endedWithEnough)
    facts.unanswered = [.deadEnd]
    #expect(Linter.needsMoreStates(facts, configuration: configuration))
    facts.searches[0].coverage.cutBy.append(Coverage.Cut(limit: .interrupted, at: 0))
    #expect(!Linter.needsMoreStates(facts, configuration: configuration))
  }

  @Test func aFlowThatOpensInTheSameStepMayPresentSomething() throws {
    let rule = "presents-behind-modal"
    let together = try questions(rule, "home:go -> list@A & => note; A: list -> item")
    let apart = try questions(rule, "home:go -> list@A; home:ask => note; A: list -> item")
    #expect(together == ["Example"])
    #expect(apart.isEmpty)
  }
}
