import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Conditions about covered flows prevent exact answers")
struct StackConditionTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  private func explore(_ coordinators: [AnyCoordinator]) throws -> Facts {
    try Exploration.explore(Samples.graph(coordinators), limits: Limits(stackHeight: 2))
  }

  /// Where the other screen of the flow beneath is comes out with bounds, and not from what is on top.
  private let inner = Coordinator<RouteName>(
    "Inner", dialect: .tcaCoordinators(.v0_14, .indexed), root: "list", embedsNavigation: true
  ) {
    Screen("list") {
      On("two", .push("two"))
      On("x")
    }
    Screen("two") {
      On("two", .push("two"))
      On("x")
    }
  }

  /// The case of a switch around is there, and what it hosts in turn may be covered.
  @Test(arguments: [true, false])
  func aSwitchActsInsideItsCase(asks: Bool) throws {
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("show", .push("host")) }
      Screen("host", hosts: "Inner")
      OnChild("host", route("list"), action: "x", .push("x"))
      OnChild("host", route("two"), action: "x", .push("x"))
      Screen("x") { On("go") }
    }
    let app = Switch<RouteName>("App", initial: "main") {
      Case("main", hosts: "Outer")
      Case("secret")
      if asks {
        OnChild(
          "main", route("x"), action: "go",
          when: .inChild(
            "main", of: RouteName.self, .inChild("host", of: RouteName.self, .contains("two"))),
          .show("secret"))
      } else {
        OnChild(
          "main", route("x"), action: "go",
          .inChild(
            "main", of: RouteName.self, .inChild("host", of: RouteName.self, .goBackToRoot)))
      }
    }
    let facts = try explore([AnyCoordinator(app), AnyCoordinator(outer), AnyCoordinator(inner)])
    let stacks = try #require(facts.searches.first?.stacks)
    #expect(stacks.obstacle?.contains("may be covered") == true)
  }
}
