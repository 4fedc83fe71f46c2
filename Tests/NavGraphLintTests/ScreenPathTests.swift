import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The paths of findings that are about a screen rather than about a step.
struct ScreenPathTests {
  private func findings(_ notation: String, of rule: String) throws -> [Finding] {
    let facts = try Exploration.explore(try GraphNotation(notation).graph)
    return Linter.lint(facts, configuration: LintConfiguration(only: [rule])).findings
  }

  @Test("an action that nothing handles has the path to its screen")
  func unhandledAction() throws {
    let found = try findings("home -> cart; unhandled cart help", of: "unhandled-output")
    let witness = try #require(found.first?.witness)
    #expect(witness.goal == "cart")
    #expect(witness.steps.map(\.action) == ["to cart"])
    #expect(witness.stackDescription == "home ▸ cart")
  }

  @Test("the tap of a tab is where the tab is registered")
  func tabTap() throws {
    let graph = try GraphNotation(
      "Main: tabs home@Home about@About; Home: list; About: info -> info"
    ).graph
    let facts = try Exploration.explore(graph)
    let found = Linter.lint(facts, configuration: LintConfiguration(only: ["duplicate-id"]))
      .findings
    let steps = try #require(found.first?.witness?.steps)
    #expect(steps.first?.action == "tap tab about")
    let main = try #require(facts.graph.coordinators.first { $0.name == "Main" })
    let tab = try #require(main.routes.first { $0.name == "about" })
    #expect(steps.first?.location == tab.location)
  }

  @Test("a gesture is located at the registration of its screen")
  func gesture() throws {
    let facts = try Exploration.explore(
      try GraphNotation("home -> item; item -> item!").graph, limits: Limits(stackHeight: 4))
    let back = facts.trace.indices.lazy.map { Witness(node: $0, facts: facts).steps }
      .first { $0.last?.trigger == .gesture }?.last
    let gesture = try #require(back)
    let screen = facts.graph.coordinators[0].routes.first { $0.name == gesture.screen }
    #expect(gesture.location != nil)
    #expect(gesture.location == screen?.location)
  }
}
