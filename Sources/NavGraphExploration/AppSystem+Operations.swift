import NavGraphModel

extension AppSystem {
  /// Carries operations out, one after the other.
  ///
  /// - Returns: Whether the app lives on.
  mutating func run(_ operations: [CompiledOperation], at site: OperationSite) -> Bool {
    for operation in operations {
      var site = site
      site.index = operation.index
      let (root, values, likes) = (tree.root, tree.values, likesMet)
      guard run(operation.kind, at: site) else { return false }
      if tree.root != root || tree.values != values || likesMet != likes { followConditions() }
    }
    return true
  }

  private mutating func run(_ operation: CompiledOperation.Kind, at site: OperationSite) -> Bool {
    switch operation {
    case .stack(let changes):
      guard !changes.isEmpty else { return true }
      return run(changes[choices.next(of: changes.count)], at: site)
    case .within(let reference, let operations):
      guard let flow = resolve(reference, from: site.flow) else {
        note(Outcome(.ignored(.noContainer)), at: site)
        return true
      }
      if isFrozen(flow) { touchesFrozen = true }
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
      return run(alternatives[choices.next(of: alternatives.count)], at: site)
    case .deferredSet(let pending, let changes):
      return deferWrite(pending, changes, at: site)
    case .select, .selectIndex, .setItems:
      changeTabs(operation, at: site)
    case .show, .showPrevious:
      changeCase(operation, at: site)
    case .fill, .clear:
      changeSlot(operation, at: site)
    case .dismissScreen: dismissScreen(at: site)
    case .reset(let instances): reset(instances, at: site)
    case .assign(let name, let value): assign(value, to: name, at: site)
    case .emit, .send, .open: enqueue(operation, at: site)
    case .later, .start, .cancel: changePending(operation, at: site)
    case .reduce(let action): return reduce(action, at: site)
    }
    return true
  }

  // MARK: - Stacks

  private mutating func run(_ change: StackChange, at site: OperationSite) -> Bool {
    guard let id = tree.flowID(at: site.flow) else {
      note(Outcome(.ignored(.noContainer)), at: site)
      return true
    }
    var flow = read(id)
    guard let semantics = app.coordinators[flow.coordinator].semantics else { return true }
    let before = flow.entries
    let outcome = apply(change, to: &flow, semantics: semantics)
    let brings = change.newEntries.map(\.entry.instance)
    note(
      outcome, at: site, brings: brings,
      conflict: conflict(
        outcome, change.operation, on: before,
        of: flow.coordinator))
    if case .failed = outcome.release { return false }
    noteMove(
      .operation(change.operation, outcome.release), of: site.flow, from: before,
      to: flow.entries.count)
    noteChange(of: before, to: flow, by: change, at: site)
    write(flow, entriesBefore: before.count, at: site.flow)
    return true
  }

  private mutating func apply(
    _ change: StackChange, to flow: inout StateTree.Flow, semantics: any StackSemantics
  ) -> Outcome {
    var operation = change.operation
    if !change.newEntries.isEmpty {
      operation = operation.bringing(
        change.newEntries.map { new in
          let entry = Entry(rawValue: new.entry.rawValue, handle: UInt32(flow.kept.count))
          flow.kept.append(makeKept(new, of: flow.coordinator))
          return entry
        })
    }
    return semantics.apply(
      operation, to: &flow.entries, identities: app.coordinators[flow.coordinator].identities)
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
    let before = arrayRecord(of: flow)
    for alternatives in changes where !alternatives.isEmpty {
      let change = alternatives[choices.next(of: alternatives.count)]
      let outcome = apply(change, to: &flow, semantics: semantics)
      if case .failed = outcome.release {
        note(outcome, at: site)
        return false
      }
    }
    note(.applied, at: site)
    let write = tree.intern([before, arrayRecord(of: flow)])
    guard let current = tree.flowID(at: site.flow) else { return true }
    var owner = read(current)
    var list = tree.pending(owner.pending)
    if list.count(where: { $0.kind == pending }) >= limits.pending {
      softCuts.insert(.pending)
      return true
    }
    list.append((pending, write))
    owner.pending = tree.intern(pending: list)
    set(intern(owner), at: site.flow)
    return true
  }

  private mutating func arrayRecord(of flow: StateTree.Flow) -> RecordID {
    tree.intern(flow.entries.flatMap { [$0.rawValue, flow.kept[Int($0.handle)]] })
  }

