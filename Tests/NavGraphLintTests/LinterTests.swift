import NavGraphExploration
import NavGraphLint
import NavGraphModel
import Testing

struct LinterTests {
  @Test func theOrderOfTheRulesChangesNothing() throws {
    let graph = try GraphNotation("home -> item; item -> item; orphan <-; lost <-").graph
    let facts = try Exploration.explore(graph)
    let report = Linter.lint(facts)
    #expect(report.findings.count > 1)
    #expect(Linter.lint(facts, registry: RuleRegistry.all.reversed()) == report)
  }

  @Test func findingsComeInSourceOrder() throws {
    let graph = try GraphNotation("home -> item; lost <-; item -> item").graph
    let rules: [any Rule.Type] = [UnreachableRouteRule.self, DuplicateIDRule.self]
    let facts = try Exploration.explore(graph)
    let columns = Linter.lint(facts, rules: rules).findings.map(\.location.column)
    #expect(columns == columns.sorted())
    #expect(columns.count == 2)
  }

  @Test(arguments: [
    "", "home ->", "home >> cart", "home := ", " ; home", "home !bangs", "home ! ! ?",
  ])
  func whatIsNotInTheNotationIsRefused(_ text: String) {
    #expect(throws: GraphNotationError.self) { try GraphNotation(text) }
  }
}
