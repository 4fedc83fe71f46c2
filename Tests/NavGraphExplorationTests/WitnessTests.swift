import NavGraph
import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Witnesses replay")
struct WitnessTests {
  static let registrations = (0..<200).map { RandomRegistration(seed: $0) }

  @Test("every node of a trace follows from its parent", arguments: registrations)
  func randomTraces(_ registration: RandomRegistration) throws {
    let facts = try Exploration.explore(registration.graph, limits: registration.limits)
    try replay(facts)
  }

  @Test("also with several coordinators")
  func sampleTraces() throws {
    let limits = Limits(stackHeight: 5, modalNesting: 2)
    let facts = try Exploration.explore(Samples.graph(Samples.all), limits: limits)
    try replay(facts)
    #expect(facts.flows.allSatisfy { $0.trace.count > 1 })
  }

  private func replay(_ facts: Facts) throws {
    try facts.validate()
    for (coordinator, flow) in zip(facts.graph.coordinators, facts.flows) {
      let replay = TraceReplay(coordinator: coordinator, compiled: try .init(coordinator))
      #expect(flow.instances == replay.compiled.instances)
      for node in flow.trace {
        guard let parent = node.parent, let step = node.step else {
          #expect(replay.compiled.initialStacks.map { $0.map(\.rawValue) }.contains(node.stack))
          continue
        }
        let before = flow.trace[parent].stack.map(Entry.init(rawValue:))
        #expect(replay.stacks(after: step, on: before).contains(node.stack))
      }
      for (index, route) in flow.routes.enumerated() {
        if let shown = route.shown {
          let stack = flow.trace[shown].stack.map(Entry.init(rawValue:))
          #expect(replay.visibleRoute(of: stack) == index)
        }
        if let held = route.held {
          let routes = flow.trace[held].stack.map {
            flow.instances[Entry(rawValue: $0).instance].route
          }
          #expect(routes.contains(index))
        }
      }
      for outcome in flow.outcomes {
        let step = try #require(flow.trace[outcome.witness].step)
        #expect(flow.instances[step.actor].route == outcome.route)
        #expect(step.cause == .transition(outcome.transition))
      }
      for landing in flow.landings {
        let step = try #require(flow.trace[landing.witness].step)
        let stack = flow.trace[landing.witness].stack.map(Entry.init(rawValue:))
        #expect(flow.instances[step.actor].route == landing.route)
        #expect(step.cause == landing.cause)
        #expect(replay.visibleRoute(of: stack) == landing.landing)
      }
    }
  }
}