  /// Writes a deferred array over whatever came in between.
  mutating func write(_ record: RecordID, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow) else { return }
    var flow = read(id)
    let (captured, result) = (tree.table[record, 0], tree.table[record, 1])
    let isStale = arrayRecord(of: flow) != captured
    let count = flow.entries.count
    flow.entries = []
    for index in stride(from: 0, to: tree.table.count(of: result), by: 2) {
      flow.entries.append(
        Entry(rawValue: tree.table[result, index], handle: UInt32(flow.kept.count)))
      flow.kept.append(tree.table[result, index + 1])
    }
    noteMove(.other, of: site.flow, to: flow.entries.count)
    note(
      isStale ? .appliedDespite(.overwritesLaterChange) : .applied, at: site)
    write(flow, entriesBefore: isStale ? count : 0, at: site.flow)
  }

  /// Remembers a change to entries where rules are made of steps.
  ///
  /// - Parameters:
  ///   - before: What was there, where that matters.
  ///   - after: How many entries there are.
  mutating func noteMove(
    _ kind: StackMove.Kind, of flow: Address, from before: [Entry] = [], to after: Int
  ) {
    guard derivedSteps != nil else { return }
    stackMoves.append(
      StackMove(
        flow: flow, kind: kind, entries: before, after: after, choiceCount: choices.count))
  }

  // MARK: - Flows and variables

  private mutating func reset(_ instances: InstanceSet, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow),
      let index = (0..<tree.entryCount(of: id)).last(where: {
        instances.contains(tree.cell($0, of: id).entry.instance)
      })
    else { return note(Outcome(.ignored(.noMatch)), at: site) }
    let address = site.flow + [.entry(through(index, of: id))]
    if isFrozen(address) { touchesFrozen = true }
    guard let cell = tree.cell(at: address), let flow = tree.flowID(at: address) else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    note(.applied, at: site)
    noteMove(.other, of: address, to: 0)
    var kept = tree.kept(cell.kept)
    for index in actorAddresses.indices
    where actorAddresses[index].map({ $0.count > address.count && $0.starts(with: address) })
      ?? false
    {
      actorAddresses[index] = nil
    }
    kept.flow = makeFlow(tree.coordinator(of: flow), starts: nil)
    stepNotes.resets.append(address)
    set(kept, ofEntryAt: address)
  }

  private mutating func assign(_ value: Int, to name: Int, at site: OperationSite) {
    let value = UInt32(truncatingIfNeeded: value)
    switch place(of: name, at: site.flow, actor: site.actor) {
    case .entry(let address, let index):
      guard let cell = tree.cell(at: address) else { break }
      var kept = tree.kept(cell.kept)
      kept.values = replacing(index, in: kept.values, by: value)
      set(kept, ofEntryAt: address)
    case .flow(let address, let index):
      guard let id = tree.flowID(at: address) else { break }
      var flow = read(id)
      flow.values = replacing(index, in: flow.values, by: value)
      set(intern(flow), at: address)
    case .app(let index):
      tree.values = replacing(index, in: tree.values, by: value)
    case nil:
      return note(Outcome(.ignored(.noAddressee)), at: site)
    }
    note(.applied, at: site)
  }

  private mutating func replacing(
    _ index: Int, in record: RecordID, by value: UInt32
  ) -> RecordID {
    var words = Array(tree.table[record])
    words[index] = value
    return tree.intern(words)
  }

  // MARK: - Follow-ups

  private mutating func enqueue(_ operation: CompiledOperation.Kind, at site: OperationSite) {
    switch operation {
    case .emit(let output):
      note(.applied, at: site)
      guard let id = tree.flowID(at: site.flow) else { return }
      queue.append(
        .report(
          to: flowsAround(site.flow), coordinator: tree.coordinator(of: id), output: output))
    case .send(let action, let addressee):
      queue.append(.sent(action, addressee, from: site))
    case .open(let coordinator, let link, let parameters):
      guard !parameters.isEmpty else { return }
      queue.append(
        .opened(
          coordinator: coordinator, link: link,
          parameters: parameters[choices.next(of: parameters.count)], from: site))
    default: break
    }
  }

  private mutating func changePending(_ operation: CompiledOperation.Kind, at site: OperationSite) {
    switch operation {
    case .later(let pending):
      note(.applied, at: site)
      addPending(pending, toFlowAt: site.home)
    case .start(let name): start(name, at: site)
    case .cancel(let kinds):
      note(.applied, at: site)
      cancel(kinds)
    default: break
    }
  }

  private mutating func addPending(_ kind: Int, toFlowAt address: Address) {
    startedKinds.insert(kind)
    started.insert(kind)
    if forgetsOthers { forgetOthers() }
    guard let id = tree.flowID(at: address) else { return }
    var flow = read(id)
    flow.pending = adding(kind, to: flow.pending)
    set(intern(flow), at: address)
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
        var kept = tree.kept(cell.kept)
        kept.pending = adding(
          coordinator.effectsOfInstance[actor.instance][index], to: kept.pending)
        return set(kept, ofEntryAt: address)
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
    addPending(coordinator.ownEffects[index], toFlowAt: site.home)
  }

  /// Takes everything that was under way for flows before this step out of the whole app.
  private mutating func forgetOthers() {
    var flows: [Address] = []
    visitFlows(at: []) { address, _ in flows.append(address) }
    for address in flows {
      guard let id = tree.flowID(at: address) else { continue }
      var flow = read(id)
      let pending = tree.pending(flow.pending)
      let kept = pending.filter { started.contains($0.kind) || app.pendingKinds[$0.kind].repeats }
      guard kept.count < pending.count else { continue }
      flow.pending = tree.intern(pending: kept)
      set(intern(flow), at: address)
    }
  }

  /// Takes everything of these kinds out of the whole app.
  private mutating func cancel(_ kinds: Set<Int>) {
    var flows: [Address] = []
    visitFlows(at: []) { address, _ in flows.append(address) }
    for address in flows {
      guard let id = tree.flowID(at: address) else { continue }
      let pending = tree.pending(tree.table[id, 4])
      if pending.contains(where: { kinds.contains($0.kind) }) {
        var flow = read(id)
        flow.pending = tree.intern(pending: pending.filter { !kinds.contains($0.kind) })
        set(intern(flow), at: address)
      }
    }
    var entries: [Address] = []
    visitEntries(at: []) { address, _, _ in entries.append(address) }
    for address in entries {
      guard let cell = tree.cell(at: address) else { continue }
      var kept = tree.kept(cell.kept)
      let pending = tree.pending(kept.pending)
      guard pending.contains(where: { kinds.contains($0.kind) }) else { continue }
      kept.pending = tree.intern(pending: pending.filter { !kinds.contains($0.kind) })
      set(kept, ofEntryAt: address)
    }
  }
}

