import NavGraph
import NavGraphExploration
import NavGraphFacts
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
    #expect(try obstacle(facts)?.contains("can arrive while it is covered") == true)
  }

  /// Two stacks with one screen on top, of which one has the tabs beneath.
  @Test func screensOfTabsMayMoveByThemselves() throws {
    let main = Tabs<RouteName>("Main", initial: "a") {
      Tab("a") { On("expire", trigger: .effect, .emit("expired")) }
      Tab("b") { On("next") }
    }
    let app = Coordinator<RouteName>(
      "App", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("plainTapped", .push("plain"))
        On("tabsTapped", .push("tabs"))
      }
      Screen("tabs", hosts: "Main")
      Screen("plain")
      Screen("end")
      OnChild("tabs", route("b"), action: "next", .push("plain"))
      OnChild("tabs", action: "expired", .push("end"))
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(app), AnyCoordinator(main)]), limits: Limits(stackHeight: 2))
    #expect(try obstacle(facts)?.contains("can arrive while it is covered") == true)
  }

  /// A name of a route means another screen in another coordinator; on the nearest stack there are no tabs.
  @Test func anEnclosingCoordinatorActsOnTabsThatMayBeCovered() throws {
    let detail = Coordinator<RouteName>(
      "Detail", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        On(
          "leave",
          .inParent(
            "App", of: RouteName.self, .inChild("tabs", of: RouteName.self, .select("second"))))
        On("open", .push("tabs"))
        On("deeper")
      }
      Screen("tabs", hosts: "Main")
    }
    let main = Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: "Inner")
      Tab("second")
    }
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "page", embedsNavigation: true
    ) {
      Screen("page") { On("onward") }
    }
    let app = Coordinator<RouteName>(
      "App", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("detailTapped", .push("detail"))
        On("tabsTapped", .push("tabs"))
      }
      Screen("tabs", hosts: "Main")
      Screen("detail", hosts: "Detail")
      OnChild("tabs", route("first"), route("page"), action: "onward", .push("detail"))
      OnChild("detail", route("list"), action: "deeper", .push("detail"))
    }
    let facts = try Exploration.explore(
      Samples.graph(
        [AnyCoordinator(app), AnyCoordinator(main), AnyCoordinator(inner), AnyCoordinator(detail)]),
      limits: Limits(stackHeight: 2))
    #expect(try obstacle(facts)?.contains("may be covered or missing") == true)
  }

  /// What a coordinator holds is on top with the tabs that host it, and may be covered where it stands in the stack.
  @Test func aCoordinatorIsHostedInTabsOrOutsideOfThem() throws {
    let detail = Coordinator<RouteName>(
      "Detail", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("open", .push("page")) }
      Screen("page") { On("onward") }
    }
    let main = Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: "Detail")
      Tab("second")
    }
    let app = Coordinator<RouteName>(
      "App", dialect: dialect, root: "tabs", embedsNavigation: true
    ) {
      Screen("tabs", hosts: "Main")
      Screen("detail", hosts: "Detail")
      OnChild("tabs", route("first"), route("page"), action: "onward", .push("detail"))
      OnChild("detail", route("page"), action: "onward", .push("detail"))
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(app), AnyCoordinator(main), AnyCoordinator(detail)]),
      limits: Limits(stackHeight: 2))
    #expect(try obstacle(facts)?.contains("inside and outside of tabs") == true)
  }

  @Test func stacksInTabsMayGrow() throws {
    let facts = try explore(On("leave", .goBack()), again: "item")
    #expect(try obstacle(facts)?.contains("can be higher than 6") == true)
  }
}
