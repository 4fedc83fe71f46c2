import NavGraphModel

/// What follows conditions.
extension NaiveRun {
  /// Makes what is new, and what the conditions want, until there is nothing to do.
  mutating func settle() {
    for _ in 0..<20 {
      furnish()
      if !follow() { return }
    }
  }

  /// Corrects the first thing that is not as its condition wants it.
  private mutating func follow() -> Bool {
    let map = map
    for id in map.flowOrder {
      guard let flow = map.flows[id] else { continue }
      let definition = registration.coordinator(flow.coordinator)
      if case .switch(let cases) = definition.container, !cases.derived.isEmpty {
        var wanted = cases.initial
        for derived in cases.derived where holds(derived.condition, flow: id, actor: .nobody) {
          wanted = derived.route
          break
        }
        if flow.entries.first?.route != wanted {
          show(RoutePattern(route: wanted), in: id, actor: .nobody)
          return true
        }
      }
      for slot in definition.slots {
        if follow(slot, holding: flow.slots[slot.name], flow: id, owner: nil) { return true }
      }
    }
    for id in map.entryOrder {
      guard let entry = map.entries[id], let place = map.places[id],
        let coordinator = map.flows[place.flow]?.coordinator
      else { continue }
      for slot in registration.route(entry.route, of: coordinator).slots {
        if follow(slot, holding: entry.slots[slot.name], flow: place.flow, owner: id) {
          return true
        }
      }
    }
    return false
  }

  private mutating func follow(
    _ slot: SlotDefinition, holding content: NaiveEntry?, flow: Int, owner: Int?
  ) -> Bool {
    guard let derived = slot.derived else { return false }
    var actor = owner.map { self.actor($0) } ?? .nobody
    actor.hosts = []
    let isWanted = holds(derived.condition, flow: flow, actor: actor)
    if isWanted == (content != nil) { return false }
    if isWanted, let coordinator = state.flow(flow)?.coordinator {
      let destination = Destination(
        target: derived.target,
        presentation: slot.kind(of: derived.target.route).presentation(embedsNavigation: false))
      put(newEntry(destination, of: coordinator, actor: actor), slot.name, flow: flow, owner: owner)
    } else {
      put(nil, slot.name, flow: flow, owner: owner)
    }
    return true
  }
}
