import NavGraph
import NavGraphExploration
import NavGraphLint
import Testing

/// What may be called unreachable where some coordinators have a reducer.
struct ReducerReachTests {
  /// An editor that a reducer keeps, and that never reports what its host waits for.
  private static let editor = Coordinator<RouteName>(
    "Editor", initial: 0, routes: alone("page")
  ) {
    Screen("page") { Action("saveTapped", true) }
    Screen("preview")
  } reduce: { (_: inout Int, _: Bool) in
    []
  }

  private func report(_ graph: Graph) throws -> RuleReport {
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers)
    return Linter.lint(facts, rules: [UnreachableRouteRule.self])
  }

  @Test func reducerOutputsThatWereNotSeenLeaveEnclosingRulesOpen() throws {
    let desk = Coordinator<RouteName>(
      "Desk", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("editTapped", .push("editor")) }
      Screen("editor", hosts: Self.editor)
      Screen("thanks")
      OnChild("editor", action: "finished", .push("thanks"))
    }
    let report = try report(
      Graph("App") {
        desk
        Self.editor
      })
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.route) == ["thanks", "preview"])
  }

  @Test func rulesUnrelatedToAReducerAreCheckedAsUsual() throws {
    let desk = Coordinator<RouteName>(
      "Desk", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("editTapped", .push("editor"))
        On("giftTapped", when: .contains("gift"), .push("gift"))
      }
      Screen("editor", hosts: Self.editor)
      Screen("gift")
    }
    let report = try report(
      Graph("App") {
        desk
        Self.editor
      })
    #expect(report.findings.map(\.route) == ["gift"])
    #expect(report.notChecked.map(\.route) == ["preview"])
  }

  @Test func rulesInAReducerDependOnIt() throws {
    let help = Coordinator<RouteName>(
      "Help", dialect: .tcaCoordinators(.v0_14, .indexed), root: "topics", embedsNavigation: true
    ) {
      Screen("topics") { On("open", when: .contains("topic"), .push("topic")) }
      Screen("topic")
      Screen("orphan")
    }
    let app = Coordinator<RouteName>(
      "Shop", initial: 0, routes: alone("home")
    ) {
      Screen("home") { Action("tapped", true) }
      Screen("help", hosts: help)
    } reduce: { (_: inout Int, _: Bool) in
      []
    }
    let report = try report(
      Graph("App") {
        app
        help
      })
    // No chain of rules leads there, whatever the reducer does.
    #expect(report.findings.map(\.route) == ["orphan"])
    #expect(report.notChecked.map(\.route) == ["topic", "topics", "help"])
  }
}
