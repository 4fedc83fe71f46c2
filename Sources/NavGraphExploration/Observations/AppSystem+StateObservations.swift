import NavGraphFacts
import NavGraphModel

// The observations about states.

extension AppSystem {
  /// Notes what a state that steps are taken out of shows.
  mutating func recordObservations(ofStateWith activity: Activity) {
    let place = ObservationTable.Origin.state(source.number)
    for index in firstOccurrences.newFlows.indices {
      let flow = firstOccurrences.newFlows[index]
      recordContents(of: flow.id, entries: flow.entries, at: place)
    }
    firstOccurrences.forgetNewFlows()
    let layers = Int(tree.extent(of: tree.root).modals)
    if layers > 0 { observationTable.recordLayers(layers, at: place) }
    if app.features.hasGates {
      source.closedGates = closedGates(in: activity)
      if source.number < history.initialCount {
        for route in source.closedGates {
          observationTable.note(ObservationKey(.behindClosedGate, route: route), at: place)
        }
      }
    }
    if app.features.hasEffectIDs { recordSharedEffects(at: place) }
    recordForAllStates(activity)
  }

  // MARK: - Flows in any surroundings

  /// Looks once at each flow with all that it holds.
  ///
  /// - Parameter entries: Those that were not met before with these below and above them.
  private mutating func recordContents(
    of id: RecordID, entries: Range<Int>, at place: ObservationTable.Origin
  ) {
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    let count = tree.entryCount(of: id)
    switch coordinator.kind {
    case .tabs:
      if tree.selectedTab(of: id) == nil {
        observationTable.note(ObservationKey(.nothingSelected, coordinator: number), at: place)
      }
    case .stack:
      if count == 0, isBlank(number) {
        observationTable.note(ObservationKey(.emptyStack, coordinator: number), at: place)
      }
      recordNesting(in: id, entries, at: place)
      if tree.extent(of: id).presents { recordEntriesAroundModals(in: id, at: place) }
    case .switch, .joined: break
    }
    let slots = tree.slots(tree[id, .slots])
    recordSlots(slots, known: coordinator.slots, of: nil, in: number, at: place)
    if !slots.isEmpty, hasModal(inContentOf: id) {
      recordSlotsAroundModals(slots, known: coordinator.slots, of: nil, in: number, at: place)
    }
    for (_, shown) in slots { recordSlots(of: shown, in: number, at: place) }
    for index in entries { recordSlots(of: tree.cell(index, of: id), in: number, at: place) }
  }

  /// Notes the slots of an entry, and those of the screens that they show.
  private mutating func recordSlots(
    of cell: Cell, in number: Int, at place: ObservationTable.Origin
  ) {
    guard cell.kept != 0 else { return }
    let kept = tree.kept(cell.kept)
    let slots = tree.slots(kept.slots)
    if !slots.isEmpty {
      let route = route(of: cell, in: number)
      let known = app.coordinators[number].routes[route.route].slots
      recordSlots(slots, known: known, of: route, in: number, at: place)
      if kept.flow != 0, tree.extent(of: kept.flow).presents {
        recordSlotsAroundModals(slots, known: known, of: route, in: number, at: place)
      }
    }
    for (_, shown) in slots { recordSlots(of: shown, in: number, at: place) }
  }

  private mutating func recordSlots(
    _ slots: [(slot: Int, cell: Cell)], known: [CompiledSlot], of presenter: RouteReference?,
    in coordinator: Int, at place: ObservationTable.Origin
  ) {
    guard slots.count > 1 else { return }
    let modal = slots.filter { slot, cell in
      app.coordinators[coordinator].kind(of: known[slot], holding: cell).isModalLayer
    }.map(\.slot)
    guard modal.count > 1 else { return }
    observationTable.note(
      ObservationKey(
        .slotsTakenTogether, coordinator: coordinator, route: presenter, index: modal[0],
        otherIndex: modal[1]), at: place)
  }

  /// Returns whether something is presented in what a flow shows besides by the slots of its container.
  private func hasModal(inContentOf id: RecordID) -> Bool {
    if tree.presenters.contains(tree.coordinator(of: id)) { return true }
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    let (isStack, count) = (coordinator.isStack, tree.entryCount(of: id))
    let seen: Range<Int> =
      switch coordinator.kind {
      case .tabs: tree.visibleTab(of: id).map { $0..<$0 + 1 } ?? 0..<0
      case .switch: 0..<min(count, 1)
      case .stack, .joined: 0..<count
      }
    return seen.contains { index in
      let cell = tree.cell(index, of: id)
      return tree.extent(of: cell.kept).presents || isStack && index > 0 && !cell.entry.isPush
    }
  }

