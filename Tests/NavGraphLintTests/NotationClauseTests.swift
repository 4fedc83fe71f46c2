import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Coordinators, screens, actions and marks of the notation.
struct NotationClauseTests {
  @Test func clausesApplyToTheCoordinatorTheyName() throws {
    let graph = try GraphNotation("home -> shop@Shop; Shop: list -> item; Shop: item <-").graph
    #expect(graph.coordinators.map(\.name) == ["Example", "Shop"])
    #expect(
      graph.coordinators.map { $0.routes.map(\.name) } == [["home", "shop"], ["list", "item"]])
    #expect(graph.coordinators[0].routes[1].hosts == "Shop")
    #expect(graph.entries == nil)
    #expect(graph.entryIndices == [0])
  }

  @Test func cyclicFlowsStartWithTheFirst() throws {
    let graph = try GraphNotation("B: home -> a@A; A: list -> b@B").graph
    #expect(graph.entries == ["B"])
    #expect(graph.problems().isEmpty)
  }

  @Test(arguments: [
    ("[identified]", Dialect.tcaCoordinators(.v0_14, .identified)),
    ("[indexed]", .tcaCoordinators(.v0_14, .indexed)),
    ("[identified 0.13]", .tcaCoordinators(.v0_13, .identified)),
    ("[indexed 0.13]", .tcaCoordinators(.v0_13, .indexed)), ("[flowstacks]", .flowStacks(.v0_10)),
    ("[flowstacks 0.4]", .flowStacks(.v0_4)), ("[flowstacks 0.10.12]", .flowStacks(.v0_10_12)),
    ("[routing]", .routingReducer(.v0_0)), ("[composable]", .composableNavigation(.v4_2)),
    ("[routestack]", .tcaRouteStack(.v0_1)), ("[tca]", .composableArchitecture(.v1_25)),
  ])
  func aTraitNamesTheLibrary(_ trait: String, _ dialect: Dialect) throws {
    let graph = try GraphNotation("home -> cart; A: \(trait); A: home").graph
    #expect(graph.coordinators.map(\.dialect) == [dialect, .tcaCoordinators(.v0_14, .identified)])
    #expect(graph.problems().isEmpty)
  }

  @Test func theRootEmbedsNavigationUnlessMarkedBare() throws {
    let roots = try ["home", "[bare]; home", "[bare] [wrapped]; home"].map { notation in
      guard case .stack(let stack) = try GraphNotation(notation).graph.coordinators[0].container
      else { return "" }
      return "\(stack.initial[0][0].presentation.embedsNavigation) \(stack.isWrapped)"
    }
    #expect(roots == ["true false", "false false", "false true"])
  }

  @Test func tabOptionsCanBeInAnyPosition() throws {
    let graph = try GraphNotation(
      "b when vip=true; [nobar]; [noretap]; tabs a@A b*; A: home; var vip false true"
    ).graph
    #expect(
      graph.coordinators[1].container
        == .tabs(
          TabsContainer(
            library: .tabView, items: ["a", "b"], initial: "a", retap: .nothing,
            options: [
              "b": TabOptions(isFresh: true, condition: .variable("vip", is: "true"))
            ], hasBar: false)))
    #expect(graph.problems().isEmpty)
  }

  @Test func tabsOfComposableNavigationUseThatLibrary() throws {
    let graph = try GraphNotation("[composable]; tabs! none a b").graph
    #expect(
      graph.coordinators[0].container
        == .tabs(
          TabsContainer(
            library: .composableNavigation(.v4_2), items: ["a", "b"], initial: "none",
            retap: .popsToRoot)))
  }

  @Test func aSwitchHasKeptAndDerivedCases() throws {
    let graph = try GraphNotation(
      "switch login main*; main while vip=true; var vip false true"
    ).graph
    #expect(
      graph.coordinators[0].container
        == .switch(
          SwitchContainer(
            initial: "login",
            derived: [SwitchCase(route: "main", condition: .variable("vip", is: "true"))],
            kept: ["main"])))
  }

  @Test func suffixesSetScreenTraits() throws {
    let routes = try GraphNotation("home -> item!@A.; a#x; b+; A: form").graph.coordinators[1]
      .routes
    #expect(
      routes.map(\.identity) == [.constant("home"), .unique, .constant("x"), .constant("b")])
    #expect(routes.map(\.isTerminal) == [false, true, false, false])
    #expect(routes.map(\.hosts) == [nil, "A", nil, nil])
    #expect(routes.map(\.duplicates.count) == [0, 0, 0, 1])
  }

  @Test(arguments: [
    ("home -> x", "to x"), ("home:buy -> x", "buy"), ("home <-", "back"), ("home := x y", "to x"),
    ("home goBackTo x", "goBackTo x"), ("home dismiss & -> x", "dismiss"),
    ("home later -> x", "to x"), ("home @login popToRoot", "popToRoot"),
    ("home nothing", "nothing"),
    ("home either pop or -> x", "pop"),
  ])
  func actionNamesDefaultToTheirOperation(_ clause: String, _ name: String) throws {
    let transition = try GraphNotation(clause).graph.coordinators[0].routes[0].transitions[0]
    #expect(transition.action == name)
    #expect(transition.trigger == .tap)
  }

  @Test(arguments: [
    ("tap", Trigger.tap), ("auto", .automatic), ("effect", .effect), ("sent", .sent),
  ])
  func aWordBeforeTheOperationNamesTheTrigger(_ word: String, _ trigger: Trigger) throws {
    let coordinator = try GraphNotation("home:go \(word) -> x; self:go \(word) -> x").graph
      .coordinators[0]
    #expect(coordinator.routes[0].transitions[0].trigger == trigger)
    #expect(coordinator.handlers[0].transition.trigger == trigger)
  }

  @Test(arguments: [
    ("self:done", HandlerDefinition.Source.own, Trigger.effect),
    ("a/form:done", .descendant(hosts: ["a"], route: "form"), .tap),
    ("a/b/form:done", .descendant(hosts: ["a", "b"], route: "form"), .tap),
    ("a/:done", .descendant(hosts: ["a"], route: nil), .tap),
    ("A//form:done", .anyDepth(coordinator: "A", route: "form"), .tap),
    ("A//:done", .anyDepth(coordinator: "A", route: nil), .tap),
  ])
  func aHandlerNamesItsSource(
    _ source: String, _ expected: HandlerDefinition.Source, _ trigger: Trigger
  ) throws {
    let handler = try GraphNotation("home; ↓\(source) <-").graph.coordinators[0].handlers[0]
    #expect(handler.source == expected)
    #expect(handler.transition.action == "done")
    #expect(handler.transition.trigger == trigger)
    #expect(handler.transition.location.column == 7)
  }

  @Test func landingPromisesPrecedeConditions() throws {
    let transition = try GraphNotation("home -> x lands tab/x ? canPush").graph.coordinators[0]
      .routes[0].transitions[0]
    #expect(transition.landing == ["tab", "x"])
    #expect(transition.condition == .canPush)
  }

  @Test func marksPointAtClausesInTheOrderOfTheLine() throws {
    let notation = try GraphNotation("home -> x; ↓A: form; A: ↓[bare]; ↓↓link a://x -> x")
    #expect(notation.marks.map(\.column) == [12, 24, 38, 38])
    #expect(notation.graph.coordinators[1].links[0].location == notation.marks[3])
    #expect(notation.graph.coordinators[0].routes[0].location == notation.marks[0])
  }
}
