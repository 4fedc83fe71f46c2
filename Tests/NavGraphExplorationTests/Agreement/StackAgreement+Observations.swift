import NavGraphModel

@testable import NavGraphExploration
@testable import NavGraphFacts

extension StackAgreement {
  /// Observations that need single states; all other observations are for the exact engine to find.
  private static let observations = Observation.decidedByTop.union([.heard, .changed])

  /// Whether a search with wide bounds sees nothing that one with narrow bounds and the exact engine has not seen.
  func signDifferences() -> [String] {
    let narrow = Limits(stackHeight: 2, modalNesting: 1, flowNesting: 3, states: 12)
    let wide = Limits(stackHeight: 7, modalNesting: 5, flowNesting: 5, states: 200)
    guard let exact = try? Exploration.explore(graph, limits: narrow),
      exact.searches.allSatisfy({ $0.stacks != nil && $0.stacks?.obstacle == nil }),
      let searched = try? Exploration.explore(graph, limits: wide)
    else { return [] }
    var differences: [String] = []
    let known = Set(exact.observations.map(\.key))
    for key in Set(searched.observations.map(\.key)) where Self.observations.contains(key.kind) {
      if !known.contains(key) { differences.append("no observation \(key)") }
    }
    let outcomes = Set(exact.outcomes.map { Seen($0) })
    for outcome in searched.outcomes where !outcomes.contains(Seen(outcome)) {
      differences.append("no outcome \(outcome)")
    }
    for (flow, other) in zip(exact.flows, searched.flows) {
      for (route, wanted) in zip(flow.routes, other.routes) {
        if wanted.shown != nil, route.shown == nil { differences.append("a screen is not shown") }
        if wanted.held != nil, route.held == nil { differences.append("a screen is nowhere") }
      }
    }
    if searched.coverage.isComplete {
      for kind in [ObservationKind.lost, .behindClosedGate, .landedElsewhere, .unrendered] {
        let all = Set(searched.observations.map(\.key).filter { $0.kind == kind })
        let more = known.filter { $0.kind == kind && !all.contains($0) }
        if !more.isEmpty { differences.append("too much: \(more)") }
        if kind == .lost, !exact.leavesOpen(.lost),
          all != known.filter({ $0.kind == kind })
        {
          differences.append("lost: \(all)")
        }
      }
    }
    return differences
  }

  private struct Seen: Hashable {
    let transition: TransitionReference
    let operation: Int
    let outcome: Outcome

    init(_ observation: OutcomeObservation) {
      transition = observation.transition
      operation = observation.operation
      outcome = observation.outcome
    }
  }
}
