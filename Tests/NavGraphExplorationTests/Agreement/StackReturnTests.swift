import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Returning home from stacks of any height")
struct StackReturnTests {
  private let noGestures: [NavGraph.Gesture] = [.back, .edgeSwipe, .backMenu]

  /// The screens from which users cannot return home; nil where that is left open.
  private func lost(_ graph: GraphDefinition) throws -> [String]? {
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 2, modalNesting: 1))
    #expect(facts.searches.first?.stacks?.obstacle == nil)
    #expect(!facts.coverage.isComplete)
    if facts.leavesOpen(.lost) { return nil }
    return facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route).map {
      facts.graph.coordinators[$0.coordinator].routes[$0.route].name
    }
  }

  @Test("a way back that is not one on the nearest stack with the same screen on top")
  func homeIsReachableFromAnotherStack() throws {
    // “back” leads from “x” to “y” on the nearest stack with “x”, and home on the one that comes of “z”.
    let app = stack("App", root: "home") {
      Screen("home") {
        On("go", .push("y"))
        On("trap", .push("trap"))
      }
      Screen("y", disabling: noGestures) {
        On("deep", .push("x"))
        On("aside", .replaceTop(by: "z"))
      }
      Screen("z", disabling: noGestures) { On("on", .replaceTop(by: "x")) }
      Screen("x", disabling: noGestures) { On("back", .goBack()) }
      Screen("trap", disabling: noGestures) { On("deeper", .push("trap")) }
    }
    #expect(try lost(Graph("M") { app }.definition) == ["trap"])
  }

  /// A modal that hosts the same coordinator again, with a screen that the user cannot leave.
  private func cycle(trap: Bool) -> Coordinator<RouteName> {
    stack("App", dialect: .composableNavigation(.v4_2), root: "level") {
      Screen("level", identity: .unique) {
        On("push", .push("page"))
        On("present", .presentSheet("modal"))
        if trap { On("trap", .presentCover("trap")) }
      }
      Screen("page", identity: .unique) { On("push", .push("page")) }
      Screen("modal", hosts: "App")
      Screen("trap") { On("again", .presentCover("trap")) }
    }
  }

  @Test("a cycle of coordinators that always goes back")
  func cycleOfCoordinators() throws {
    let app = cycle(trap: false)
    #expect(try lost(Graph("M", entries: [app]) { app }.definition) == [])
  }

  @Test("a cycle of coordinators with a trap")
  func cycleWithATrap() throws {
    let app = cycle(trap: true)
    #expect(try lost(Graph("M", entries: [app]) { app }.definition) == ["trap"])
  }

  @Test("in a cycle of coordinators, a declared home may be shown around the top screen")
  func cycleWithANamedHome() throws {
    let app = cycle(trap: false)
    let graph = Graph("M", entries: [app]) {
      app
      Home(route("level"), in: app)
    }
    #expect(try lost(graph.definition) == nil)
  }
}
