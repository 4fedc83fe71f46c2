import NavGraphFacts
import NavGraphModel

/// Starts and ends of effects.
extension NaiveRun {
  mutating func start(_ effect: String, _ index: Int, _ doing: NaiveDoing) throws {
    if let coordinator = doing.actor.coordinator, let route = doing.actor.route,
      let number = registration.route(route, of: coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      guard let entry = doing.actor.entry, var all = state.entry(entry)?.pending else {
        return try note(Outcome(.ignored(.screenGone)), doing, index)
      }
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator),
          route: registration.routeIndex(route, of: coordinator), index: number))
      add(pending, to: &all)
      state.change(entry: entry) { $0.pending = all }
    } else if let coordinator = state.flow(doing.flow)?.coordinator,
      let number = registration.coordinator(coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator), route: nil, index: number))
      add(pending, to: doing.flow)
    }
    try note(.applied, doing, index)
  }

  /// Cancels effects by their id: in the Composable Architecture those of who acts and of all that is
  /// inside, otherwise wherever they are pending.
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
    switch scopeOfCancellation(doing) {
    case .app:
      state.root.visit {
        remove(from: &$0.pending)
      } entry: {
        remove(from: &$0.pending)
      }
      for (flow, positions) in laidAside {
        laidAside[flow] = positions.mapValues { $0.filter { !isMeant($0.key) } }
      }
    case .flow(let flow):
      state.change(flow: flow) { flow in
        flow.visit {
          remove(from: &$0.pending)
        } entry: {
          remove(from: &$0.pending)
        }
      }
    case .entry(let entry):
      state.change(entry: entry) { entry in
        entry.visit {
          remove(from: &$0.pending)
        } entry: {
          remove(from: &$0.pending)
        }
      }
    case .nothing: break
    }
    try note(.applied, doing, index)
  }

  private enum CancellationScope {
    case app
    case flow(Int)
    case entry(Int)
    /// The acting screen is gone, and everything with it.
    case nothing
  }

  private func scopeOfCancellation(_ doing: NaiveDoing) -> CancellationScope {
    let own = registration.graph.coordinators[doing.transition.coordinator].name
    guard registration.rules.contains(.cancelScopes), registration.isComposableArchitecture(own)
    else { return .app }
    guard case .screen = doing.transition.place else { return .flow(doing.home) }
    // What an alert's button does is its presenter's doing.
    if doing.actor.isAlert {
      guard doing.actor.ownerRoute != nil else { return .flow(doing.home) }
      return doing.actor.owner.map { .entry($0) } ?? .nothing
    }
    if let entry = doing.actor.entry { return .entry(entry) }
    return doing.isLate ? .flow(doing.home) : .nothing
  }
}
