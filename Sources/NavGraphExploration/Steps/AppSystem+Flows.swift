import NavGraphFacts
import NavGraphModel

// Creating flows and entries, and removing them.

/// An effect that is pending for a removed entry of TCACoordinators' indexed variant: it stays at the position, if
/// there is an entry when the update is done.
struct DetachedEffect {
  let flow: Address
  let coordinator: Int
  let position: Int
  let kind: Int
  let count: UInt32
  /// The route of the entry that is gone, and the operation that took it away.
  let route: Int
  let site: OperationSite?
}

extension AppSystem {
  typealias RecordID = StateTree.RecordID
  typealias Cell = StateTree.Cell

  /// A fresh flow of a coordinator.
  ///
  /// - Parameter starts: The alternatives of what it starts with; nil for those that it declares.
  mutating func makeFlow(_ index: Int, starts: [[NewEntry]]?) -> RecordID {
    if starts == nil, let known = caches.freshFlows[index] { return known }
    let asked = choices.count
    if let machine = setup.running.machines[index] {
      let id = makeReducerFlow(index, machine)
      if choices.count == asked { caches.freshFlows[index] = id }
      return id
    }
    let coordinator = app.coordinators[index]
    // Its content comes with the state of the enclosing reducer.
    if coordinator.definition.reducer != nil { return intern(makeEmptyFlow(index)) }
    let alternatives = starts ?? coordinator.own.starts
    var flow = makeEmptyFlow(index)
    flow.values = tree.intern(coordinator.own.initialValues)
    let inexhaustible = pendingPolicy.inexhaustible
    flow.pending = tree.intern(
      pending: zip(coordinator.own.effects, coordinator.definition.effects)
        .filter { $0.1.startsByItself && !inexhaustible.contains($0.0) }.map { ($0.0, 1) }
        + inexhaustible.filter { app.pendingKinds[$0].owner == index }
        .map { ($0, UInt32(limits.pending)) })
    for new in alternatives[choices.next(of: alternatives.count)] {
      flow.entries.append(
        Entry(rawValue: new.entry.rawValue, handle: UInt32(flow.kept.count)))
      flow.kept.append(makeKept(new, of: index))
    }
    flow.slots = fresh(coordinator.slots, of: index)
    if case .tabs(let tabs) = coordinator.definition.container {
      flow.selection = UInt32((tabs.items.firstIndex(of: tabs.initial) ?? -1) + 1)
    }
    let id = intern(flow)
    if starts == nil, choices.count == asked { caches.freshFlows[index] = id }
    return id
  }

  /// What a fresh entry keeps.
  mutating func makeKept(_ new: NewEntry, of index: Int) -> RecordID {
    let coordinator = app.coordinators[index]
    let instance = new.entry.instance
    let route = coordinator.routeOfInstance[instance]
    guard coordinator.routes[route].keepsSomething else { return 0 }
    var kept = StateTree.Kept()
    if let hosted = coordinator.routes[route].hosted {
      kept.flow = makeFlow(hosted, starts: new.starts)
    }
    if !coordinator.routes[route].initialValues.isEmpty {
      kept.values = tree.intern(coordinator.routes[route].initialValues)
    }
    let effects = coordinator.definition.routes[route].effects
    if !effects.isEmpty {
      kept.pending = tree.intern(
        pending: zip(coordinator.effectsOfInstance[instance], effects)
          .filter(\.1.startsByItself).map { ($0.0, 1) })
    }
    kept.slots = fresh(coordinator.routes[route].slots, of: index)
    return intern(kept, ofRoute: route, in: index)
  }

  /// What slots hold from the start.
  private mutating func fresh(_ slots: [CompiledSlot], of index: Int) -> RecordID {
    var record: RecordID = 0
    for (position, slot) in slots.enumerated() where !slot.initial.isEmpty {
      let new = slot.initial[choices.next(of: slot.initial.count)]
      record = tree.slots(record, setting: position, to: makeCell(new, of: index))
    }
    return record
  }