// MARK: - Walking

extension AppSystem {
  /// All flows, each before those inside it; the container's slots before its entries, the slots of
  /// an entry before the flow that it hosts.
  func visitFlows(at address: Address, _ body: (Address, RecordID) -> Void) {
    guard let id = tree.flowID(at: address) else { return }
    visitFlow(id, at: address, flow: body, entry: { _, _, _ in })
  }

  /// All entries in the order of ``visitFlows``, with the numbers of their coordinators.
  func visitEntries(at address: Address, _ body: (Address, Cell, Int) -> Void) {
    guard let id = tree.flowID(at: address) else { return }
    visitFlow(id, at: address, flow: { _, _ in }, entry: body)
  }

  func visitFlow(
    _ id: RecordID, at address: Address, flow: (Address, RecordID) -> Void,
    entry: (Address, Cell, Int) -> Void
  ) {
    flow(address, id)
    let coordinator = tree.coordinator(of: id)
    for (slot, cell) in tree.slots(tree.table[id, 3]) {
      visitEntry(
        cell, at: address + [.containerSlot(slot)], of: coordinator, flow: flow, entry: entry)
    }
    for index in 0..<tree.entryCount(of: id) {
      visitEntry(
        tree.cell(index, of: id), at: address + [.entry(index)], of: coordinator, flow: flow,
        entry: entry)
    }
  }

  private func visitEntry(
    _ cell: Cell, at address: Address, of coordinator: Int, flow: (Address, RecordID) -> Void,
    entry: (Address, Cell, Int) -> Void
  ) {
    entry(address, cell, coordinator)
    let kept = tree.kept(cell.kept)
    for (slot, content) in tree.slots(kept.slots) {
      visitEntry(
        content, at: address + [.entrySlot(slot)], of: coordinator, flow: flow, entry: entry)
    }
    if kept.flow != 0 { visitFlow(kept.flow, at: address, flow: flow, entry: entry) }
  }
}
