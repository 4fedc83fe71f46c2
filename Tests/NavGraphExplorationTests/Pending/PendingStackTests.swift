import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Answers for stacks of any height with pending effects")
struct PendingStackTests {
  private func explore(_ coordinators: [AnyCoordinator], stackHeight: Int = 2) throws -> Facts {
    try Exploration.explore(
      Samples.graph(coordinators), limits: Limits(stackHeight: stackHeight))
  }

  private func explore(_ coordinator: Coordinator<RouteName>, stackHeight: Int = 2) throws -> Facts
  {
    try explore([AnyCoordinator(coordinator)], stackHeight: stackHeight)
  }

  private func obstacle(_ facts: Facts) -> String? { facts.searches.first?.stacks?.obstacle }

  private func isExact(_ facts: Facts) -> Bool {
    !facts.coverage.isComplete && facts.stackCoverage.isComplete
  }

  private func grows(_ facts: Facts) -> Bool {
    facts.observations.contains { $0.key.kind == .grows }
  }

  // MARK: - Effects of screens

  /// A page that loads, with an alert where that fails, and pages above it.
  private func loading(
    cancelled: EffectCancellation = .withOwner, _ loaded: RouteOperation<RouteName>
  ) -> Coordinator<RouteName> {
    stack("App", root: "home") {
      Screen("home") { On("open", .push("page")) }
      Screen("page") {
        Slot("failure", .sheet)
        Effect("load", sends: "loaded", onAppearance: true, cancelled: cancelled)
        On("loaded", trigger: .sent, loaded)
        On("more", .push("page"))
        On("third", when: .count(.equal(4)), .push("last"))
      }
      Screen("last") { On("start", .goBackToRoot) }
      Screen("failed") { On("retry", .push("secret")) }
      Screen("secret")
    }
  }

  @Test("a covered screen that moves other screens")
  func coveredScreenMoves() throws {
    let facts = try explore(loading(.push("secret")))
    #expect(!isExact(facts))
    #expect(obstacle(facts)?.contains("belong to screens that others may cover") == true)
  }

  // MARK: - Any number

  @Test("each answer pushes a screen that asks again: a cycle, for any number of pending effects")
  func growsThroughCommands() throws {
    let facts = try explore(
      stack("App", dialect: .routingReducer(.v0_0), root: "root") {
        Screen("root") { On("tapped", .push("first")) }
        Screen("first", identity: .unique) { On("tapped", .push("first")) }
      })
    #expect(isExact(facts))
    #expect(grows(facts))
  }

  @Test("a modal that is a router again, and commands that change the stack beneath it")
  func routerInModal() throws {
    let inner = stack("Inner", dialect: .routingReducer(.v0_0), root: "menu") {
      Screen("menu") { On("show", .presentCover("detail")) }
      Screen("detail") { On("close", .dismiss()) }
    }
    let outer = stack("Outer", dialect: .routingReducer(.v0_0), root: "home") {
      Screen("home", identity: .unique) {
        On("push", .push("home"))
        On("show", .presentSheet("inner"))
      }
      Screen("inner", identity: .unique, hosts: inner)
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
  }

  @Test("pending effects in a flow that others cover")
  func coveredFlow() throws {
    let inner = stack("Inner", root: "list") {
      Screen("list") {
        On("more", .later(.push("list")))
        On("cover", .inParent("Outer", of: RouteName.self, .push("home")))
      }
    }
    let outer = stack("Outer", root: "home") {
      Screen("home") { On("show", .presentSheet("inner", embedsNavigation: true)) }
      Screen("inner", hosts: inner)
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)], stackHeight: 3)
    #expect(!isExact(facts))
    #expect(obstacle(facts)?.contains("can arrive while it is covered") == true)
  }

  /// Taps start effects; this many of them have to be pending at once for the last screen to be shown.
  private func counting(_ wanted: Int) -> Coordinator<RouteName> {
    stack("App", root: "home") {
      Variable("seen", ["0", "1", "2", "3", "4"])
      Effect("load", sends: "loaded")
      Screen("home") {
        On("start", when: .variable("seen", is: "0"), .start("load"))
        On("more", .push("page"))
      }
      Screen("page") { On("more", .push("page")) }
      Screen("secret")
      for number in 0..<wanted {
        OnSelf(
          "loaded", trigger: .sent, when: .variable("seen", is: "\(number)"),
          .assign("seen", .value("\(number + 1)")),
          .when(.variable("seen", is: "\(wanted)"), [.push("secret")]))
      }
    }
  }

  @Test("a screen that needs two pending effects is found while stacks grow")
  func twoAtOnce() throws {
    let facts = try explore(counting(2), stackHeight: 3)
    #expect(Occurrences(facts).shown["secret"] == 4)
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
    #expect(grows(facts))
  }

  @Test(
    "a screen that needs more pending effects than tried is neither found nor called unreachable")
  func tooManyAtOnce() throws {
    let facts = try explore(counting(4), stackHeight: 3)
    #expect(Occurrences(facts).shown["secret"] == nil)
    #expect(!isExact(facts))
    #expect(
      obstacle(facts) == "more than 3 pending effects of each kind may show what fewer did not")
  }

  @Test("an effect that can be pending only once is not used twice")
  func onlyOnce() throws {
    // In the over-approximation it comes again; nothing in the app starts it a second time.
    let facts = try explore(
      stack("App", root: "home") {
        Variable("seen", ["0", "1", "2"])
        Effect("load", sends: "loaded", onAppearance: true)
        Screen("home") { On("more", .push("home")) }
        Screen("secret")
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "0"), .assign("seen", "1"))
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "1"), .push("secret"))
      })
    #expect(Occurrences(facts).shown["secret"] == nil)
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
  }

  // MARK: - Growth

  @Test("each tap makes one more screen pending, but no cycle repeats that")
  func stackHeightIsLimitedByPendingCommands() throws {
    let facts = try explore(
      stack("App", dialect: .routingReducer(.v0_0), root: "root") {
        Screen("root") { On("tapped", .push("first")) }
        Screen("first", identity: .unique) { On("tapped", .push("second")) }
        Screen("second", identity: .unique)
      })
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
    #expect(!grows(facts))
    #expect(!facts.leavesOpen(.grows))
  }

  @Test("an effect that becomes pending once, at the start, makes nothing grow")
  func growsOnce() throws {
    let facts = try explore(
      stack("App", root: "home") {
        Effect("load", sends: "loaded", onAppearance: true)
        Effect("check", sends: "checked")
        Screen("home") { On("again", .start("check")) }
        Screen("page")
        OnSelf("loaded", trigger: .sent, .push("page"))
      }, stackHeight: 3)
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
    #expect(!grows(facts))
    #expect(!facts.leavesOpen(.grows))
  }

  @Test("a clock that asks for a push each time: stacks grow without the user")
  func growsByAClock() throws {
    let facts = try explore(
      stack("App", root: "home") {
        Effect("clock", sends: "tick", onAppearance: true, emits: .repeatedly)
        Screen("home")
        Screen("page")
        OnSelf("tick", trigger: .sent, .later(.push("page")))
      })
    #expect(isExact(facts), "\(obstacle(facts) ?? "")")
    #expect(grows(facts))
  }
}