  mutating func makeCell(_ new: NewEntry, of index: Int) -> Cell {
    Cell(raw: new.entry.rawValue, kept: makeKept(new, of: index))
  }
}

// MARK: - Writing

extension AppSystem {
  mutating func intern(_ flow: StateTree.Flow) -> RecordID { tree.intern(flow) }

  mutating func intern(_ kept: StateTree.Kept, ofRoute route: Int, in index: Int) -> RecordID {
    tree.intern(kept, ofRoute: route, in: index)
  }

  mutating func intern(_ kept: StateTree.Kept, of entry: Entry, in index: Int) -> RecordID {
    intern(kept, ofRoute: app.coordinators[index].routeOfInstance[entry.instance], in: index)
  }

  /// Replaces the flow at an address.
  ///
  /// The surroundings only hold the flow, so that nothing depends on them.
  mutating func set(_ flow: RecordID, at address: Address) {
    if tree.scope != nil { _ = tree.flowID(at: address) }
    guard let root = putting(flow, at: address, from: 0, inFlow: tree.root) else { return }
    tree.root = root
  }

  /// - Parameter position: The element of the address that leads on from the flow `id`.
  /// - Returns: Nil where the address leads nowhere.
  private mutating func putting(
    _ flow: RecordID, at address: Address, from position: Int, inFlow id: RecordID
  ) -> RecordID? {
    guard position < address.count else { return flow }
    guard id != 0 else { return nil }
    let element = address[position]
    if element.kind == .entry, let (outline, inner) = tree.partsHosting(id, inEntry: element.index),
      position + 1 == address.count || address[position + 1].kind != .entrySlot
    {
      let new = putting(flow, at: address, from: position + 1, inFlow: inner)
      return new.map { tree.flow(outline, opening: $0) }
    }
    let number = tree.coordinator(of: id)
    guard element.kind == .entry else {
      guard let cell = tree.slot(element.index, of: tree[id, .slots]),
        let new = putting(flow, at: address, from: position + 1, in: cell, of: number)
      else { return nil }
      return setting(element.index, of: id, to: new)
    }
    guard element.index < tree.entryCount(of: id),
      let new = putting(
        flow, at: address, from: position + 1, in: tree.cell(element.index, of: id), of: number)
    else { return nil }
    return tree.flow(id, replacing: element.index, by: new)
  }

  /// A flow with something else in a slot of its container.
  private mutating func setting(_ slot: Int, of id: RecordID, to cell: Cell?) -> RecordID {
    tree.flow(id, withSlots: tree.slots(tree[id, .slots], setting: slot, to: cell))
  }

  private mutating func putting(
    _ flow: RecordID, at address: Address, from position: Int, in cell: Cell, of number: Int
  ) -> Cell? {
    if position < address.count, address[position].kind == .entrySlot {
      var kept = tree.kept(cell.kept)
      let slot = address[position].index
      guard let content = tree.slot(slot, of: kept.slots),
        let new = putting(flow, at: address, from: position + 1, in: content, of: number)
      else { return nil }
      kept.slots = tree.slots(kept.slots, setting: slot, to: new)
      return Cell(raw: cell.raw, kept: intern(kept, of: cell.entry, in: number))
    }
    let inner = tree.hostedFlow(in: cell)
    guard let new = putting(flow, at: address, from: position, inFlow: inner) else { return nil }
    guard tree.keepsMore(cell.kept) else { return Cell(raw: cell.raw, kept: new) }
    let kept = tree.kept(
      cell.kept, withFlow: new, ofRoute: route(of: cell, in: number).route, in: number)
    return Cell(raw: cell.raw, kept: kept)
  }

  /// Changes what is pending for a flow.
  mutating func setPending(_ pending: RecordID, ofFlowAt address: Address) {
    guard let id = tree.flowID(at: address) else { return }
    set(tree.flow(id, withPending: pending), at: address)
  }

