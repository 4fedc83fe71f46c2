import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Deep links")
struct LinkTests {
  private let list = stack("List", root: "list") {
    Screen("list", disabling: [.swipeDown])
    Screen(
      "item", arguments: .values("id", ["1", "2", "3"]),
      disabling: [.back, .edgeSwipe, .backMenu])
  }

  @Test("come at any time, with each combination of their samples")
  func parameters() throws {
    let app = stack("App", root: "home") {
      Screen("home") { On("open", .presentSheet("list")) }
      Screen("list", hosts: list)
      DeepLink(
        "app://item/:id/:mode",
        parameters: [.values("id", ["1", "3"]), .values("mode", ["a", "b"])],
        when: .all(
          .contains("list"), .not(.inChild("list", of: RouteName.self, .contains("item")))),
        .inChild("list", of: RouteName.self, .push("item", with: ["id": .same("id")])))
    }
    let explored = try Explored(app, list)
    // Home, the list, and the item twice.
    #expect(explored.seen.states == 4)
    // Open, four links from the list, and the swipe of the sheet from either item.
    #expect(explored.seen.steps == 7)
    #expect(explored.seen.landings["link app://item/:id/:mode → List.item"] == 2)
    let landing = try #require(explored.facts.landings.first { $0.source == nil })
    #expect(explored.facts.actions(to: landing.witness) == ["open", "app://item/1/a"])
    #expect(explored.facts.trace[landing.witness].step?.trigger == .link)
    #expect(explored.facts.trace[landing.witness].step?.actor == nil)
  }

  @Test("of a hosted coordinator come while it has a flow, and once for each")
  func hosted() throws {
    let child = stack("Child", root: "list") {
      Screen("list")
      Screen("note", disabling: [.swipeDown])
      DeepLink("app://note", when: .count(.equal(1)), .presentSheet("note"))
    }
    let app = stack("App", root: "home") {
      Screen("home") { On("open", when: .count(.equal(1)), .push("child")) }
      Screen("child", hosts: child)
    }
    let explored = try Explored(app, child)
    #expect(explored.seen.shown["Child.note"] == 2)
    #expect(explored.seen.landings["link app://note → Child.note"] == 2)
  }

  @Test("do nothing in a container that is not there, and the rest goes on")
  func noContainer() throws {
    let app = stack("App", root: "home") {
      Screen("home")
      Screen("list", hosts: list)
      Screen("note", disabling: [.swipeDown])
      DeepLink(
        "app://item", when: .count(.equal(1)),
        .inChild("list", of: RouteName.self, .push("item")), .presentSheet("note"))
    }
    let explored = try Explored(app, list)
    #expect(
      explored.outcomes == ["link app://item.0 ignored:noContainer", "link app://item.2 applied"])
    #expect(explored.landings == ["link app://item → App.note"])
  }

  @Test("select a tab and go into its flow, after any previous screen")
  func tabs() throws {
    let main = Tabs<RouteName>("Main", initial: "settings", retap: .nothing, hasBar: false) {
      Tab("settings")
      Tab("list", hosts: list)
      DeepLink(
        "app://item/:id", parameters: [.values("id", ["2"])],
        .select("list"),
        .inChild(
          "list", of: RouteName.self, .goBackToRoot, .push("item", with: ["id": .same("id")])))
    }
    let explored = try Explored(main, list)
    #expect(explored.seen.states == 2)
    #expect(
      explored.facts.state(after: "link app://item/:id → List.item")
        == "settings | >list*{list ▸ item(2)*}")
  }
}
