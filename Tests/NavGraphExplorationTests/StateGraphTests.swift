import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Synchronization
import TestSupport
import Testing

@Suite("States that are kept one by one")
struct StateGraphTests {
  private func explore(
    _ graph: GraphDefinition, keeping count: Int, limits: Limits = Limits(stackHeight: 4),
    analyzesBeyondBounds: Bool = true
  ) throws -> (facts: Facts, states: StateGraph) {
    var limits = limits
    limits.keptStates = count
    let facts = try Exploration.explore(
      graph, limits: limits, without: analyzesBeyondBounds ? [] : [.beyondBounds])
    try facts.validate()
    return (facts, try #require(facts.states))
  }

  @Test("are kept only on request")
  func unasked() throws {
    #expect(try Exploration.explore(Samples.everything).states == nil)
  }

  @Test("are those of a small app, with all that can happen in them")
  func small() throws {
    let coordinator = stack("Small", root: "home") {
      Screen("home") {
        On("open", .push("item"))
        On("nothing")
      }
      Screen("item") { On("fail", .removeLast(3)) }
    }
    let graph = Samples.graph([AnyCoordinator(coordinator)])
    let (facts, states) = try explore(graph, keeping: 100)
    let search = try #require(states.searches.first)
    let words = FactsWords(facts)
    #expect(search.states.map { words.state($0) } == ["home*", "home ▸ item*"])
    #expect(search.initialCount == 1)
    #expect(!search.isPartial)
    let steps = search.steps.map { step in
      "\(step.source) \(search.events[step.event].action) \(step.target)"
    }
    #expect(
      steps == [
        "0 nothing state(0)", "0 open state(1)", "1 fail crash", "1 back state(0)",
      ])
  }

  @Test(
    "are all states and steps if they fit",
    arguments: [
      Samples.graph(Samples.all), Samples.everything, Samples.declared,
      NavV1Reducer(model: NavV1(32, 3, 5, 3, 1)).graph.definition,
    ])
  func all(graph: GraphDefinition) throws {
    let (facts, states) = try explore(graph, keeping: 1_000_000)
    #expect(states.searches.count == facts.searches.count)
    for (kept, search) in zip(states.searches, facts.searches) {
      #expect(kept.states.count == search.stateCount)
      #expect(!kept.isPartial)
      #expect(Set(kept.events).count == kept.events.count)
      let taken = kept.steps.filter { step in
        if case .beyond = step.target { false } else { true }
      }
      #expect(taken.count == search.stepCount)
      #expect(!kept.steps.contains { $0.target == .unkept })
    }
  }