  /// Changes what an entry keeps.
  mutating func set(_ kept: StateTree.Kept, ofEntryAt address: Address) {
    guard let cell = tree.cell(at: address),
      let flow = tree.flowID(at: address.flowOfEntry)
    else { return }
    let kept = intern(kept, of: cell.entry, in: tree.coordinator(of: flow))
    set(Cell(raw: cell.raw, kept: kept), at: address)
  }

  /// Puts an entry in the place of the one at an address; nil empties a slot.
  mutating func set(_ cell: Cell?, at address: Address) {
    guard let last = address.last else { return }
    let owner = address.dropLast()
    if last.kind != .entry, tree.cell(at: address)?.raw != cell?.raw {
      keepPending(ofSlotAt: address)
    }
    switch last.kind {
    case .entry:
      guard let cell, let id = tree.flowID(at: owner) else { return }
      set(tree.flow(id, replacing: last.index, by: cell), at: owner)
    case .containerSlot:
      guard let id = tree.flowID(at: owner) else { return }
      set(setting(last.index, of: id, to: cell), at: owner)
    case .entrySlot:
      guard let holder = tree.cell(at: owner) else { return }
      var kept = tree.kept(holder.kept)
      kept.slots = tree.slots(kept.slots, setting: last.index, to: cell)
      set(kept, ofEntryAt: owner)
    }
  }

  func read(_ id: RecordID) -> StateTree.Flow { tree.flow(id) }

  /// Writes a changed flow back, with what was pending for entries that went.
  mutating func write(_ flow: StateTree.Flow, entriesBefore: Int, at address: Address) {
    var flow = flow
    if flow.entries.count(where: { $0.handle < entriesBefore }) < entriesBefore {
      attempt.hasTakenEntries = true
    }
    finishEffects(entriesBefore, of: &flow, at: address)
    if !attempt.actorAddresses.isEmpty {
      moveActors(with: flow, entriesBefore: entriesBefore, at: address)
    }
    set(intern(flow), at: address)
  }

  /// Cancels or keeps the effects of entries that are gone.
  ///
  /// - Parameter count: How many entries there were; their handles are below it.
  private mutating func finishEffects(
    _ count: Int, of flow: inout StateTree.Flow, at address: Address
  ) {
    guard count > 0, let before = tree.flowID(at: address) else { return }
    for handle in 0..<count
    where flow.kept[handle] != 0 && !flow.entries.contains(where: { Int($0.handle) == handle }) {
      let left = tree.kept(flow.kept[handle])
      keepPending(ofSlots: left.slots, in: &flow)
      let pending = tree.pending(left.pending)
      guard !pending.isEmpty else { continue }
      let dialect = app.coordinators[flow.coordinator].dialect
      for (kind, value) in pending {
        if case .followUp = app.pendingKinds[kind] { keep(kind, value, in: &flow) }
        guard case .effect(_, _, _, let effect) = app.pendingKinds[kind] else { continue }
        let staysAtPosition = dialect?.keepsEffectsAtPosition ?? false
        // A task belongs to its view, which goes with the entry.
        let cancellation =
          effect.definition.lifetime == .task
          ? (staysAtPosition ? .dialect : .withOwner) : effect.definition.cancellation
        switch cancellation {
        case .never: keep(kind, value, in: &flow)
        case .dialect where !(dialect?.cancelsWithOwner ?? true): keep(kind, value, in: &flow)
        case .dialect where staysAtPosition:
          // What the library compares are the positions before and after the whole update.
          let left = app.coordinators[flow.coordinator].routeOfInstance[
            Entry(rawValue: tree.cell(handle, of: before).raw).instance]
          attempt.detached.append(
            DetachedEffect(
              flow: address, coordinator: flow.coordinator, position: handle, kind: kind,
              count: value, route: left, site: attempt.operationSite))
        case .dialect, .withOwner: break
        }
      }
    }
  }

