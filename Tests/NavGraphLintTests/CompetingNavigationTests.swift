import NavGraph
import NavGraphExploration
import NavGraphLint
import Testing

@Suite("Two coordinators that navigate for one action")
struct CompetingNavigationTests {
  @Test(
    "compete unless one does for the success of a response, and the other for its failure",
    arguments: [("success", true), ("failure", false)])
  func responses(_ kind: String, _ compete: Bool) throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: .tcaCoordinators(.v0_14, .indexed), root: "login", embedsNavigation: true
    ) {
      Screen("login") {
        On("retry", .push("help")).assuming("isOnline and response is \(kind)")
      }
      Screen("help")
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: .tcaCoordinators(.v0_14, .indexed), root: "inner"
    ) {
      Screen("inner", hosts: "Inner")
      Screen("main")
      OnChild("inner", RouteName("login"), action: "retry", .presentCover("main"))
        .assuming("response is success")
    }
    let facts = try Exploration.explore(
      Graph("App") {
        outer
        inner
      }.definition)
    let report = Linter.lint(facts, rules: [CompetingNavigationRule.self])
    #expect(report.findings.isEmpty != compete)
  }
}
