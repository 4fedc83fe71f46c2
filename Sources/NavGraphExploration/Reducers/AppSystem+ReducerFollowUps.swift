import NavGraphFacts
import NavGraphModel

// The follow-ups that reducers return.

extension AppSystem {
  mutating func take(
    _ followUp: MachineFollowUp, of owner: Address, at site: ReducerSite
  ) {
    guard let id = tree.flowID(at: owner) else { return }
    let coordinator = tree.coordinator(of: id)
    switch followUp {
    case .now(let action):
      attempt.queue.append(
        .reducer(owner, coordinator: coordinator, action: .followUp(action), at: site))
    case .emit(let output):
      attempt.queue.append(
        .report(
          to: enclosingFlows(owner), coordinator: coordinator, output: app.names[output],
          hosts: followHosts(of: owner)))
    case .later(let action, let event, let name, let goesWithScreen):
      let value = setup.running.followUps.number(
        of: FollowUpTable.Key(
          coordinator: coordinator, value: event, name: name, reference: site.reference),
        action: action)
      let place = goesWithScreen ? site.actor.flatMap { address(of: $0) } : nil
      if goesWithScreen, place == nil { return }
      addFollowUp(value, to: place.map { .entry($0) } ?? .flow(owner))
    case .cancel(let name): cancelFollowUps(named: name, of: coordinator)
    }
  }

  /// Makes a follow-up pending, up to the limit.
  private mutating func addFollowUp(_ value: UInt32, to owner: PendingOwner) {
    guard let kind = app.reducerFollowUps else { return }
    changePending(of: owner) { system, list in
      guard list.count(where: { $0 == (kind, value) }) < system.limits.pending else {
        system.attempt.pending.exceedsLimit = true
        return
      }
      list.append((kind, value))
    }
  }

  /// Takes one thing of a kind away that is pending with a value.
  mutating func removePending(_ kind: Int, _ value: UInt32, of owner: PendingOwner) {
    changePending(of: owner) { _, list in
      if let index = list.firstIndex(where: { $0 == (kind, value) }) { list.remove(at: index) }
    }
  }

  private mutating func cancelFollowUps(named name: String, of coordinator: Int) {
    guard let kind = app.reducerFollowUps else { return }
    let followUps = setup.running.followUps
    for place in places() {
      changePending(of: place.owner) { _, list in
        list.removeAll { element in
          guard element.kind == kind, let known = followUps[element.value] else { return false }
          return known.key.name == name && known.key.coordinator == coordinator
        }
      }
    }
  }

  private mutating func changePending(
    of owner: PendingOwner,
    _ body: (inout AppSystem, inout [(kind: Int, value: UInt32)]) -> Void
  ) {
    guard let before = pending(of: owner) else { return }
    var list = tree.pending(before)
    body(&self, &list)
    let changed = tree.intern(pending: list)
    if changed != before { setPending(changed, of: owner) }
  }
}