  /// Keeps what is pending in slots of a screen that is gone and does not go with it.
  private mutating func keepPending(ofSlots slots: RecordID, in flow: inout StateTree.Flow) {
    guard slots != 0 else { return }
    for (_, cell) in tree.slots(slots) { keepPending(of: cell.kept, in: &flow) }
  }

  /// The same for what stood in a slot, or in a tab that starts afresh.
  mutating func keepPending(of record: RecordID, in flow: inout StateTree.Flow) {
    guard record != 0 else { return }
    let left = tree.kept(record)
    // Outside of the switch: Swift 6.3.1 crashes on it otherwise, with -O in debug builds.
    let cancels = app.coordinators[flow.coordinator].dialect?.cancelsWithOwner ?? true
    for (kind, value) in tree.pending(left.pending) {
      switch app.pendingKinds[kind] {
      case .followUp: keep(kind, value, in: &flow)
      case .effect(_, _, _, let effect):
        switch effect.definition.lifetime == .task ? .withOwner : effect.definition.cancellation {
        case .never: keep(kind, value, in: &flow)
        case .dialect where !cancels: keep(kind, value, in: &flow)
        case .dialect, .withOwner: break
        }
      case .reducerFollowUp, .write: break
      }
    }
    keepPending(ofSlots: left.slots, in: &flow)
  }

  /// Keeps what is pending in the content of a slot that goes, as that of an entry.
  mutating func keepPending(ofSlotAt address: Address) {
    guard let cell = tree.cell(at: address), cell.kept != 0 else { return }
    let owner = address.flowOfEntry
    guard let id = tree.flowID(at: owner) else { return }
    var flow = read(id)
    let before = flow.pending
    keepPending(of: cell.kept, in: &flow)
    if flow.pending != before { setPending(flow.pending, ofFlowAt: owner) }
  }

  private mutating func keep(_ kind: Int, _ value: UInt32, in flow: inout StateTree.Flow) {
    flow.pending = adding(kind, value, to: flow.pending)
  }

  /// Gives effects of removed entries to the entries at their positions now; effects without such an entry are
  /// cancelled.
  mutating func reassignDetachedEffects() {
    guard !attempt.detached.isEmpty else { return }
    let effects = attempt.detached
    attempt.detached.removeAll(keepingCapacity: true)
    for effect in effects {
      guard let id = tree.flowID(at: effect.flow),
        tree.coordinator(of: id) == effect.coordinator, effect.position < tree.entryCount(of: id)
      else { continue }
      let address = effect.flow + .entry(effect.position)
      guard let cell = tree.cell(at: address) else { continue }
      var kept = tree.kept(cell.kept)
      if case .effect(_, _, _, let known) = app.pendingKinds[effect.kind],
        known.definition.restarts
      {
        kept.pending = starting(effect.kind, known.definition, in: kept.pending)
      } else {
        kept.pending = adding(effect.kind, effect.count, to: kept.pending)
      }
      set(kept, ofEntryAt: address)
      recordInherited(effect, by: route(of: cell, in: effect.coordinator))
    }
  }

  /// Adds pending effects of a kind, up to the limit.
  mutating func adding(_ kind: Int, _ count: UInt32 = 1, to id: RecordID) -> RecordID {
    var total = Int(count) + Int(tree.count(of: kind, in: id))
    if total > limits.pending {
      if case .counted = pendingPolicy {
        attempt.pending.exceedsLimit = true
      } else {
        attempt.pending.duplicates += 1
      }
      total = limits.pending
    }
    return tree.pending(id, setting: kind, to: UInt32(total))
  }

  /// Removes one pending effect of a kind.
  mutating func removing(_ kind: Int, from id: RecordID) -> RecordID {
    let count = tree.count(of: kind, in: id)
    return count == 0 ? id : tree.pending(id, setting: kind, to: count - 1)
  }
}
