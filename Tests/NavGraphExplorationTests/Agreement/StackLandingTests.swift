import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Where ways back lead on stacks of any height")
struct StackLandingTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  private func explore(_ graph: Graph) throws -> Facts {
    let facts = try Exploration.explore(graph.definition, limits: Limits(stackHeight: 2))
    #expect(!facts.coverage.isComplete)
    #expect(facts.searches.allSatisfy { $0.stacks?.obstacle == nil && $0.stacks != nil })
    return facts
  }

  /// The names of the screens with which a sign was seen.
  private func screens(_ sign: Sign, in facts: Facts) -> Set<String> {
    Set(
      facts.signs.filter { $0.key.sign == sign }.compactMap { observation in
        observation.key.route.map { facts.graph.coordinators[$0.coordinator].routes[$0.route].name }
      })
  }

  /// The nearest stack with “b” on top keeps the promise; higher ones do not.
  @Test func aWayBackIsPromisedToLeadSomewhere() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("b", .push("b"))
      }
      Screen("a") {
        On("b", .push("b"))
        On("c", .push("c"))
      }
      Screen("b") { On("done", lands: [RouteName("home")], .goBack()) }
      Screen("c") { On("b", .push("b")) }
    }
    let facts = try explore(Graph("M") { flow })
    #expect(screens(.landedElsewhere, in: facts) == ["a", "c"])
  }

  /// Whoever is around the flow promises, and whether its screen is found depends on the stack.
  @Test func aWayBackToAScreenIsPromised() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("more", .push("last")) }
      Screen("last") {
        On("more", .push("last"))
        On("done")
      }
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("show", .presentSheet("host"))
      }
      Screen("a") {
        On("b", .push("b"))
        On("show", .presentSheet("host"))
      }
      Screen("b") { On("show", .presentSheet("host")) }
      Screen("host", hosts: "Inner")
      OnChild("host", route("last"), action: "done", lands: [RouteName("a")], .goBackTo("a"))
    }
    let facts = try explore(
      Graph("M") {
        outer
        inner
      })
    // Where there is no “a”, nothing happens.
    #expect(screens(.landedElsewhere, in: facts) == ["last"])
  }

  /// Each way past a gate is told: here one by the back button, which only higher stacks have.
  @Test func aWayBackUncoversWhatIsBehindAGate() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("settings", .push("settings"))
        On("in", .assign("loggedIn", "true"), .push("a"))
      }
      Screen("a") { On("account", .push("account")) }
      Screen("account") { On("settings", .push("settings")) }.requires(.is("loggedIn"))
      Screen("settings") {
        On("logOut", .assign("loggedIn", "false"))
        On("more", .push("settings"))
      }
    }
    let facts = try explore(
      Graph("M") {
        Variable("loggedIn", false)
        flow
      })
    #expect(screens(.behindClosedGate, in: facts) == ["account"])
    let gestures = facts.signs.filter { $0.key.sign == .behindClosedGate }
      .compactMap(\.key.cause)
    #expect(gestures.contains(.gesture(.back)))
    #expect(gestures.contains(.gesture(.backMenu)))
  }

  /// On the nearest stack from which it goes back, the gate is closed already: nobody passes it.
  @Test func aGateClosesBehindWhoGoesBackOnHigherStacks() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("r", .push("r"))
        On("ru", .push("r"), .assign("u", "true"))
        On("on", .assign("v", "true"))
      }
      Screen("r", identity: .unique) {
        On("r", when: .not(.is("u")), .push("r"), .assign("u", "true"))
        On("off", .assign("v", "false"), .goBack())
      }.requires(.is("v"))
    }
    let facts = try explore(
      Graph("M") {
        Variable("v", false)
        Variable("u", false)
        flow
      })
    let off = TransitionReference(coordinator: 0, place: .screen(1), index: 1)
    #expect(
      facts.signs.contains {
        $0.key.sign == .behindClosedGate && $0.key.cause == .transition(off)
      })
  }

  /// An effect of a covered screen ends wherever the person is.
  @Test(arguments: [false, true])
  func anEffectPromisesWhereItLands(byHandler: Bool) throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("p", .push("p")) }
      Screen("p", identity: .unique) {
        On("a", .push("a"))
        On("more", .push("p"))
      }
      Screen("a", identity: .unique) {
        Variable("q", false)
        Effect("load", sends: "loaded", onAppearance: true, cancelled: .withOwner)
        On(
          "loaded", trigger: .sent, lands: byHandler ? nil : [RouteName("a")], .assign("q", "true"))
        On("b", .push("b"))
      }
      Screen("b", identity: .unique) { On("x") }
    }
    let outer = Switch<RouteName>("Outer", initial: "main") {
      Case("main", hosts: "Inner")
      if byHandler {
        OnChild(
          "main", RouteName("a"), action: "loaded", lands: [RouteName("main"), RouteName("a")])
      }
    }
    let facts = try Exploration.explore(
      Graph("M") {
        outer
        inner
      }.definition, limits: Limits(stackHeight: 2))
    #expect(facts.searches.allSatisfy { $0.stacks?.obstacle != nil })
  }
}
