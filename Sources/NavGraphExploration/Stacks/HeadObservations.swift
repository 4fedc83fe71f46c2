import NavGraphFacts
import NavGraphModel

/// What is seen under each head that a promise or a requirement of a screen is about: the same on all stacks
/// with the head.
struct HeadObservations {
  enum Observation: Hashable {
    /// The screen on top, and those that host it, from the outermost.
    case way([RouteReference])
    /// A screen is in use, and what it requires does not hold.
    case closedGate(RouteReference)
  }

  /// By control: each observation once, with the symbols under which it is seen.
  private var observations: [Int32: [(observation: Observation, symbols: Set<Int32>)]] = [:]

  /// - Parameter heads: Those of states, with a way to each.
  /// - Complexity: Looks at a state for each head where that is asked for.
  init(
    _ heads: some Sequence<(PushdownHead, PushdownWitness)>, _ source: StackModel
  ) {
    let promises = source.findings.openSteps.contains { step in
      if case .landing(_, _, isPromised: true) = step.question { true } else { false }
    }
    guard promises || source.system.app.features.hasGates else { return }
    var system = source.system
    var positions: [Int32: [Observation: Int]] = [:]
    for (head, way) in heads {
      let state = system.state(of: way.end, source)
      for observation in system.headObservations(in: state, promises: promises) {
        let next = observations[head.control, default: []].count
        let position = positions[head.control, default: [:]][observation] ?? next
        if position == next {
          positions[head.control, default: [:]][observation] = next
          observations[head.control, default: []].append((observation, []))
        }
        observations[head.control]?[position].symbols.insert(head.symbol)
      }
    }
  }

  /// What can be seen after steps that lead to a control.
  ///
  /// - Parameter isPromised: Whether it matters which screen that is.
  func observations(
    under control: Int32, isPromised: Bool
  ) -> [(observation: Observation, symbols: Set<Int32>)] {
    observations[control, default: []].filter { observation, _ in
      if case .way = observation { isPromised } else { true }
    }
  }
}

extension AppSystem {
  fileprivate mutating func headObservations(
    in state: StateID, promises: Bool
  ) -> [HeadObservations.Observation] {
    tree.load(state)
    var activity = activity()
    if activity.top.isFrozen { activity = wholeActivity() }
    var observations: [HeadObservations.Observation] = []
    if promises {
      observations.append(.way(way(to: activity.screens.first?.address).map { route($0) }))
    }
    if app.features.hasGates {
      let gates = closedGates(in: activity)
      observations += gates.sorted { ($0.coordinator, $0.route) < ($1.coordinator, $1.route) }.map {
        .closedGate($0)
      }
    }
    return observations
  }
}
