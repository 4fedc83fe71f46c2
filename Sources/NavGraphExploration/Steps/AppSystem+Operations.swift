import NavGraphFacts
import NavGraphModel

extension AppSystem {
  /// Carries operations out, one after the other.
  ///
  /// - Returns: Whether the app lives on.
  mutating func run(_ operations: [CompiledOperation], at site: OperationSite) -> Bool {
    for operation in operations {
      var site = site
      site.index = operation.index
      attempt.operationSite = site
      let (root, values, duplicates) = (tree.root, tree.values, attempt.pending.duplicates)
      guard run(operation.kind, at: site) else { return false }
      if tree.root != root || tree.values != values || attempt.pending.duplicates != duplicates {
        followConditions()
      }
    }
    return true
  }

  private mutating func run(_ operation: CompiledOperation.Kind, at site: OperationSite) -> Bool {
    switch operation {
    case .stack(let changes):
      guard !changes.isEmpty else { return true }
      guard let flow = tree.flowID(at: site.flow) else {
        note(Outcome(.ignored(.noContainer)), at: site)
        return true
      }
      return run(changes[choices.next(of: changes.count)], on: flow, at: site)
    case .within(let reference, let operations):
      guard let flow = reach(reference, from: site.flow) else {
        note(Outcome(.ignored(.noContainer)), at: site)
        return true
      }
      if isFrozen(flow) { attempt.touchesFrozen = true }
      note(.applied, at: site)
      var inner = site
      inner.flow = flow
      return run(operations, at: inner)
    case .when(let condition, let operations, let others):
      note(.applied, at: site)
      return run(
        holds(condition, at: site.flow, actor: site.actor) ? operations : others, at: site)
    case .oneOf(let alternatives):
      guard !alternatives.isEmpty else { return true }
      note(.applied, at: site)
      let pick = choices.next(of: alternatives.count)
      attempt.notes.picks.append(.alternative(site.reference, operation: site.index, pick))
      return run(alternatives[pick], at: site)
    case .deferredSet(let pending, let changes):
      return deferWrite(pending, changes, at: site)
    case .select, .selectIndex, .setItems:
      changeTabs(operation, at: site)
    case .show(let alternatives): changeCase(alternatives, at: site)
    case .fill(let slot, let alternatives): fill(slot, with: alternatives, at: site)
    case .clear(let slot): clear(slot, at: site)
    case .dismissScreen: dismissScreen(at: site)
    case .reset(let instances): reset(instances, at: site)
    case .assign(let name, let value): assign(value, to: name, at: site)
    case .emit(let output): emit(output, at: site)
    case .send(let action, let addressee):
      attempt.queue.append(.sent(action, addressee, from: site))
    case .open(let coordinator, let link, let parameters):
      guard !parameters.isEmpty else { return true }
      let chosen = parameters[choices.next(of: parameters.count)]
      attempt.queue.append(
        .opened(coordinator: coordinator, link: link, parameters: chosen, from: site))
    case .later(let kind): addFollowUp(kind, at: site)
    case .start(let name): start(name, at: site)
    case .cancel(let kinds):
      note(.applied, at: site)
      if let scope = cancellationScope(at: site) { cancel(kinds, inside: scope) }
    case .reduce(let action): return reduce(action, at: site)
    }
    return true
  }

  // MARK: - Stacks

  private mutating func run(
    _ change: StackChange, on id: RecordID, at site: OperationSite
  ) -> Bool {
    var flow = read(id)
    guard let semantics = app.coordinators[flow.coordinator].semantics else { return true }
    let before = flow.entries
    let outcome = apply(change, to: &flow, semantics: semantics)
    note(
      outcome, at: site, brings: change.newEntries.map(\.entry.instance),
      conflict: conflict(
        outcome, change.operation, on: before,
        of: flow.coordinator))
    if case .failed = outcome.release { return false }
    recordMove(
      .operation(change.operation, outcome.release), of: site.flow, from: before,
      to: flow.entries.count,
      taker: change.operation.onlyAdds
        ? nil
        : ObservationKey(
          .removedPresenter, coordinator: flow.coordinator, cause: .transition(site.reference),
          operation: site.index))
    recordChange(of: before, to: flow, by: change, at: site)
    keepEffectsOfModal(replacing: before, in: &flow)
    write(flow, entriesBefore: before.count, at: site.flow)
    return true
  }