  @Test("are those of a reducer that keeps a single stack")
  func reducer() throws {
    let graph = NavV1Reducer(model: NavV1(32, 3, 5, 3, 1)).graph
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers,
      limits: Limits(stackHeight: 32, modalNesting: 2, keptStates: 10_000))
    try facts.validate()
    let search = try #require(facts.states?.searches.first)
    #expect(search.states.count == 1_694)
    #expect(search.steps.count == 6_410)
  }

  @Test("change nothing else in the facts")
  func rest() throws {
    for graph in [Samples.graph(Samples.all), Samples.everything] {
      var facts = try explore(graph, keeping: 7).facts
      facts.states = nil
      facts.limits.keptStates = 0
      let isEqual = try facts == Exploration.explore(graph, limits: Limits(stackHeight: 4))
      #expect(isEqual)
    }
  }

  @Test("are limited to those nearest to the start", arguments: [1, 5, 30, 100])
  func cut(count: Int) throws {
    let graph = Samples.graph([AnyCoordinator(Samples.shop)])
    let all = try explore(graph, keeping: 1_000_000).states.searches[0]
    let (facts, states) = try explore(graph, keeping: count)
    let kept = states.searches[0]
    #expect(kept.states.prefix(count) == all.states.prefix(count))
    let witnessed = Set(facts.trace.map(\.state))
    #expect(kept.states.dropFirst(count).allSatisfy(witnessed.contains))
    #expect(kept.isPartial == (kept.states.count < all.states.count))
    #expect(kept.steps.contains { $0.target == .unkept } == kept.isPartial)
    #expect(kept.steps.filter { $0.source == 0 }.count == all.steps(outOf: 0).count)
  }

  @Test("are divided among tabs that are searched separately")
  func shares() throws {
    let list = stack("List", root: "list") {
      Screen("list") { On("open", .push("list")) }
    }
    let tabs = Tabs<RouteName>("Main", initial: "x") {
      Tab("x", hosts: list)
      Tab("y", hosts: list)
    }
    let graph = Graph("Tabs") {
      tabs
      list
    }.definition
    let (facts, states) = try explore(graph, keeping: 6, limits: Limits(stackHeight: 8))
    #expect(facts.searches.count == 2)
    let all = try explore(graph, keeping: 1_000, limits: Limits(stackHeight: 8)).states
    for (kept, all) in zip(states.searches, all.searches) {
      #expect(kept.states.count < all.states.count)
      #expect(kept.states.prefix(3) == all.states.prefix(3))
    }
  }

  @Test("name the limit that a step exceeds")
  func beyond() throws {
    let graph = Samples.graph([AnyCoordinator(Samples.endless)])
    func targets(_ limits: Limits) throws -> [StateGraph.Target] {
      let search = try explore(graph, keeping: 100, limits: limits).states.searches[0]
      return search.steps.filter { search.events[$0.event].action == "next" }.map(\.target)
    }
    #expect(
      try targets(Limits(stackHeight: 3)) == [.state(1), .state(2), .beyond(.stackHeight)])
    #expect(try targets(Limits(depth: 2)) == [.state(1), .state(2), .beyond(.depth)])
    #expect(try targets(Limits(states: 3)) == [.state(1), .state(2), .beyond(.states)])
    #expect(try targets(Limits(seconds: 0)) == [])
  }

  @Test("keep nothing of a search that was interrupted")
  func interrupted() throws {
    let monitor = SearchMonitor()
    monitor.blackboard.requestStop(.interrupted)
    let facts = try Exploration.explore(
      Samples.everything, limits: Limits(keptStates: 100), monitor: monitor)
    try facts.validate()
    let searches = try #require(facts.states?.searches)
    #expect(searches.allSatisfy { $0.states.isEmpty && $0.steps.isEmpty && $0.isPartial })
  }

  @Test("name the inputs that a step assumes")
  func assumptions() throws {
    let coordinator = stack("Small", root: "home") {
      Screen("home") {
        On("open", when: .input("network", is: "up"), .push("item"))
        On("open", when: .input("network", is: "down"), .push("sorry"))
      }
      Screen("item")
      Screen("sorry")
    }
    let graph = Graph("Small") {
      coordinator
      Input("network", ["up", "down"], isFree: true)
    }.definition
    let search = try explore(graph, keeping: 100).states.searches[0]
    let openings = search.steps(outOf: 0).map { search.events[$0.event] }
    #expect(
      Set(openings.map(\.assumes)) == [
        ["network is up", "network is not down"], ["network is up", "network is down"],
        ["network is not up", "network is down"],
      ])
  }

  @Test("round-trip through a file")
  func coding() throws {
    var facts = try explore(Samples.everything, keeping: 5).facts
    facts.states?.searches[0].steps += Limits.Kind.allCases.map {
      StateGraph.Step(source: 3, event: 0, target: .beyond($0))
    }
    let isEqual = try decode(Facts.self, from: canonicalJSON(facts)) == facts
    #expect(isEqual)
  }

  @Test(
    "are rejected if a step is invalid",
    arguments: ["[0]", "[0,0]", "[0,0,0,1]", "[0,0,-99]", "[0,0,\(Int.min)]", "[0,0,\"0\"]"])
  func malformed(steps: String) {
    let text =
      #"{"states": [], "initialCount": 0, "events": [], "isPartial": true, "steps": \#(steps)}"#
    #expect(throws: DecodingError.self) { try decode(StateGraph.Search.self, from: text) }
  }
}

