import NavGraph
import NavGraphModel
import Testing

/// Names that are too long to read are refused before anything compares or draws them.
struct NameLengthTests {
  private func problems(_ length: Int) -> [String] {
    let long = RouteName(rawValue: String(repeating: "x", count: length))
    let graph = Graph("App") {
      Coordinator<RouteName>(
        "Main", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
      ) {
        Screen("home") { On("open", .push(long)) }
        Screen(long)
      }
    }
    return graph.definition.problems().map(\.message)
  }

  @Test func namesHaveALengthLimit() {
    #expect(problems(100_000) == [])
    #expect(
      problems(100_001) == [
        """
        the name “xxxxxxxxxxxxxxxxxxxx…” has 100001 bytes; 100000 are the most: shorten it
        """
      ])
  }
}
