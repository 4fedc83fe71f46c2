import NavGraph
import NavGraphModel
import Testing

@Suite("A hosted coordinator")
struct HostingOrderTests {
  @Test("that is declared later is rejected with a fix")
  func hostDeclaredLater() {
    let home = Coordinator<RouteName>(
      "Home", dialect: .flowStacks(.v0_10), root: "home"
    ) {
      // What a coordinator that is declared further down gives for its name.
      Screen("home", hosts: "")
    }
    let graph = Graph("App") { home }
    #expect(
      graph.definition.problems().map(\.message) == [
        "screen “home” hosts a coordinator that is not there yet: declare that one above, or give its "
          + "name as a text"
      ])
  }
}
