import NavGraphFacts
import NavGraphModel

// Whose slot a name means.

extension AppSystem {
  /// Returns the address of the content of a named slot: of the acting screen's, if it is in this flow and has
  /// one of that name; of its presenter's, if a slot holds it; of an entry that encloses the acting flow, if that
  /// is inside this one; otherwise of the container's, or of one of its tabs or the case that it shows. Returns nil where
  /// there is no such slot, and where the acting screen has it and is gone.
  func slot(_ name: String, at flow: Address, actor: ActingScreen?) -> Address? {
    guard let id = tree.flowID(at: flow) else { return nil }
    let number = tree.coordinator(of: id)
    if let actor, actor.coordinator == number, actor.address.flowOfEntry == flow,
      has(actor, slot: name), address(of: actor) == nil
    {
      return nil
    }
    if let actor, var owner = address(of: actor) ?? presenter(of: actor), owner.flowOfEntry == flow
    {
      while owner.count > flow.count {
        if let slot = slot(name, ofEntryAt: owner, number) { return slot }
        owner.removeLast()
      }
    }
    for token in attempt.hosts {
      if let host = attempt.actorAddresses[token], host.flowOfEntry == flow,
        let slot = slot(name, ofEntryAt: host, number)
      {
        return slot
      }
    }
    if let own = app.coordinators[number].slots.index(of: name) {
      return flow + .containerSlot(own)
    }
    if case .stack = app.coordinators[number].definition.container { return nil }
    return (0..<tree.entryCount(of: id)).lazy
      .compactMap { slot(name, ofEntryAt: flow + .entry($0), number) }.first
  }

  /// - Parameter number: The coordinator of the flow that contains the entry.
  private func slot(_ name: String, ofEntryAt address: Address, _ number: Int) -> Address? {
    guard let cell = tree.cell(at: address) else { return nil }
    let route = route(of: cell, in: number).route
    return app.coordinators[number].routes[route].slots.index(of: name).map {
      address + .entrySlot($0)
    }
  }

  /// Whether the acting screen's route has a slot of this name.
  private func has(_ actor: ActingScreen, slot name: String) -> Bool {
    let coordinator = app.coordinators[actor.coordinator]
    let route = coordinator.routeOfInstance[actor.instance]
    return coordinator.routes[route].slots.index(of: name) != nil
  }

  /// Follows the entries around a flow, each of which hosts it or presents the entry that does, when operations move
  /// them.
  ///
  /// - Returns: Where they are followed, from the innermost.
  mutating func followHosts(of flow: Address) -> Range<Int> {
    let first = attempt.actorAddresses.count
    guard app.features.namesEnclosingSlots else { return first..<first }
    var host = flow
    while !host.isEmpty {
      attempt.actorAddresses.append(host)
      host.removeLast()
    }
    return first..<attempt.actorAddresses.count
  }
}
