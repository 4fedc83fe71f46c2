import NavGraph
import NavGraphExploration
import NavGraphLint
import Testing

@Suite("Actions that code sends for a tap")
struct TappedActionTests {
  @Test("are named beside what is tapped, also twice")
  func steps() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("delegate.opened", .push("cart")).sent(by: "openTapped") }
      Screen("cart")
    }
    let facts = try Exploration.explore(Graph("G") { coordinator }.definition)
    let report = Linter.lint(facts, rules: [DoubleTriggerRule.self])
    let witness = try #require(report.findings.first?.witness)
    #expect(
      witness.lines.first
        == "1. home: tap “openTapped” twice, quickly, which sends “delegate.opened” (push cart, then push cart)"
    )
  }
}