// MARK: - Trouble

extension StateGraphTests {
  @Test("do not run the steps of a reducer again that were set aside")
  func skippedSteps() throws {
    let calls = Mutex(0)
    let monitor = SearchMonitor()
    let crumb = Mutex<Incident.Breadcrumb?>(nil)
    func graph(leaving blackboard: Blackboard?) -> Graph {
      let shop = Coordinator<RouteName>("Shop", initial: ["home"], routes: rootAndPushes) {
        Screen("home") { Action("open", 0) }
        Screen("detail") { Action("boom", 1) }
      } reduce: { (routes: inout [RouteName], action: Int) in
        if action == 0 { routes.append("detail") }
        if action == 1 {
          calls.withLock { $0 += 1 }
          crumb.withLock { $0 = blackboard?.runningStep ?? $0 }
        }
        return []
      }
      return Graph("App") { shop }
    }
    let first = graph(leaving: monitor.blackboard)
    let limits = Limits(stackHeight: 2, keptStates: 10)
    _ = try Exploration.explore(
      first.definition, reducers: first.reducers, limits: limits, monitor: monitor)
    let taken = crumb.withLock { $0 }
    let step = try #require(taken)
    calls.withLock { $0 = 0 }

    let again = SearchMonitor()
    again.setAside(
      search: Int(step.search), state: Int(step.state), label: step.label, action: step.action,
      cause: .signal(5))
    let second = graph(leaving: nil)
    let facts = try Exploration.explore(
      second.definition, reducers: second.reducers, limits: limits, monitor: again)
    let count = calls.withLock { $0 }
    #expect(count == 0)
    let search = try #require(facts.states?.searches.first)
    let ends = search.steps.filter { $0.target == .crash }
    #expect(ends.map { search.events[$0.event].action } == ["boom"])
  }
}

// MARK: - Random apps

extension StateGraphTests {
  @Test(
    "of random apps have the steps of the naive model",
    arguments: (0..<Share.byDay(20, atNight: 60) as Range<UInt64>).filter {
      !RandomAppGap.seeds.contains($0)
    })
  func naive(seed: UInt64) throws {
    let app = RandomApp(seed: seed)
    var limits = app.limits
    limits.states = RandomApp.stateLimit * 4
    let (facts, states) = try explore(app.graph, keeping: 1_000_000, limits: limits)
    let seen = NaiveComparison(facts: facts)
    guard !seen.isSeparated, seen.stateCount <= RandomApp.stateLimit else { return }
    for search in states.searches {
      #expect(StateGraphReplay(facts).firstWrongState(of: search) == nil)
    }
  }

  @Test(
    "of random apps contain every witness",
    arguments: (0..<100).map { RandomApp(seed: $0) })
  func witnesses(_ app: RandomApp) throws {
    var limits = app.limits
    limits.states = 150
    // What lies beyond the bounds is not among the states of the search.
    let (facts, states) = try explore(
      app.graph, keeping: 1, limits: limits, analyzesBeyondBounds: false)
    for node in facts.trace {
      guard let parent = node.parent, let step = node.step, !step.isRepeated else { continue }
      let event = StateGraph.Event(
        actor: step.actor, cause: step.cause, action: step.action, trigger: step.trigger,
        assumes: step.assumes)
      let exists = states.searches.contains { search in
        search.steps.contains {
          guard search.events[$0.event] == event,
            search.states[$0.source] == facts.trace[parent].state
          else { return false }
          return switch $0.target {
          case .state(let target): search.states[target] == node.state
          case .crash, .beyond: true
          case .unkept: false
          }
        }
      }
      #expect(exists, "\(event)")
    }
  }
}
