import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Exploration")
struct ExplorationTests {
  @Test("refuses a registration with problems, and names all of them")
  func problems() {
    let coordinator = Coordinator<RouteName>(
      "Typos", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") { On("open", .push("itme")) }
      Screen("item") { On("back", .goBackTo("hoem")) }
    }
    let error = #expect(throws: RegistrationProblems.self) {
      try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]))
    }
    #expect(error?.problems.count == 2)
    #expect(error?.problems.first?.message.contains("item") == true)
    #expect(error?.problems.last?.message.contains("home") == true)
  }

  @Test("refuses sample values that multiply to too many screens, instead of running out of memory")
  func tooManyInstances() {
    let values = (0..<50).map { "\($0)" }
    let coordinator = Coordinator<RouteName>(
      "Large", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home")
      Screen(
        "item", arguments: .values("a", values), .values("b", values), .values("c", values),
        .values("d", values), .values("e", values), .values("f", values))
    }
    let error = #expect(throws: RegistrationProblems.self) {
      try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]))
    }
    #expect(error?.problems.map { $0.message.contains("multiply to more than") } == [true])
  }

  @Test("refuses sample values that multiply to too many steps, in one operation")
  func tooManySteps() {
    refuses(On("open", .append(.push("item"), .push("item"))))
  }

  @Test("refuses sample values that multiply to too many steps, in several operations")
  func tooManyStepsOfSeveralOperations() {
    refuses(On("open", .push("item"), .push("item")))
  }

  private func refuses(_ action: On<RouteName>) {
    let values = (0..<1_100).map { "\($0)" }
    let coordinator = Coordinator<RouteName>(
      "Large", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") { action }
      Screen("item", arguments: .values("a", values))
    }
    let error = #expect(throws: RegistrationProblems.self) {
      try Exploration.explore(
        Samples.graph([AnyCoordinator(coordinator)]), limits: Limits(states: 1))
    }
    #expect(error?.problems.map { $0.message.contains("“Large” multiply to more") } == [true])
  }

  @Test("starts once for each choice of the root's arguments")
  func starts() throws {
    let coordinator = Coordinator<RouteName>(
      "Starts", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen(
        "home", arguments: .values("tab", ["a", "b", "c"]), .values("mode", ["x", "y"]),
        .abstract("title"))
    }
    let facts = try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]))
    #expect(facts.counts.states == 6)
    #expect(facts.flows[0].instances.map(\.arguments).allSatisfy { $0.count == 3 && $0[2] == nil })
  }

  @Test("counts actions that change nothing as steps, and not those that are impossible")
  func steps() throws {
    let coordinator = Coordinator<RouteName>(
      "Steps", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") {
        On("nothing")
        On("ignored", .goBackTo("item"))
        On("impossible", when: .canPush, .goBackToRoot)
      }
      Screen("item")
    }
    let facts = try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]))
    #expect(facts.counts.states == 1)
    #expect(facts.counts.steps == 2)
    #expect(Occurrences(facts).outcomes.keys.sorted() == ["home ignored.0 ignored:noMatch"])
    #expect(facts.landings.isEmpty)
    #expect(facts.flows[0].routes[1] == RouteObservation(shown: nil, held: nil))
  }

  @Test("holds a screen that is never visible: pushed where there is no navigation")
  func heldButNotShown() throws {
    let coordinator = Coordinator<RouteName>(
      "Hidden", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") { On("open", .push("item")) }
      Screen("item")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(coordinator)]), limits: Limits(stackHeight: 3))
    let seen = Occurrences(facts)
    #expect(seen.shown == ["home": 0])
    #expect(seen.held == ["home": 0, "item": 1])
    #expect(facts.outcomes.map(\.outcome) == [.asserts(.noNavigation, release: .applied)])
  }
}