  /// The Composable Architecture keeps what is pending for a presented screen where another of the same identity takes
  /// its place.
  private mutating func keepEffectsOfModal(replacing before: [Entry], in flow: inout StateTree.Flow)
  {
    guard case .composableArchitecture? = app.coordinators[flow.coordinator].dialect,
      let old = before.last, !old.isPush, before.count > 1, let new = flow.entries.last,
      new.instance == old.instance, new.handle != old.handle, flow.entries.count == before.count
    else { return }
    let route = app.coordinators[flow.coordinator].routeOfInstance[new.instance]
    flow.kept[Int(new.handle)] = keepingEffects(
      of: flow.kept[Int(old.handle)], in: flow.kept[Int(new.handle)], ofRoute: route,
      flow.coordinator)
    // They are not settled once more with the entry that is gone.
    var kept = tree.kept(flow.kept[Int(old.handle)])
    kept.pending = 0
    flow.kept[Int(old.handle)] = intern(kept, ofRoute: route, in: flow.coordinator)
  }

  /// What a fresh entry keeps, with the effects that were pending for the one that it replaces.
  mutating func keepingEffects(
    of old: RecordID, in fresh: RecordID, ofRoute route: Int, _ coordinator: Int
  ) -> RecordID {
    let pending = tree.pending(tree.kept(old).pending)
    guard old != 0, fresh != 0 || !pending.isEmpty else { return fresh }
    var kept = tree.kept(fresh)
    if !app.coordinators[coordinator].routes[route].appearanceEffects.isEmpty {
      // It is the same view, which does not appear again.
      var values = Array(tree.table[kept.values])
      let known = tree.kept(old).values
      values[values.count - 1] = tree.table[known, tree.table.count(of: known) - 1]
      kept.values = tree.intern(values)
    }
    let others = tree.pending(kept.pending).filter { new in
      !pending.contains { $0.kind == new.kind }
    }
    kept.pending = tree.intern(pending: pending + others)
    return intern(kept, ofRoute: route, in: coordinator)
  }

  private mutating func apply(
    _ change: StackChange, to flow: inout StateTree.Flow, semantics: any StackSemantics
  ) -> Outcome {
    let identities = app.coordinators[flow.coordinator].identities
    guard !change.newEntries.isEmpty else {
      return semantics.apply(change.operation, to: &flow.entries, identities: identities)
    }
    let known = flow.kept.count
    let operation = change.operation.bringing(
      change.newEntries.indices.map { position in
        Entry(
          rawValue: change.newEntries[position].entry.rawValue, handle: UInt32(known + position))
      })
    flow.kept += change.newEntries.map { _ in 0 }
    let outcome = semantics.apply(operation, to: &flow.entries, identities: identities)
    if case .failed = outcome.release { return outcome }
    // What does not stay starts nothing.
    for (position, new) in change.newEntries.enumerated()
    where flow.entries.contains(where: { $0.handle == UInt32(known + position) }) {
      flow.kept[known + position] = makeKept(new, of: flow.coordinator)
    }
    return outcome
  }

  /// Changes one after the other, each one of its alternatives.
  ///
  /// - Returns: The entries that they bring; nil where the app crashes.
  mutating func apply(
    _ changes: [[StackChange]], to flow: inout StateTree.Flow, semantics: any StackSemantics,
    at site: OperationSite
  ) -> [NewEntry]? {
    var brought: [NewEntry] = []
    for alternatives in changes where !alternatives.isEmpty {
      let change = alternatives[choices.next(of: alternatives.count)]
      let outcome = apply(change, to: &flow, semantics: semantics)
      if case .failed = outcome.release {
        note(outcome, at: site)
        return nil
      }
      brought += change.newEntries
    }
    return brought
  }

  /// The entry whose identity stood in the way of an operation.
  private func conflict(
    _ outcome: Outcome, _ operation: StackOperation, on stack: [Entry], of coordinator: Int
  ) -> OutcomeObservation.Conflict? {
    guard case .ignored(.duplicateIdentity) = outcome.release,
      case .append(let entry) = operation
    else { return nil }
    let identities = app.coordinators[coordinator].identities
    // The last: a root outside of the array may share the identity without being in the way.
    return stack.lastIndex { identities[$0] == identities[entry] }.map {
      OutcomeObservation.Conflict(position: $0, height: stack.count)
    }
  }

  /// Works an array out now, to be written later.
  private mutating func deferWrite(
    _ pending: Int, _ changes: [[StackChange]], at site: OperationSite
  ) -> Bool {
    guard let id = tree.flowID(at: site.flow) else {
      note(Outcome(.ignored(.noContainer)), at: site)
      return true
    }
    var flow = read(id)
    guard let semantics = app.coordinators[flow.coordinator].semantics else { return true }
    let before = arrayRecord(flow.entries, of: flow)
    guard apply(changes, to: &flow, semantics: semantics, at: site) != nil else { return false }
    note(.applied, at: site)
    let write = tree.intern([before, arrayRecord(flow.entries, of: flow)])
    addWrite(pending, write, toFlowAt: site.flow)
    return true
  }

