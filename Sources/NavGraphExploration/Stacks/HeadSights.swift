import NavGraphModel

/// What is seen under each head that a promise or a requirement of a screen is about: the same on all stacks
/// with the head.
struct HeadSights {
  enum Sight: Hashable {
    /// The screen on top, and those that host it, from the outermost.
    case way([RouteReference])
    /// A screen is in use, and what it requires does not hold.
    case closedGate(RouteReference)
  }

  /// By control: each sight once, with the symbols under which it is seen.
  private var sights: [Int32: [(sight: Sight, symbols: Set<Int32>)]] = [:]

  /// - Parameter heads: Those of states, with a way to each.
  /// - Complexity: Looks at a state for each head where anybody asks.
  init(
    _ heads: some Sequence<(PushdownHead, PushdownWitness)>, _ source: StackModel
  ) {
    let promises = source.findings.openSteps.contains { step in
      if case .landing(_, _, isPromised: true) = step.question { true } else { false }
    }
    guard promises || source.system.app.features.hasGates else { return }
    var system = source.system
    var positions: [Int32: [Sight: Int]] = [:]
    for (head, way) in heads {
      let state = system.state(of: way.end, source)
      for sight in system.sights(in: state, promises: promises) {
        let next = sights[head.control, default: []].count
        let position = positions[head.control, default: [:]][sight] ?? next
        if position == next {
          positions[head.control, default: [:]][sight] = next
          sights[head.control, default: []].append((sight, []))
        }
        sights[head.control]?[position].symbols.insert(head.symbol)
      }
    }
  }

  /// What can be seen after steps that lead to a control.
  ///
  /// - Parameter isPromised: Whether it matters which screen that is.
  func sights(
    under control: Int32, isPromised: Bool
  ) -> [(sight: Sight, symbols: Set<Int32>)] {
    sights[control, default: []].filter { sight, _ in
      if case .way = sight { isPromised } else { true }
    }
  }
}

extension AppSystem {
  fileprivate mutating func sights(
    in state: StateID, promises: Bool
  ) -> [HeadSights.Sight] {
    tree.load(state)
    var activity = activity()
    if activity.top.isFrozen { activity = wholeActivity() }
    var sights: [HeadSights.Sight] = []
    if promises {
      sights.append(.way(way(to: activity.screens.first?.address).map { route($0) }))
    }
    if app.features.hasGates {
      let gates = closedGates(in: activity)
      sights += gates.sorted { ($0.coordinator, $0.route) < ($1.coordinator, $1.route) }.map {
        .closedGate($0)
      }
    }
    return sights
  }
}
