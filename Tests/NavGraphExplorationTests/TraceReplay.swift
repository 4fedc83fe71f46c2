import NavGraphFacts
import NavGraphModel

/// Walks a trace step by step through the naive model.
struct TraceReplay {
  let facts: Facts
  /// The naive model within some bounds, and within others.
  let apps: [NaiveApp]

  /// - Parameter limits: Other bounds than those of the facts, as the exact engine's paths lead beyond these.
  init(_ facts: Facts, limits: Limits? = nil) {
    self.init(facts, withinAnyOf: [limits ?? facts.limits])
  }

  /// - Parameter limits: Bounds within one of which each way has to be right.
  init(_ facts: Facts, withinAnyOf limits: [Limits]) {
    self.facts = facts
    apps = limits.map { NaiveApp(graph: facts.graph, limits: $0) }
  }

  /// The first node that does not follow from its parent, if there is one.
  ///
  /// Where an app crashes, its node may show the state before the operation that crashes it.
  func firstWrongNode() -> Int? {
    var rightNodes: Set<Int> = []
    for app in apps where rightNodes.count < facts.trace.count {
      rightNodes.formUnion(Self.rightNodes(of: facts, in: app))
    }
    return facts.trace.indices.first { !rightNodes.contains($0) }
  }

  /// The nodes whose whole paths are right.
  private static func rightNodes(of facts: Facts, in app: NaiveApp) -> Set<Int> {
    var right: Set<Int> = []
    /// The naive states that look like each node; several where snapshots leave something out.
    var alike: [[NaiveState]] = []
    var successors: [NaiveState: [NaiveApp.Step]] = [:]
    let starts = app.starts().states
    for (index, node) in facts.trace.enumerated() {
      guard let shape = NaiveShape(node.state, of: facts) else {
        alike.append([])
        continue
      }
      var states: Set<NaiveState> = []
      var endsHere = false
      if let parent = node.parent {
        for state in alike[parent] {
          let steps: [NaiveApp.Step]
          if node.step?.isRepeated ?? false {
            steps = app.repeatedTaps(from: state)
          } else {
            steps = successors[state] ?? app.steps(from: state).steps
            successors[state] = steps
          }
          for step in steps where agrees(step, with: node) {
            if let state = step.state {
              states.insert(state)
            } else if !step.isCut || NaiveShape(step.last, app.registration) == shape {
              endsHere = true
            }
          }
        }
      } else {
        states = Set(starts)
      }
      let matching = states.filter { NaiveShape($0, app.registration) == shape }
      if !matching.isEmpty || endsHere { right.insert(index) }
      alike.append(Array(matching))
    }
    return right
  }

  /// Whether a step has the same outcomes as the one of a node.
  private static func agrees(_ step: NaiveApp.Step, with node: TraceNode) -> Bool {
    let moves = (node.step?.moves ?? []).map {
      NaiveOutcome(transition: $0.transition, operation: $0.operation, outcome: $0.outcome)
    }
    let endsApp = moves.contains {
      if case .failed = $0.outcome.release { true } else { false }
    }
    return step.outcomes == moves && (step.state == nil && !step.isCut) == endsApp
  }
}