  /// Notes the slots that present something around content in which something is presented.
  private mutating func recordSlotsAroundModals(
    _ slots: [(slot: Int, cell: Cell)], known: [CompiledSlot], of presenter: RouteReference?,
    in coordinator: Int, at place: ObservationTable.Origin
  ) {
    for (slot, cell) in slots {
      let kind = app.coordinators[coordinator].kind(of: known[slot], holding: cell)
      guard kind.isModalLayer else { continue }
      observationTable.note(
        ObservationKey(
          .slotAroundModal, coordinator: coordinator, route: presenter,
          other: route(of: cell, in: coordinator), index: slot), at: place)
    }
  }

  /// Notes what a stack presents while the content of a screen beneath presents something. What is presented on a stack
  /// begins a layer of its own.
  private mutating func recordEntriesAroundModals(
    in id: RecordID, at place: ObservationTable.Origin
  ) {
    let number = tree.coordinator(of: id)
    var isPresenting = false
    for index in 0..<tree.entryCount(of: id) {
      let cell = tree.cell(index, of: id)
      if index > 0, !cell.entry.isPush {
        if isPresenting {
          observationTable.note(
            ObservationKey(.entryAroundModal, route: route(of: cell, in: number)), at: place)
        }
        isPresenting = false
      }
      let flow = cell.kept == 0 ? 0 : tree.kept(cell.kept).flow
      if flow != 0, tree.extent(of: flow).presents, hasModal(inFlow: flow) { isPresenting = true }
    }
  }

  /// Returns whether a flow presents something: by the slots of its container, or in its content.
  private func hasModal(inFlow id: RecordID) -> Bool {
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    return hasModal(inContentOf: id)
      || tree.slots(tree[id, .slots]).contains { slot, cell in
        coordinator.kind(of: coordinator.slots[slot], holding: cell).isModalLayer
      }
  }

  /// Notes a hosted flow that shares the navigation container of the enclosing one.
  private mutating func recordNesting(
    in id: RecordID, _ entries: Range<Int>, at place: ObservationTable.Origin
  ) {
    let number = tree.coordinator(of: id)
    guard app.coordinators[number].dialect?.forbidsPushedCoordinators ?? false else {
      return
    }
    let count = tree.entryCount(of: id)
    for index in entries {
      let cell = tree.cell(index, of: id)
      guard cell.kept != 0 else { continue }
      let inner = tree.kept(cell.kept).flow
      guard inner != 0, case .stack = app.coordinators[tree.coordinator(of: inner)].kind else {
        continue
      }
      let innerCount = tree.entryCount(of: inner)
      // A container of the flow's own takes the entries on top of it.
      guard innerCount > 1, !tree.cell(0, of: inner).entry.embedsNavigation,
        tree.cell(1, of: inner).entry.isPush
      else { continue }
      let pushes = (1..<innerCount).prefix { tree.cell($0, of: inner).entry.isPush }
      let top = tree.cell(pushes.upperBound - 1, of: inner)
      let host = route(of: cell, in: number)
      let isLegalOnTop =
        app.coordinators[number].dialect?.allowsPushedCoordinatorOnTop ?? false
      if index > 0, cell.entry.isPush, !isLegalOnTop {
        observationTable.note(
          ObservationKey(
            .pushedChild, route: host, other: route(of: top, in: tree.coordinator(of: inner))),
          at: place)
      }
      if index + 1 < count, tree.cell(index + 1, of: id).entry.isPush {
        observationTable.note(
          ObservationKey(
            .parentAboveChild, route: host,
            other: route(of: tree.cell(index + 1, of: id), in: number)),
          at: place)
      }
    }
  }

  // MARK: - Flows that are shown

