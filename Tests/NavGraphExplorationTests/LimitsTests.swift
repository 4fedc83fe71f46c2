import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("A limit truncates the search and keeps what was found")
struct LimitsTests {
  private func explore(_ coordinator: Coordinator<RouteName>, _ limits: Limits) throws -> Facts {
    try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]), limits: limits)
  }

  @Test("stack height", arguments: [1, 2, 5, 20])
  func stackHeight(height: Int) throws {
    let facts = try explore(Samples.endless, Limits(stackHeight: height))
    #expect(facts.counts.states == height)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .stackHeight, at: Double(height))])
  }

  @Test("modal nesting", arguments: [0, 1, 4])
  func modalNesting(nesting: Int) throws {
    let facts = try explore(Samples.tower, Limits(stackHeight: 50, modalNesting: nesting))
    #expect(facts.counts.states == nesting + 1)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .modalNesting, at: Double(nesting))])
  }

  @Test("flow nesting", arguments: [1, 2, 5])
  func flowNesting(nesting: Int) throws {
    let folder = Coordinator<RouteName>(
      "Folder", dialect: .tcaCoordinators(.v0_14, .indexed), root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("open", .push("folder")) }
      Screen("folder", hosts: "Folder")
    }
    let graph = Graph("Folders", entries: ["Folder"]) { folder }.definition
    let facts = try Exploration.explore(graph, limits: Limits(flowNesting: nesting))
    #expect(facts.counts.states == nesting)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .flowNesting, at: Double(nesting))])
  }

  /// Each page is pushed once, and actions for screens that may be covered are nothing for the exact engine.
  private func pages(_ count: Int, name: String = "Pages") -> Coordinator<RouteName> {
    Coordinator<RouteName>(
      name, dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Variable("page", .init((0...count).map(String.init)))
      Screen("home") { On("go", .send("next", to: .index(0))) }
      Screen("page") { On("go", .send("next", to: .index(0))) }
      for number in 0..<count {
        OnSelf(
          "go", when: .variable("page", is: "\(number)"),
          .assign("page", .value("\(number + 1)")), .push("page"))
      }
    }
  }

  @Test("a default limit is raised if that completes the search")
  func raisedLimits() throws {
    var limits = Limits(pending: 0)
    let bounded = try explore(pages(12), limits)
    #expect(bounded.coverage.cutBy.map(\.limit) == [.stackHeight])
    limits.raisable = [.stackHeight]
    let whole = try explore(pages(12), limits)
    #expect(whole.coverage.isComplete)
    #expect(whole.flows[0].stackCoverage.isComplete)
    #expect(whole.counts.states > bounded.counts.states)
    // Where a wider limit is met, too, what was seen within the first one stays.
    let high = try explore(pages(40), limits)
    #expect(high.coverage == bounded.coverage)
    #expect(try high.counts.states == explore(pages(40), Limits(pending: 0)).counts.states)
    limits.raisable = [.modalNesting]
    #expect(try explore(pages(12), limits).coverage == bounded.coverage)
  }

  @Test("all limits that may be raised are, also those that the first search did not meet")
  func raisedTogether() throws {
    var limits = Limits(stackHeight: 2, modalNesting: 0, pending: 0)
    let coordinator = Coordinator<RouteName>(
      "Pages", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("go", .send("gone", to: .index(0)), .push("first")) }
      Screen("first") { On("go", .push("second")) }
      Screen("second") { On("go", .presentSheet("sheet")) }
      Screen("sheet")
    }
    limits.raisable = [.stackHeight, .modalNesting]
    #expect(try explore(coordinator, limits).coverage.cutBy.map(\.limit) == [.stackHeight])
    limits.modalNesting = 1
    #expect(try explore(coordinator, limits).coverage.isComplete)
  }

  @Test("raised limits leave each part its states", arguments: [230, 300, 400, 1_000])
  func raisedLimitsOfSeveralParts(states: Int) throws {
    let graph = Graph("Pages", entries: ["One", "Two", "Three"]) {
      pages(12, name: "One")
      pages(12, name: "Two")
      pages(12, name: "Three")
    }.definition
    var limits = Limits(pending: 0, states: states)
    let bounded = try Exploration.explore(graph, limits: limits)
    #expect(bounded.coverage.cutBy.map(\.limit) == [.stackHeight])
    limits.raisable = [.stackHeight]
    let facts = try Exploration.explore(graph, limits: limits)
    #expect(facts.counts.states <= states)
    #expect(facts.counts.states >= bounded.counts.states)
    #expect(facts.coverage.isComplete == (states > 230))
  }

  @Test("pending effects", arguments: [1, 2, 5])
  func pending(count: Int) throws {
    let coordinator = Coordinator<RouteName>(
      "Requests", dialect: .tcaCoordinators(.v0_14, .indexed), root: "page"
    ) {
      Screen("page") {
        Effect("load", sends: "loaded")
        On("reload", .start("load"))
        On("loaded", trigger: .sent)
      }
    }
    let facts = try explore(coordinator, Limits(pending: count))
    #expect(facts.counts.states == count + 1)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .pending, at: Double(count))])
  }

  @Test("slots that cover count as modal layers, pushed ones do not")
  func slots() throws {
    func states(_ kind: SlotKind) throws -> Facts {
      try explore(
        Coordinator<RouteName>(
          "Slots", dialect: .tcaCoordinators(.v0_14, .indexed), root: "page"
        ) {
          Screen("page") {
            Slot("next", kind)
            On("go", .show("page", in: "next"))
          }
        }, Limits(modalNesting: 2, states: 10))
    }
    for kind in [SlotKind.sheet, .cover, .popover] {
      #expect(try states(kind).counts.states == 3)
      #expect(try states(kind).coverage.cutBy.map(\.limit) == [.modalNesting])
    }
    // Those count towards the height of stacks.
    #expect(try states(.push).coverage.cutBy.map(\.limit) == [.stackHeight])
  }

  @Test("states", arguments: [1, 2, 7])
  func states(count: Int) throws {
    let facts = try explore(Samples.endless, Limits(stackHeight: 50, states: count))
    #expect(facts.counts.states == count)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .states, at: Double(count))])
    #expect(facts.flows[0].routes[0].shown != nil)
  }

  /// A large coordinator hides nothing of a later one: each gets its share, and at least its start.
  @Test("states are shared by the coordinators of a graph", arguments: [0, 1, 4, 5, 9, 10, 100])
  func statesOfTheGraph(count: Int) throws {
    let limits = Limits(stackHeight: 5, modalNesting: 50, states: count)
    let coordinators = [AnyCoordinator(Samples.endless), AnyCoordinator(Samples.tower)]
    let facts = try Exploration.explore(Samples.graph(coordinators), limits: limits)
    let first = min(max(1, count / 2), 5)
    let second = min(max(1, count - first), 5)
    #expect(facts.searches.map(\.stateCount) == [first, second])
    #expect(facts.coverage.cutBy.contains { $0.limit == .states } == (count < 10))
    #expect(facts.coverage.cutBy.contains { $0.limit == .stackHeight } == (count > 8))
  }

  @Test("depth", arguments: [0, 1, 3, 9])
  func depth(actions: Int) throws {
    let facts = try explore(Samples.endless, Limits(stackHeight: 50, depth: actions))
    #expect(facts.counts.states == actions + 1)
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .depth, at: Double(actions))])
  }

  @Test("time")
  func time() throws {
    let facts = try explore(Samples.endless, Limits(seconds: 0))
    #expect(facts.coverage.cutBy == [Coverage.Cut(limit: .time, at: 0)])
    #expect(facts.counts.states == 1)
  }

  @Test("several limits are listed in their order, each once")
  func severalLimits() throws {
    let coordinators = [AnyCoordinator(Samples.endless), AnyCoordinator(Samples.tower)]
    let limits = Limits(stackHeight: 3, modalNesting: 1, depth: 1)
    let coverage = try Exploration.explore(Samples.graph(coordinators), limits: limits).coverage
    #expect(coverage.cutBy.map(\.limit) == [.modalNesting, .depth])
    let wider = Limits(stackHeight: 3, modalNesting: 1, depth: 2)
    let facts = try Exploration.explore(Samples.graph(coordinators), limits: wider)
    #expect(facts.coverage.cutBy.map(\.limit) == [.stackHeight, .modalNesting])
  }

  @Test("a limit that is just reached cuts nothing")
  func complete() throws {
    let coordinator = Coordinator<RouteName>(
      "Tight", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("item")) }
      Screen("item") { On("show", .presentSheet("note")) }
      Screen("note")
    }
    let facts = try explore(
      coordinator, Limits(stackHeight: 3, modalNesting: 1, states: 3, depth: 2))
    #expect(facts.coverage.isComplete)
    #expect(facts.counts.states == 3)
    #expect(facts.counts.steps == 4)  // open, show, back, swipe down
  }

  @Test("a shorter depth finds a part of what a longer one finds", arguments: 0..<12)
  func shorterDepthFindsLess(seed: UInt64) throws {
    let app = RandomApp(seed: seed)
    var earlier = Occurrences()
    for depth in 0...5 {
      var limits = app.limits
      limits.depth = depth
      let seen = Occurrences(try Exploration.explore(app.graph, limits: limits))
      #expect(seen.states >= earlier.states)
      #expect(seen.steps >= earlier.steps)
      #expect(seen.shown.merging(earlier.shown) { $1 } == seen.shown)
      #expect(seen.held.merging(earlier.held) { $1 } == seen.held)
      #expect(seen.outcomes.merging(earlier.outcomes) { $1 } == seen.outcomes)
      #expect(seen.landings.merging(earlier.landings) { $1 } == seen.landings)
      earlier = seen
    }
  }
}
