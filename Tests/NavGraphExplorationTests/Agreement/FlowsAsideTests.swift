import NavGraph
import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Tabs under the root of a stack are answered for any height, or nothing is called exact")
struct FlowsAsideTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  /// Explores tabs of which the first holds a stack, and a screen above them, with bounds that the highest stack is
  /// not within.
  ///
  /// - Parameters:
  ///   - leave: What the screen above does.
  ///   - trigger: What opens an item.
  ///   - again: What an item opens besides.
  private func explore(
    _ leave: On<RouteName>, by trigger: Trigger = .tap, again: RouteName = "detail"
  ) throws -> Facts {
    let first = Coordinator<RouteName>(
      "First", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("open", trigger: trigger, .push("item")) }
      Screen("item") {
        On("open", .push("detail"))
        On("again", .push(again))
      }
      Screen("detail")
      Screen("secret")
    }
    let main = Tabs<RouteName>("Main", initial: "second") {
      Tab("first", hosts: "First")
      Tab("second")
      OnSelf("selected")
    }
    let app = Coordinator<RouteName>(
      "App", dialect: dialect, root: "tabs", embedsNavigation: true
    ) {
      Screen("tabs", hosts: "Main")
      Screen("plain") {
        On("more", .push("plain"))
        leave
      }
      OnChild("tabs", route("first"), route("detail"), action: "onward", .push("plain"))
    }
    return try Exploration.explore(
      Samples.graph([AnyCoordinator(app), AnyCoordinator(main), AnyCoordinator(first)]),
      limits: Limits(stackHeight: 2))
  }

  private func obstacle(_ facts: Facts) throws -> String? {
    try #require(facts.searches.first?.stacks).obstacle
  }

  /// There is no state with the screen within the bounds.
  @Test func whatAStepDoesInTabsDependsOnWhatItUncovers() throws {
    let facts = try explore(
      On(
        "leave", .goBackToRoot,
        .inChild(
          "tabs", route("first"), of: RouteName.self,
          .when(.count(.atLeast(3)), [.push("secret")]))))
    #expect(try obstacle(facts) == nil)
    let first = try #require(facts.graph.coordinators.firstIndex { $0.name == "First" })
    let secret = try #require(
      facts.graph.coordinators[first].routes.firstIndex { $0.name == "secret" })
    #expect(facts.flows[first].routes[secret].shown != nil)
  }

  @Test func tabsThatAreCoveredAreNotActedOn() throws {
    let facts = try explore(
      On("leave", .inChild("tabs", route("first"), of: RouteName.self, .goBack())))
    #expect(try obstacle(facts)?.contains("may be covered") == true)
  }

  /// On the nearest stack nobody hears the action, and on others somebody does.
  @Test func nobodyAsksAboutTabsThatAreCovered() throws {
    let facts = try explore(
      On(
        "leave",
        when: .inChild("tabs", route("first"), of: RouteName.self, .count(.atLeast(4))), .goBack()))
    #expect(try obstacle(facts)?.contains("may be covered") == true)
  }

  @Test func effectsInTabsMayArriveWhileTheseAreCovered() throws {
    let facts = try explore(On("leave", .goBack()), by: .effect)
    #expect(try obstacle(facts)?.contains("can arrive while tabs around it are covered") == true)
  }

  @Test func stacksInTabsMayGrow() throws {
    let facts = try explore(On("leave", .goBack()), again: "item")
    #expect(try obstacle(facts)?.contains("has stacks that can grow") == true)
  }
}
