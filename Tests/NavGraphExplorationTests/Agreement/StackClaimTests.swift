import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite(
  "If the top of the stack is not enough, the stack below is examined or nothing is called exact")
struct StackClaimTests {
  private let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)

  /// Why there are no answers for stacks of any height; nil where there are.
  private func obstacle(_ coordinators: [AnyCoordinator]) throws -> String? {
    let facts = try Exploration.explore(
      Samples.graph(coordinators), limits: Limits(stackHeight: 2))
    let stacks = try #require(facts.searches.first?.stacks)
    return stacks.obstacle
  }

  /// With bounds that no state with the screen is within.
  private func expectThatSecretIsShown(
    in flow: Coordinator<RouteName>, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(flow)]), limits: Limits(stackHeight: 2))
    #expect(
      facts.searches.first?.stacks?.obstacle == nil, sourceLocation: sourceLocation)
    let secret = facts.graph.coordinators[0].routes.firstIndex { $0.name == "secret" }
    let route = try #require(secret.map { facts.flows[0].routes[$0] })
    #expect(route.shown != nil, sourceLocation: sourceLocation)
  }

  /// The app crashes on the nearest stack, but not on a higher one with the same screens on top.
  @Test func aCrashCanDependOnWhatAStepUncovers() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .flowStacks(.v0_10), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("sheet", .presentSheet("sheet", embedsNavigation: true))
      }
      Screen("a") {
        On("a", .push("a"))
        On("sheet", .presentSheet("sheet", embedsNavigation: true))
      }
      Screen("sheet") { On("detail", .push("detail")) }
      Screen("detail") { On("x", .dismiss(), .removeLast(1), .push("secret")) }
      Screen("secret")
    }
    let obstacle = try obstacle([AnyCoordinator(flow)])
    #expect(obstacle?.contains("crashes the app") == true)
  }

  /// The nearest stack with the screen on top has nothing to remove, and another has.
  @Test func aScreenFurtherDownIsRemoved() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("b", .push("b"))
      }
      Screen("a") {
        On("a", .push("a"))
        On("b", .push("b"))
      }
      Screen("b") { On("drop", .remove("a")) }
    }
    #expect(try obstacle([AnyCoordinator(flow)])?.contains("in the middle") == true)
  }

  /// The screen on top does not say where the one is that goes, or whether there is one.
  @Test(arguments: ["list", "detail", "form", "home", "elsewhere"])
  func anActionPopsFromAScreen(_ name: String) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("list", .push("list"))
        On("detail", .push("detail"))
      }
      Screen("list") {
        On("detail", .push("detail"))
        On("form", .push("form"))
      }
      Screen("detail") {
        Slot("question", .alert)
        On("list", .push("list"))
        On("form", .push("form"))
        On("ask", .show("question", in: "question"))
      }
      Screen("form") { On("done", .popFrom(route(name))) }
      Screen("question") { On("yes", .popFrom("detail")) }
      Screen("elsewhere")
    }
    let agreement = try #require(try ClaimAgreement(Samples.graph([AnyCoordinator(flow)])))
    #expect(agreement.differences() == [])
  }

  /// What comes after it depends on the screens that it uncovers.
  @Test func anActionPopsFromAScreenAndThenFromAnother() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("list", .push("list")) }
      Screen("list") {
        On("list", .push("list"))
        On("form", .push("form"))
      }
      Screen("form") { On("done", .popFrom("form"), .removeLast(1), .popFrom("list")) }
    }
    #expect(try obstacle([AnyCoordinator(flow)]) != nil)
  }

  /// On the nearest stack with the screen on top, no sheet is in between; on others, one is.
  @Test func aSheetIsInBetweenOnOtherStacks() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("y", .push("y"))
        On("s", .presentSheet("s", embedsNavigation: true))
      }
      Screen("y") { On("x", .push("x")) }
      Screen("x") {
        On("s", .presentSheet("s", embedsNavigation: true))
        On("b", .push("b"))
      }
      Screen("s") {
        On("x", .push("x"))
        On("b", .push("b"))
      }
      Screen("b") { On("done", .popTo("x"), .assign("isDone", "true")) }
    }
    let graph = Graph("M") {
      Variable("isDone", false)
      flow
    }
    let facts = try Exploration.explore(graph.definition, limits: Limits(stackHeight: 3))
    let stacks = try #require(facts.searches.first?.stacks)
    #expect(
      stacks.obstacle != nil
        || facts.outcomes.contains { $0.outcome.debug == .failed(.popsPresented) },
      "\(facts.outcomes.map(\.outcome)) \(stacks)")
  }

  @Test(arguments: [
    RouteOperation<RouteName>.replace(at: 3, with: .push("b")), .removeSubrange(3..<4),
  ])
  func aPositionExistsOnlyOnHigherStacks(_ operation: RouteOperation<RouteName>) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("home"))
        On("place", when: .count(.atLeast(1)), operation)
      }
      Screen("b")
    }
    #expect(try obstacle([AnyCoordinator(flow)])?.contains("in the middle") == true)
  }

  /// The screens of the flow in the modal are not known, and would have to be put there again.
  @Test func aStackChangesBeneathAModalThatHostsAFlow() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        On("one", .push("one"))
        On("two", .push("two"))
      }
      Screen("one") { On("last", .push("last")) }
      Screen("two") { On("last", .push("last")) }
      Screen("last") { On("beneath", .inParent("Outer", of: RouteName.self, .push("home"))) }
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: .composableNavigation(.v4_2), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("show", .presentSheet("host", embedsNavigation: true)) }
      Screen("host", hosts: "Inner")
    }
    let found = try obstacle([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(found?.contains("beneath a modal") == true)
  }

  /// Whoever is around hears an effect, also while other screens cover the one that has it.
  @Test func aHandlerReceivesTheEffectOfACoveredScreen() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("one", .push("one")) }
      Screen("one") {
        On("arrived", trigger: .effect)
        On("last", .push("last"))
      }
      Screen("last") { On("more", .push("last")) }
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("show", .presentSheet("host", embedsNavigation: true)) }
      Screen("host", hosts: "Inner")
      OnChild("host", route("one"), action: "arrived", .dismiss())
    }
    #expect(try obstacle([AnyCoordinator(outer), AnyCoordinator(inner)]) == nil)
  }

  /// What the effect of a covered screen brings is found at any height, and nowhere without the screen beneath.
  @Test(arguments: [true, false])
  func theEffectOfACoveredScreenIsFoundForAnyStackHeight(staysBeneath: Bool) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("next", .push(staysBeneath ? "waiting" : "page"))
      }
      Screen("waiting") {
        On("next", .push("page"))
        On("arrived", trigger: .effect, when: .top("twelfth"), .push("late"))
      }
      Screen("page") {
        On("next", .push("page"))
        On("last", when: .count(.atLeast(12)), .push("twelfth"))
      }
      Screen("twelfth")
      Screen("late")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(flow)]), limits: Limits(stackHeight: 2))
    #expect(try obstacle([AnyCoordinator(flow)]) == nil)
    let late = try #require(flow.definition.routes.firstIndex { $0.name == "late" })
    #expect((facts.flows[0].routes[late].shown != nil) == staysBeneath)
  }

  /// What a screen remembers is not known while others cover it.
  @Test func theEffectOfACoveredScreenDependsOnTheScreen() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        Variable("seen", false)
        On("see", .assign("seen", true))
        On("next", .push("page"))
        On("arrived", trigger: .effect, when: .is("seen"), .push("late"))
      }
      Screen("page") { On("next", .push("page")) }
      Screen("late")
    }
    #expect(
      try obstacle([AnyCoordinator(flow)])
        == "“M” moves on an effect of “home”, which may be covered")
  }

  /// A sheet of a screen that closes on an effect: on top, that is a step as any other; covered, it can wait.
  @Test(arguments: [false, true])
  func aSheetOfAScreenClosesAutomatically(isCovered: Bool) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("next", .push("page")) }
      Screen("page") {
        Slot("sheet", .sheet)
        On("next", .push("page"))
        On("ask", .show("sheet", in: "sheet"))
      }
      Screen("sheet") {
        On("loaded", trigger: .effect, .dismissScreen)
        if isCovered { On("more", .push("page")) }
      }
    }
    #expect(try obstacle([AnyCoordinator(flow)]) == nil)
  }

  /// An overlay is part of its screen: what shows it on an effect can wait while that is covered, which a sheet cannot.
  @Test(arguments: [(SlotKind.blockingOverlay, true), (.overlay, true), (.sheet, false)])
  func aCoveredScreenShowsAnOverlay(kind: SlotKind, canWait: Bool) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        Slot("offer", kind)
        On("next", .push("page"))
        On("loaded", trigger: .effect, .show("offer", in: "offer"))
      }
      Screen("page") { On("next", .push("page")) }
      Screen("offer") { On("close", .clear("offer")) }
    }
    #expect(
      try obstacle([AnyCoordinator(flow)])
        == (canWait
          ? nil
          : "\u{201C}M\u{201D} moves on an effect of \u{201C}home\u{201D}, which may be covered"))
  }

  /// How many screens are left is known, whatever they are.
  @Test func anActionPopsTwiceIfPossible() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("next", .push("page")) }
      Screen("page") {
        On("next", .push("page"))
        On(
          "done", .when(.count(.atLeast(2)), [.removeLast()]),
          .when(.count(.atLeast(2)), [.removeLast()]))
      }
    }
    #expect(try obstacle([AnyCoordinator(flow)]) == nil)
  }

  /// On the nearest stack what is looked for is found, and the alert that asks goes with the rest.
  @Test func anAlertClosesIfTheTargetIsMissing() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("c", .push("c"))
      }
      Screen("a") { On("b", .push("b")) }
      Screen("c") { On("d", .push("d")) }
      Screen("d") { On("b", .push("b")) }
      Screen("b") {
        Variable("asked", false)
        Slot("ask", .alert)
        On("ask", when: .not(.is("asked")), .assign("asked", true), .show("ask", in: "ask"))
        On("go", when: .is("asked"), .push("secret"))
      }
      Screen("ask") { On("ok", .goBackTo("a")) }
      Screen("secret")
    }
    try expectThatSecretIsShown(in: flow)
  }

  @Test func aLowerFlowIsRestarted() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("more", .push("one")) }
      Screen("one")
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("x", .presentSheet("x"))
        On("host", .presentSheet("host"))
      }
      Screen("host", hosts: "Inner")
      OnChild("host", route("one"), action: "x", .presentSheet("x"))
      Screen("x") { On("r", .reset("host")) }
    }
    let found = try obstacle([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(found?.contains("afresh") == true)
  }

  /// It does nothing, and still says what is shown then, whatever covers it.
  @Test func anEffectOfACoveredScreenPromisesItsLanding() throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("a"))
        On("b", .push("b"))
      }
      Screen("a") {
        On("arrived", trigger: .effect, lands: [RouteName("a")])
        On("b", .push("b"))
      }
      Screen("b") { On("more", .push("b")) }
    }
    #expect(try obstacle([AnyCoordinator(flow)])?.contains(" moves on an effect of ") == true)
  }

  @Test func aHostedFlowMayBeCovered() throws {
    let inner = Coordinator<RouteName>(
      "Inner", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("more", .push("list")) }
    }
    let outer = Coordinator<RouteName>(
      "Outer", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("show", .presentSheet("host", embedsNavigation: true))
        On("far", .inChild("host", of: RouteName.self, .push("list")))
      }
      Screen("host", hosts: "Inner")
    }
    let found = try obstacle([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(found?.contains("may be covered") == true)
  }

  @Test(arguments: [Int.min, -3, Int.max])
  func largeCountsDoNotOverflow(count: Int) throws {
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("a", .push("home"))
        On("pop", .pop(count))
        On("dismiss", .dismiss(count))
        On("back", .goBack(count))
      }
    }
    let found = try obstacle([AnyCoordinator(flow)])
    #expect((found != nil) == (count > 1_000))
  }

  @Test func aCycleOfCoordinatorsNamesItsReturnHome() throws {
    let folder = Coordinator<RouteName>(
      "Folder", dialect: dialect, root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("open", .presentSheet("folder")) }
      Screen("folder", hosts: "Folder")
    }
    let facts = try Exploration.explore(
      GraphDefinition(
        name: "Folders", coordinators: [AnyCoordinator(folder).definition], entries: ["Folder"],
        location: SourceLocation(file: #filePath, line: #line, column: #column)))
    #expect(facts.searches.first?.stacks?.obstacle == nil)
    #expect(facts.searches.first?.stacks != nil)
    #expect(!facts.leavesOpen(.lost))
    #expect(!facts.observations.contains { $0.key.kind == .lost })
  }
}