  /// Makes an array pending that is to be written back.
  mutating func addWrite(_ kind: Int, _ record: RecordID, toFlowAt address: Address) {
    guard let id = tree.flowID(at: address) else { return }
    var list = tree.pending(tree[id, .pending])
    guard list.count(where: { $0.kind == kind }) < limits.pending else {
      attempt.pending.exceedsLimit = true
      return
    }
    list.append((kind, record))
    setPending(tree.intern(pending: list), ofFlowAt: address)
  }

  mutating func arrayRecord(_ entries: [Entry], of flow: StateTree.Flow) -> RecordID {
    tree.useWholeFlow()
    return tree.intern(entries.flatMap { [$0.rawValue, flow.kept[Int($0.handle)]] })
  }

  /// Writes a deferred array over any changes in between. Entries that are the same before and after stay.
  mutating func write(_ record: RecordID, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow) else { return }
    var flow = read(id)
    let (captured, result) = (tree.table[record, 0], tree.table[record, 1])
    let (now, before) = (arrayRecord(flow.entries, of: flow), flow.entries)
    flow.entries = []
    for index in stride(from: 0, to: tree.table.count(of: result), by: 2) {
      let cell = Cell(raw: tree.table[result, index], kept: tree.table[result, index + 1])
      let position = index / 2
      if position < before.count, before[position].rawValue == cell.raw,
        flow.kept[position] == cell.kept
      {
        flow.entries.append(before[position])
      } else {
        flow.entries.append(Entry(rawValue: cell.raw, handle: UInt32(flow.kept.count)))
        flow.kept.append(cell.kept)
      }
    }
    recordMove(.other, of: site.flow, to: flow.entries.count)
    // The write undoes a change in between only if that is missing afterwards.
    note(
      now != captured && now != result ? .appliedDespite(.overwritesLaterChange) : .applied,
      at: site)
    recordLateRemovals(of: before, to: flow, at: site)
    write(flow, entriesBefore: before.count, at: site.flow)
  }

  /// Records what was removed with screens that a deferred array lacks: a screen at its position stays, even if it was
  /// another one when the array was computed.
  private mutating func recordLateRemovals(
    of before: [Entry], to flow: StateTree.Flow, at site: OperationSite
  ) {
    var adjusted = flow
    for (position, entry) in flow.entries.enumerated()
    where position < before.count && before[position].rawValue == entry.rawValue {
      adjusted.entries[position] = before[position]
    }
    recordRemovals(
      of: before, to: adjusted, cause: attempt.cause ?? .later(site.reference),
      operation: site.index)
  }

  // MARK: - Flows and variables

  private mutating func reset(_ instances: InstanceSet, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow),
      let index = (0..<tree.entryCount(of: id)).last(where: {
        instances.contains(tree.cell($0, of: id).entry.instance)
      })
    else { return note(Outcome(.ignored(.noMatch)), at: site) }
    let address = site.flow + .entry(index)
    if isFrozen(address) { attempt.touchesFrozen = true }
    guard let cell = tree.cell(at: address), let flow = tree.flowID(at: address) else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    note(.applied, at: site)
    recordMove(.other, of: address, to: 0)
    var kept = tree.kept(cell.kept)
    for (index, acting) in attempt.actorAddresses.enumerated()
    where acting != address && acting?.starts(with: address) ?? false {
      attempt.actorAddresses[index] = nil
    }
    kept.flow = makeFlow(tree.coordinator(of: flow), starts: nil)
    attempt.notes.resets.append(address)
    set(kept, ofEntryAt: address)
  }

  private mutating func assign(_ value: Int, to name: Int, at site: OperationSite) {
    let value = UInt32(truncatingIfNeeded: value)
    switch place(of: name, at: site.flow, actor: site.actor) {
    case .entry(let address, let index):
      guard let cell = tree.cell(at: address) else { break }
      var kept = tree.kept(cell.kept)
      kept.values = tree.replacing(index, of: kept.values, by: value)
      set(kept, ofEntryAt: address)
    case .flow(let address, let index):
      guard let id = tree.flowID(at: address) else { break }
      let values = tree.replacing(index, of: tree[id, .values], by: value)
      set(tree.flow(id, withValues: values), at: address)
    case .app(let index):
      tree.values = tree.replacing(index, of: tree.values, by: value)
    case .gone: return note(Outcome(.ignored(.screenGone)), at: site)
    case nil:
      return note(Outcome(.ignored(.noAddressee)), at: site)
    }
    note(.applied, at: site)
  }

  // MARK: - Follow-ups

  private mutating func emit(_ output: Int, at site: OperationSite) {
    note(.applied, at: site)
    guard let id = tree.flowID(at: site.flow) else { return }
    let hosts = site.flow == site.home ? attempt.hosts : followHosts(of: site.flow)
    attempt.queue.append(
      .report(
        to: enclosingFlows(site.flow), coordinator: tree.coordinator(of: id), output: output,
        hosts: hosts))
  }

  /// Makes operations pending for the flow; those on a screen's own slots for the screen, unless it is gone.
  private mutating func addFollowUp(_ kind: Int, at site: OperationSite) {
    note(.applied, at: site)
    guard case .followUp(_, _, _, isOfScreen: true) = app.pendingKinds[kind],
      let address = site.actor.flatMap({ address(of: $0) }), let cell = tree.cell(at: address)
    else { return addPending(kind, toFlowAt: site.home) }
    setPending(adding(kind, to: tree.kept(cell.kept).pending), of: .entry(address))
  }

  private mutating func addPending(_ kind: Int, toFlowAt address: Address) {
    history.startedKinds.insert(kind)
    attempt.pending.started.insert(kind)
    guard let id = tree.flowID(at: address) else { return }
    setPending(adding(kind, to: tree[id, .pending]), ofFlowAt: address)
  }

  private mutating func start(_ name: String, at site: OperationSite) {
    if let actor = site.actor {
      let coordinator = app.coordinators[actor.coordinator]
      let route = coordinator.routeOfInstance[actor.instance]
      let effects = coordinator.definition.routes[route].effects
      if let index = effects.firstIndex(where: { $0.name == name }) {
        guard let address = address(of: actor), let cell = tree.cell(at: address) else {
          return note(Outcome(.ignored(.screenGone)), at: site)
        }
        note(.applied, at: site)
        let pending = starting(
          coordinator.effectsOfInstance[actor.instance][index], effects[index],
          in: tree.kept(cell.kept).pending)
        return setPending(pending, of: .entry(address))
      }
    }
    guard let id = tree.flowID(at: site.home) else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    guard let index = coordinator.definition.effects.firstIndex(where: { $0.name == name }) else {
      return note(Outcome(.ignored(.noAddressee)), at: site)
    }
    note(.applied, at: site)
    let kind = coordinator.own.effects[index]
    if coordinator.definition.effects[index].restarts {
      setPending(tree.pending(tree[id, .pending], setting: kind, to: 0), ofFlowAt: site.home)
    }
    addPending(kind, toFlowAt: site.home)
  }

  /// Where a cancellation reaches: in the Composable Architecture what acts and everything inside of it, elsewhere the
  /// whole app. Nil where what acts is gone.
  private func cancellationScope(at site: OperationSite) -> Address? {
    guard
      case .composableArchitecture? = app.coordinators[site.reference.coordinator].dialect
    else { return [] }
    guard case .screen = site.reference.place, let actor = site.actor else { return site.home }
    // What an alert's button does is its presenter's doing.
    guard isAlert(actor) else { return address(of: actor) }
    return actor.address.last?.kind == .containerSlot ? site.home : presenter(of: actor)
  }

  /// Whether a screen acts, or acted, in an alert or a dialog.
  private func isAlert(_ actor: ActingScreen) -> Bool {
    guard let slot = slot(at: actor.address) else { return false }
    let route = app.coordinators[actor.coordinator].routeOfInstance[actor.instance]
    return slot.kind(ofRoute: route).isAlert
  }

  /// Takes everything of these kinds out of what is at an address and inside of it.
  private mutating func cancel(_ kinds: Set<Int>, inside scope: Address) {
    attempt.detached.removeAll { kinds.contains($0.kind) && $0.flow.starts(with: scope) }
    for place in places() where place.address.starts(with: scope) {
      let pending = tree.pending(tree.pending(of: place))
      guard pending.contains(where: { kinds.contains($0.kind) }) else { continue }
      setPending(
        tree.intern(pending: pending.filter { !kinds.contains($0.kind) }), of: place.owner)
    }
  }
}

// MARK: - Walking

extension AppSystem {
  /// Everything in the state, in the order of ``StateTree/places(in:at:)``.
  func places() -> [StateTree.Place] {
    tree.leaveScope()
    return tree.places(in: tree.root, at: Address())
  }

  /// All flows, each before those inside it.
  func allFlows() -> [(address: Address, id: RecordID)] {
    places().compactMap { place in
      guard case .flow(let id) = place.content else { return nil }
      return (place.address, id)
    }
  }
}
