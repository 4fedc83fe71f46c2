import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Slots of stacks of any height")
struct StackSlotTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  /// Why the exact engine has no answer; nil where it has one.
  private func obstacle(
    @CoordinatorBuilder<RouteName> of content: () -> [ContainerPart]
  ) throws -> String? {
    let facts = try Exploration.explore(
      Samples.graph([
        AnyCoordinator(
          Coordinator<RouteName>(
            "App", dialect: dialect, root: "home", embedsNavigation: true, screens: content))
      ]), limits: Limits(stackHeight: 2))
    return try #require(facts.searches.first?.stacks).obstacle
  }

  @Test func anAlertSendsToTheScreenBeneathIt() throws {
    let obstacle = try obstacle {
      Screen("home") {
        Slot("alert", .blockingOverlay)
        On("ask", .show("alert", in: "alert"))
        On("confirmed", trigger: .sent, .push("home"))
      }
      Screen("alert") { On("ok", .clear("alert"), .send("confirmed", to: .route("home"))) }
    }
    #expect(obstacle == nil)
  }

  /// Covered or not: nothing depends on its sheet meanwhile, and behind the alert happens what can happen without it.
  @Test func aScreenThatNavigatesAutomaticallyCanHaveASheetAndAnAlert() throws {
    let obstacle = try obstacle {
      Screen("home") { On("open", .push("detail")) }
      Screen("detail") {
        Slot("sheet", .sheet)
        Slot("alert", .alert)
        On("more", .show("pane", in: "sheet"))
        On("delete", .show("question", in: "alert"))
        On("loaded", trigger: .effect, .push("detail"))
        On("expired", trigger: .effect, .clear("sheet"))
      }
      Screen("pane") { On("done", .dismissScreen) }
      Screen("question") { On("cancel") }
    }
    #expect(obstacle == nil)
  }

  @Test func aCoveredScreenThatOpensItsSheetIsAnObstacle() throws {
    let obstacle = try obstacle {
      Screen("home") { On("open", .push("detail")) }
      Screen("detail") {
        Slot("sheet", .sheet)
        On("open", .push("detail"))
        On("loaded", trigger: .effect, .show("pane", in: "sheet"))
      }
      Screen("pane") { On("done", .dismissScreen) }
    }
    #expect(obstacle != nil)
  }

  @Test(arguments: ["home", "missing"])
  func actionsSentToACoveredScreenDependOnTheStackBelow(_ name: String) throws {
    let obstacle = try obstacle {
      Screen("home") {
        On("open", .push("detail"))
        On("changed", trigger: .sent)
      }
      Screen("missing") { On("changed", trigger: .sent) }
      Screen("detail") {
        On("open", .push("detail"))
        On("save", .send("changed", to: .route(route(name))))
      }
    }
    #expect(obstacle?.contains("may be covered or missing") == true)
  }

  /// The screen on top does not determine its position.
  @Test func actionsSentToAPositionAreAnObstacle() throws {
    let obstacle = try obstacle {
      Screen("home") { On("open", .push("detail")) }
      Screen("detail") {
        On("open", .push("detail"))
        On("save", .send("changed", to: .index(1)))
        On("changed", trigger: .sent, .push("home"))
      }
    }
    #expect(obstacle?.contains("sends actions") == true)
  }

  @Test(arguments: ["page", "plain"])
  func aHostedScreenFillsASlotOfItsHost(with name: String) throws {
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
    #expect((stacks.obstacle?.contains("hosts in a slot") == true) == (name == "page"))
  }

  /// A flow with a stack of its own, which reports.
  private var inner: Coordinator<RouteName> {
    Coordinator("Inner", dialect: dialect, root: "list", embedsNavigation: true) {
      Screen("list") {
        On("more", .push("list"))
        On("done", .emit("done"))
      }
    }
  }

  /// A stack that shows a flow with a stack of its own, in a slot of the container or of a screen.
  private func obstacle(ofScreen: Bool, pushes: Bool, clears: Bool = false) throws -> String? {
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      if !ofScreen { Slot("pane", .sheet) }
      Screen("home") {
        if ofScreen { Slot("pane", .sheet) }
        On("show", .show("inner", in: "pane"))
        On("next", .push("home"))
      }
      Screen("inner", hosts: "Inner")
      if pushes, clears { OnChild("inner", action: "done", .push("home"), .clear("pane")) }
      if pushes, !clears { OnChild("inner", action: "done", .push("home")) }
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(outer), AnyCoordinator(inner)]), limits: Limits(stackHeight: 2))
    return try #require(facts.searches.first?.stacks).obstacle
  }

  @Test func aFlowInASlotIsOnTopOfTheStackItCovers() throws {
    #expect(try obstacle(ofScreen: true, pushes: false) == nil)
    #expect(try obstacle(ofScreen: false, pushes: false) == nil)
    #expect(try obstacle(ofScreen: false, pushes: true, clears: true) == nil)
  }

  /// The pushed screen is beneath the flow.
  @Test(arguments: [true, false])
  func aStackThatChangesBeneathAFlowIsAnObstacle(ofScreen: Bool) throws {
    let obstacle = try obstacle(ofScreen: ofScreen, pushes: true)
    #expect(obstacle?.contains("beneath") == true)
  }

  /// What closes the flow takes away what is on top; another slot of the screen beneath it changes there.
  @Test(arguments: [nil, "note"])
  func aScreenClosesTheFlowInItsSlot(andFills slot: String?) throws {
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        Slot("pane", .sheet)
        Slot("note", .overlay)
        On("show", .show("inner", in: "pane"))
        On("hint", .show("help", in: "note"))
        On("next", .push("home"))
      }
      Screen("inner", hosts: "Inner")
      Screen("help")
      if let slot {
        OnChild("inner", action: "done", .show("help", in: slot))
      } else {
        OnChild("inner", action: "done", .clear("pane"))
      }
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(outer), AnyCoordinator(inner)]), limits: Limits(stackHeight: 2))
    let obstacle = try #require(facts.searches.first?.stacks).obstacle
    #expect((obstacle != nil) == (slot != nil))
  }

  @Test func aFlowInASlotClosesItself() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "start", embedsNavigation: true
    ) {
      Screen("start") {
        On("next", .push("start"))
        On("close", .dismissScreen)
      }
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Slot("pane", .sheet)
      Screen("home") {
        On("show", .show("inner", in: "pane"))
        On("next", .push("home"))
      }
      Screen("inner", hosts: "Inner")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(outer), AnyCoordinator(inner)]), limits: Limits(stackHeight: 2))
    #expect(try #require(facts.searches.first?.stacks).obstacle == nil)
  }

  /// The instances of the host's slot are none of the flow's.
  @Test func aHostActsOnItsFlowAndFillsItsOwnSlot() throws {
    let flow = Coordinator<RouteName>(
      "Flow", dialect: dialect, root: "start", embedsNavigation: true
    ) {
      Screen("start") {
        On("load", .start("load"))
        Effect("load", sends: "loaded")
        On("loaded", trigger: .sent, .push("start"))
        On("close", .emit("close"))
      }
    }
    let host = Coordinator<RouteName>(
      "Host", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Slot("sheet", .sheet)
      Screen("home") { On("open", .show("flow", in: "sheet")) }
      Screen("detail")
      Screen("flow", hosts: "Flow")
      Screen("help")
      OnChild(
        "flow", action: "close", .inChild("flow", of: RouteName.self, .goBackToRoot),
        .show("help", in: "sheet"))
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(host), AnyCoordinator(flow)]), limits: Limits(stackHeight: 2))
    let index = try #require(facts.graph.coordinators.firstIndex { $0.name == "Host" })
    #expect(facts.flows[index].routes.last?.shown != nil)
  }
}