  /// Examines each visible stack once with a navigation container and once without; examines a stack with its own
  /// container inside another one every time, as it matters what hosts it.
  mutating func recordRendering(
    of id: RecordID, at address: Address, hasNavigation: Bool, in host: Activity.Host?
  ) {
    let outline = tree.parts(of: id).outline
    if caches.renderedFlows[outline] & (hasNavigation ? 2 : 1) == 0 {
      recordRendering(of: id, outline, hasNavigation: hasNavigation)
    }
    guard hasNavigation, let host, caches.renderedFlows[outline] & 4 != 0,
      !isPresentedByLibrary(host, at: address)
    else { return }
    let bottom = route(of: tree.cell(0, of: id), in: tree.coordinator(of: id))
    guard caches.isNew(nesting: app.routeNumbers[bottom], in: app.routeNumbers[host.route])
    else { return }
    observationTable.note(
      ObservationKey(.nestedNavigation, route: bottom, other: host.route),
      at: .state(source.number))
  }

  private mutating func recordRendering(
    of id: RecordID, _ outline: RecordID, hasNavigation: Bool
  ) {
    caches.renderedFlows[outline] |= hasNavigation ? 2 : 1
    let number = tree.coordinator(of: id)
    guard case .stack(let isWrapped, let alwaysEmbeds) = app.coordinators[number].kind,
      tree.entryCount(of: id) > 0
    else { return }
    let bottom = tree.cell(0, of: id).entry
    let place = ObservationTable.Origin.state(source.number)
    func route(_ entry: Entry) -> RouteReference { self.route(of: entry, in: number) }
    if bottom.isPush, !isWrapped, !hasNavigation, !alwaysEmbeds {
      observationTable.note(ObservationKey(.pushedRoot, route: route(bottom)), at: place)
    }
    let (entries, rendered) = readRendered(of: id, hasNavigation: hasNavigation)
    if rendered < entries.count {
      let below = entries[..<rendered].last { !$0.isPush } ?? bottom
      observationTable.note(
        ObservationKey(.unrendered, route: route(entries[rendered]), other: route(below)),
        at: place)
    }
    if isWrapped || bottom.embedsNavigation || alwaysEmbeds { caches.renderedFlows[outline] |= 4 }
  }

  /// Whether a library that puts all it presents into navigation containers presents the entry; then it
  /// is the library's affair what a flow brings.
  private func isPresentedByLibrary(_ host: Activity.Host, at address: Address) -> Bool {
    app.presentsInContainers(host.route.coordinator)
      && (!host.cell.entry.isPush || address.last?.kind != .entry)
  }

  // MARK: - Gates and effects

  /// The screens that are in use while what they require does not hold.
  mutating func closedGates(in activity: Activity) -> Set<RouteReference> {
    var result: Set<RouteReference> = []
    let (asked, picks) = (choices, attempt.notes.picks)
    defer { (choices, attempt.notes.picks) = (asked, picks) }
    for (reference, address) in zip(activity.shown, activity.addresses) {
      guard
        app.coordinators[reference.coordinator].definition.routes[reference.route].requires != nil,
        !isFrozen(address), let cell = tree.cell(at: address),
        let gate = app.conditions.gates[
          GateKey(coordinator: reference.coordinator, instance: cell.entry.instance)]
      else { continue }
      let actor = ActingScreen(cell, at: address, in: reference.coordinator)
      choices.begin()
      if !holds(gate, at: address.flowOfEntry, actor: actor) { result.insert(reference) }
    }
    return result
  }

  private mutating func recordSharedEffects(at place: ObservationTable.Origin) {
    var owners: [(id: String, address: Address)] = []
    var found: [ObservationKey] = []
    func look(_ record: RecordID, _ address: Address) {
      for (kind, count) in tree.pending(record) {
        guard case .effect(let reference, _, _, let effect) = app.pendingKinds[kind],
          let id = effect.definition.id, count > 0
        else { continue }
        guard let known = owners.firstIndex(where: { $0.id == id }) else {
          owners.append((id, address))
          continue
        }
        if owners[known].address != address {
          found.append(
            ObservationKey(
              .sharedEffectID, coordinator: reference.coordinator,
              route: reference.route.map {
                RouteReference(coordinator: reference.coordinator, route: $0)
              }, index: reference.index))
        }
        owners[known].address = address
      }
    }
    for place in placesBefore() { look(tree.pending(of: place), place.address) }
    for key in found { observationTable.note(key, at: place) }
  }
}

/// A screen that is guarded.
struct GateKey: Hashable, Sendable {
  let coordinator: Int
  let instance: Int
}
