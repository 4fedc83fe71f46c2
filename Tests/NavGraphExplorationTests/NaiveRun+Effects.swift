import NavGraphExploration
import NavGraphModel

/// Starts and ends of effects.
extension NaiveRun {
  mutating func start(_ effect: String, _ index: Int, _ doing: NaiveDoing) throws {
    if let coordinator = doing.actor.coordinator, let route = doing.actor.route,
      let number = registration.route(route, of: coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      guard let entry = doing.actor.entry else {
        return try note(Outcome(.ignored(.screenGone)), doing, index)
      }
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator),
          route: registration.routeIndex(route, of: coordinator), index: number))
      let count = state.entry(entry)?.pending[pending] ?? 0
      if count >= limits.pending {
        cuts.insert(.pending)
      } else {
        state.change(entry: entry) { $0.pending[pending] = count + 1 }
      }
    } else if let coordinator = state.flow(doing.flow)?.coordinator,
      let number = registration.coordinator(coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator), route: nil, index: number))
      let count = state.flow(doing.flow)?.pending[pending] ?? 0
      if count >= limits.pending {
        cuts.insert(.pending)
      } else {
        state.change(flow: doing.flow) { $0.pending[pending] = count + 1 }
      }
    }
    try note(.applied, doing, index)
  }

  /// Cancels effects by their id, wherever they are under way.
  mutating func cancel(_ id: String, _ index: Int, _ doing: NaiveDoing) throws {
    let graph = registration.graph
    func isMeant(_ pending: NaivePending) -> Bool {
      switch pending {
      case .effect(let effect), .kept(let effect, _): graph.effect(effect)?.id == id
      case .later, .commands, .write: false
      }
    }
    func remove(from pending: inout [NaivePending: Int]) {
      for key in pending.keys where isMeant(key) {
        pending[key] = nil
      }
    }
    state.root.visit {
      remove(from: &$0.pending)
    } entry: {
      remove(from: &$0.pending)
    }
    try note(.applied, doing, index)
  }
}
