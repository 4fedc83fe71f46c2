import NavGraph
import NavGraphExploration
import NavGraphModel
import Testing

@Suite("A limit truncates the search and keeps what was found")
struct LimitsTests {
  private func explore(
    _ coordinator: Coordinator<RouteName>, _ limits: Limits
  ) throws -> FlowFacts {
    try Exploration.explore(Samples.graph([AnyCoordinator(coordinator)]), limits: limits).flows[0]
  }

  @Test("stack height", arguments: [1, 2, 5, 20])
  func stackHeight(height: Int) throws {
    let flow = try explore(Samples.endless, Limits(stackHeight: height))
    #expect(flow.stateCount == height)
    #expect(flow.coverage.cutBy == [Coverage.Cut(limit: .stackHeight, at: Double(height))])
  }

  @Test("modal nesting", arguments: [0, 1, 4])
  func modalNesting(nesting: Int) throws {
    let flow = try explore(Samples.tower, Limits(stackHeight: 50, modalNesting: nesting))
    #expect(flow.stateCount == nesting + 1)
    #expect(flow.coverage.cutBy == [Coverage.Cut(limit: .modalNesting, at: Double(nesting))])
  }

  @Test("states", arguments: [1, 2, 7])
  func states(count: Int) throws {
    let flow = try explore(Samples.endless, Limits(stackHeight: 50, states: count))
    #expect(flow.stateCount == count)
    #expect(flow.coverage.cutBy == [Coverage.Cut(limit: .states, at: Double(count))])
    #expect(flow.routes[0].shown != nil)
  }

  /// A large coordinator hides nothing of a later one: each gets its share, and at least its start.
  @Test("states are shared by the coordinators of a graph", arguments: [0, 1, 4, 5, 9, 10, 100])
  func statesOfTheGraph(count: Int) throws {
    let limits = Limits(stackHeight: 5, modalNesting: 50, states: count)
    let coordinators = [AnyCoordinator(Samples.endless), AnyCoordinator(Samples.tower)]
    let facts = try Exploration.explore(Samples.graph(coordinators), limits: limits)
    let first = min(max(1, count / 2), 5)
    let second = min(max(1, count - first), 5)
    #expect(facts.flows.map(\.stateCount) == [first, second])
    #expect(facts.coverage.cutBy.contains { $0.limit == .states } == (count < 10))
    #expect(facts.coverage.cutBy.contains { $0.limit == .stackHeight } == (count > 8))
  }

  @Test("depth", arguments: [0, 1, 3, 9])
  func depth(actions: Int) throws {
    let flow = try explore(Samples.endless, Limits(stackHeight: 50, depth: actions))
    #expect(flow.stateCount == actions + 1)
    #expect(flow.coverage.cutBy == [Coverage.Cut(limit: .depth, at: Double(actions))])
  }

  @Test("time")
  func time() throws {
    let flow = try explore(Samples.endless, Limits(seconds: 0))
    #expect(flow.coverage.cutBy == [Coverage.Cut(limit: .time, at: 0)])
    #expect(flow.stateCount == 1)
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
    let flow = try explore(
      coordinator, Limits(stackHeight: 3, modalNesting: 1, states: 3, depth: 2))
    #expect(flow.coverage.isComplete)
    #expect(flow.stateCount == 3)
    #expect(flow.stepCount == 4)  // open, show, back, swipe down
  }

  @Test("a shorter depth finds a part of what a longer one finds", arguments: 0..<12)
  func shorterDepthFindsLess(seed: UInt64) throws {
    let registration = RandomRegistration(seed: seed)
    var earlier = Sightings()
    for depth in 0...6 {
      let limits = Limits(stackHeight: 4, modalNesting: 2, depth: depth)
      let facts = try Exploration.explore(registration.graph, limits: limits)
      let seen = Sightings(facts.flows[0], of: registration.coordinator)
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
