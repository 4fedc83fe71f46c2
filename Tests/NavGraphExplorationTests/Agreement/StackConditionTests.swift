import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Conditions about covered flows, wherever they are asked, are in no exact answer")
struct StackConditionTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  private func explore(_ coordinators: [AnyCoordinator]) throws -> Facts {
    try Exploration.explore(Samples.graph(coordinators), limits: Limits(stackHeight: 2))
  }

  private func reference(_ flow: String, _ route: String, in facts: Facts) -> RouteReference? {
    facts.graph.coordinators.firstIndex { $0.name == flow }.flatMap { index in
      facts.graph.coordinators[index].routes.firstIndex { $0.name == route }.map {
        RouteReference(coordinator: index, route: $0)
      }
    }
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

  @Test func aGateAsksAboutAFlowBeneath() throws {
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("show", .push("host")) }
      Screen("host", hosts: "Inner")
      OnChild("host", route("list"), action: "x", .push("x"))
      OnChild("host", route("two"), action: "x", .push("x"))
      Screen("x") { On("y", .push("y")) }
        .requires(.not(.inChild("host", of: RouteName.self, .contains("two"))))
      Screen("y") { On("back", .goBack()) }
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
    let stacks = try #require(facts.searches.first?.stacks)
    let y = try #require(reference("Outer", "y", in: facts))
    let back = TransitionReference(coordinator: y.coordinator, place: .screen(y.route), index: 0)
    #expect(
      stacks.obstacle != nil
        || facts.signs.contains {
          $0.key.sign == .behindClosedGate && $0.key.cause == .transition(back)
        })
  }

  @Test func aSlotFollowsAFlowBeneath() throws {
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Slot(
        "note", .overlay, shows: "note",
        while: .inChild("host", of: RouteName.self, .contains("two")))
      Screen("note")
      Screen("home") { On("show", .push("host")) }
      Screen("host", hosts: "Inner")
      OnChild("host", route("list"), action: "x", .push("host"))
      OnChild("host", route("two"), action: "x", .push("host"))
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
    let stacks = try #require(facts.searches.first?.stacks)
    #expect(stacks.obstacle?.contains("may be covered") == true)
  }

  /// In a circle of coordinators, what is on top does not say what is two flows further out.
  @Test func aTabAsksAboutAFlowAroundACircle() throws {
    let root = Coordinator<RouteName>(
      "Root", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("open", .presentSheet("folder"))
      }
      Screen("a") { On("open", .presentSheet("folder")) }
      Screen("folder", hosts: "Folder")
    }
    let folder = Coordinator<RouteName>(
      "Folder", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        On("open", .presentSheet("folder"))
        On("page", .presentSheet("page"))
      }
      Screen("folder", hosts: "Folder")
      Screen("page", hosts: "Page")
    }
    let page = Coordinator<RouteName>(
      "Page", dialect: dialect, root: "page", embedsNavigation: true
    ) {
      Screen("page") { On("tabs", .presentSheet("tabs")) }
      Screen("tabs", hosts: "Bar")
    }
    let bar = Tabs<RouteName>("Bar", initial: "one") {
      Tab("one")
      Tab("secret", when: .inParent("Root", of: RouteName.self, .contains("a")))
    }
    let facts = try explore([
      AnyCoordinator(root), AnyCoordinator(folder), AnyCoordinator(page), AnyCoordinator(bar),
    ])
    let stacks = try #require(facts.searches.first?.stacks)
    let secret = try #require(reference("Bar", "secret", in: facts))
    let shown = facts.flows[secret.coordinator].routes[secret.route].shown
    #expect(stacks.obstacle != nil || shown != nil)
  }

  /// The case of a switch around is there, and what it hosts in turn may be covered.
  @Test(arguments: [true, false])
  func aSwitchReachesThroughItsCase(asks: Bool) throws {
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
