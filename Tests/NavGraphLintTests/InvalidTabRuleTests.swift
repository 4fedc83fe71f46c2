import NavGraph
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import Testing

/// Tabs that are buttons: a tap on one does something else than to select it.
struct InvalidTabRuleTests {
  private func findings(_ tab: Tab<RouteName>) throws -> [Finding] {
    let home = Coordinator<RouteName>(
      "Home", dialect: .tcaCoordinators(.v0_14, .indexed), root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("compose", .emit("compose")) }
    }
    let graph = Graph("App") {
      home
      Tabs<RouteName>("Main", initial: "home") {
        Tab("home", hosts: home)
        tab
        OnChild("home", action: "compose", .select("compose"))
      }
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [InvalidTabRule.self]).findings
  }

  @Test func codeThatSelectsATabUsedAsAButtonIsReported() throws {
    let found = try findings(Tab("compose", when: .any()))
    #expect(
      found.map(\.message.text) == [
        "“compose” selects “compose”, which is only a button: its tab shows nothing"
      ])
    #expect(found.first?.witness?.steps.map(\.action) == ["compose"])
  }

  @Test func aTabSelectedByTapsIsNotReported() throws {
    #expect(try findings(Tab("compose")).isEmpty)
  }
}
