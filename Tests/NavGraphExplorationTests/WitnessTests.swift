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

  @Test("a duplicate names the entry that stood in the way", arguments: registrations)
  func conflicts(_ registration: RandomRegistration) throws {
    let facts = try Exploration.explore(registration.graph, limits: registration.limits)
    let replay = try TraceReplay(registration.coordinator)
    let flow = facts.flows[0]
    for outcome in flow.outcomes {
      guard outcome.outcome.release == .ignored(.duplicateIdentity) else {
        #expect(outcome.conflict == nil)
        continue
      }
      let conflict = try #require(outcome.conflict)
      let node = flow.trace[outcome.witness]
      let parent = try #require(node.parent)
      let step = try #require(node.step)
      let stack = try #require(
        replay.stack(
          after: step, on: flow.trace[parent].entries, operations: outcome.operation))
      let instance = try #require(step.targets[outcome.operation].first)
      let identities = replay.compiled.identities
      #expect(conflict.height == stack.count)
      #expect(
        identities[stack[conflict.position]]
          == identities[Entry(instance: instance, presentation: .push)])
    }
  }

  private func replay(_ facts: Facts) throws {
    try facts.validate()
    for (coordinator, flow) in zip(facts.graph.coordinators, facts.flows) {
      let replay = try TraceReplay(coordinator)
      #expect(flow.instances == replay.compiled.instances)
      for node in flow.trace {
        guard let parent = node.parent, let step = node.step else {
          #expect(replay.compiled.initialStacks.contains(node.entries))
          continue
        }
        #expect(replay.stack(after: step, on: flow.trace[parent].entries) == node.entries)
      }
      for (index, route) in flow.routes.enumerated() {
        if let shown = route.shown {
          #expect(replay.visibleRoute(of: flow.trace[shown].entries) == index)
        }
        if let held = route.held {
          let entries = flow.trace[held].entries
          #expect(entries.contains { flow.instances[$0.instance].route == index })
        }
      }
      for outcome in flow.outcomes {
        let step = try #require(flow.trace[outcome.witness].step)
        #expect(flow.instances[step.actor].route == outcome.route)
        #expect(step.cause == .transition(outcome.transition))
      }
      for landing in flow.landings {
        let step = try #require(flow.trace[landing.witness].step)
        let stack = flow.trace[landing.witness].entries
        #expect(flow.instances[step.actor].route == landing.route)
        #expect(step.cause == landing.cause)
        #expect(replay.visibleRoute(of: stack) == landing.landing)
      }
    }
  }
}

extension TraceNode {
  fileprivate var entries: [Entry] { stack.map(Entry.init(rawValue:)) }
}
