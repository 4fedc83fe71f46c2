import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("What a slot is filled with is judged where the slot is")
struct StackSlotTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  @Test(arguments: ["page", "plain"])
  func aScreenInsideFillsASlotAround(with name: String) throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        On("more", .push("list"))
        On("open", .inParent("Outer", of: RouteName.self, .show(route(name), in: "aside")))
      }
    }
    let page = Coordinator<RouteName>("Page", dialect: dialect, root: "page") { Screen("page") }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Slot("aside", .overlay)
      Screen("home") { On("show", .push("host")) }
      Screen("host", hosts: "Inner")
      Screen("page", hosts: "Page")
      Screen("plain")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(outer), AnyCoordinator(inner), AnyCoordinator(page)]),
      limits: Limits(stackHeight: 2))
    let stacks = try #require(facts.searches.first?.stacks)
    #expect((stacks.obstacle?.contains("hosts flows in slots") == true) == (name == "page"))
  }
}
