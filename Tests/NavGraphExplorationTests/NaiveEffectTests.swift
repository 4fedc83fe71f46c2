import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Requests, appearance and cancellation in the naive model")
struct NaiveEffectTests {
  private func start(_ effect: String) -> NavGraphModel.Operation { .start(effect: effect) }

  @Test("a request succeeds or fails, and goes either way")
  func failure() throws {
    var home = RouteDefinition.naive(
      "home",
      [
        .naive("save", [start("request")]),
        .naive("saved", by: .sent, [.append(.push("done"))]),
        .naive("failed", by: .sent, [.append(.push("sorry"))]),
      ])
    var request = EffectDefinition.naive("request", sends: "saved")
    (request.failure, request.startsOnAppearance) = ("failed", false)
    home.effects = [request]
    let app = CoordinatorDefinition.naive(
      "App", .naiveStack("home"), [home, .naive("done"), .naive("sorry")])
    for (answer, screen) in [("request", "done"), ("request fails", "sorry")] {
      var walk = try NaiveWalk([app])
      try walk.go("save", answer)
      #expect(walk.screens == [screen])
      #expect(walk.pending("home") == [])
    }
  }

  @Test("what restarts is pending once, however many could be")
  func restarts() throws {
    var home = RouteDefinition.naive("home", [.naive("search", [start("request")])])
    var request = EffectDefinition.naive("request", sends: "found")
    (request.restarts, request.startsOnAppearance) = (true, false)
    home.effects = [request]
    let graph = GraphDefinition(
      name: "restarts", coordinators: [.naive("App", .naiveStack("home"), [home])],
      location: .naive)
    let seen = try #require(
      NaiveApp(graph: graph, limits: Limits(pending: 3), rules: Set(NaiveRule.allCases)).explore())
    #expect(seen.states.count == 2)
    #expect(seen.cuts == [])
  }

  @Test("a task starts whenever its screen is shown and ends where a push hides it")
  func appearance() throws {
    for lifetime in [EffectDefinition.Lifetime.task, .eachAppearance] {
      var home = RouteDefinition.naive(
        "home",
        [
          .naive("push", [.append(.push("item"))]), .naive("present", [.append(.sheet("item"))]),
          .naive("tick", by: .sent, []),
        ])
      var clock = EffectDefinition.naive("clock", sends: "tick")
      (clock.lifetime, clock.startsOnAppearance) = (lifetime, false)
      home.effects = [clock]
      var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, .naive("item")])])
      #expect(walk.pending("home") == ["clock"])
      try walk.go("clock")
      #expect(walk.pending("home") == [])
      try walk.go("present", "swipe")
      #expect(walk.pending("home") == [])
      try walk.go("push", "back")
      #expect(walk.pending("home") == ["clock"])
      try walk.go("push")
      #expect(walk.pending("home") == (lifetime == .task ? [] : ["clock"]))
    }
  }

  @Test("a follow-up about a slot of its screen acts for that screen, or ignores the slot")
  func laterSlots() throws {
    var home = RouteDefinition.naive("home", [.naive("go", [.append(.push("item"))])])
    home.identity = .constant("home")
    var item = RouteDefinition.naive(
      "item", [.naive("ask", [.later([.fill(slot: "slot", .sheet("page"))])])])
    item.slots = [SlotDefinition(name: "slot", kind: .sheet, location: .naive)]
    var walk = try NaiveWalk(
      [.naive("App", .naiveStack("home"), [home, item, .naive("page")])])
    try walk.go("go", "ask")
    #expect(walk.pending("item") == ["later"])
    #expect(walk.outcomes("later") == [.applied])
    var other = walk
    try walk.go("later")
    #expect(walk.screens == ["page"])
    try other.go("back")
    #expect(other.pending("App") == ["later"])
    #expect(other.outcomes("later") == [Outcome(.ignored(.screenGone))])
  }

  @Test("the Composable Architecture cancels in the scope of the actor")
  func cancelScopes() throws {
    func effect() -> EffectDefinition {
      var effect = EffectDefinition.naive("clock", sends: "tick")
      effect.id = "id"
      return effect
    }
    for isComposable in [true, false] {
      var home = RouteDefinition.naive(
        "home", [.naive("go", [.append(.push("item"))]), .naive("tick", by: .sent, [])])
      home.effects = [effect()]
      var item = RouteDefinition.naive(
        "item", [.naive("stop", [.cancel(effect: "id")]), .naive("tick", by: .sent, [])])
      item.effects = [effect()]
      let root = Destination(
        target: RoutePattern(route: "home"), presentation: .sheet(embedsNavigation: true))
      let stack = StackContainer(
        dialect: isComposable ? .composableArchitecture(.v1_25) : .flowStacks(.v0_10),
        initial: [[root]])
      var walk = try NaiveWalk([.naive("App", .stack(stack), [home, item])])
      try walk.go("go", "stop")
      #expect(walk.pending("item") == [])
      #expect(walk.pending("home") == (isComposable ? ["clock"] : []))
    }
  }

  @Test("the Composable Architecture keeps the effects of a screen an equal one replaces")
  func sameIdentity() throws {
    for isComposable in [true, false] {
      var home = RouteDefinition.naive(
        "home", [.naive("show", by: .effect, [.fill(slot: "slot", .sheet("page"))])])
      home.slots = [SlotDefinition(name: "slot", kind: .sheet, location: .naive)]
      var page = RouteDefinition.naive(
        "page", [.naive("load", [start("load")]), .naive("loaded", by: .sent, [])])
      var load = EffectDefinition.naive("load", sends: "loaded")
      load.startsOnAppearance = false
      page.effects = [load]
      let root = Destination(
        target: RoutePattern(route: "home"), presentation: .sheet(embedsNavigation: true))
      let dialect: Dialect =
        isComposable ? .composableArchitecture(.v1_25) : .tcaCoordinators(.v0_14, .identified)
      var walk = try NaiveWalk(
        [
          .naive(
            "App", .stack(StackContainer(dialect: dialect, initial: [[root]])), [home, page])
        ])
      try walk.go("show", "load", "show")
      #expect(walk.pending("page") == (isComposable ? ["load"] : []))
    }
  }

  @Test("effects in an indexed array stay at positions that the same transition fills again")
  func positions() throws {
    let home = RouteDefinition.naive(
      "home",
      [
        .naive("go", [.append(.push("item"))]),
        .naive("again", by: .effect, [.goBackToRoot, .append(.push("item"))]),
      ])
    var item = RouteDefinition.naive(
      "item", [.naive("load", [start("load")]), .naive("loaded", by: .sent, [])])
    var load = EffectDefinition.naive("load", sends: "loaded")
    load.startsOnAppearance = false
    load.cancellation = .dialect
    item.effects = [load]
    var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, item])])
    try walk.go("go", "load", "again")
    #expect(walk.pending("item") == ["load"])
    try walk.go("back", "go")
    #expect(walk.pending("item") == [])
  }
}
