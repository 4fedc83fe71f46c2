import NavGraphFacts
import NavGraphModel

// Operations on tabs, switches and slots.

extension AppSystem {
  // MARK: - Tabs

  mutating func changeTabs(_ operation: CompiledOperation.Kind, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow),
      case .tabs(let tabs) = app.coordinators[tree.coordinator(of: id)].definition.container
    else { return note(Outcome(.ignored(.noContainer)), at: site) }
    let count = tree.entryCount(of: id)
    switch operation {
    case .select(let instances, _):
      let index = tree.entryIndex(in: id) { instances.contains($0.instance) }
      select(index, missing: .noSuchTab, tabs, at: site)
    case .selectIndex(let index):
      select((0..<count).contains(index) ? index : nil, missing: .outOfRange, tabs, at: site)
    case .setItems(let items): setItems(items, tabs, at: site)
    default: break
    }
  }

  private mutating func select(
    _ index: Int?, missing: Outcome.Reason, _ tabs: TabsContainer, at site: OperationSite
  ) {
    if let index {
      note(.applied, at: site)
      selectByCode(index, at: site.flow)
      attempt.notes.selection?.operation = site.index
      return
    }
    switch tabs.library {
    case .composableNavigation: note(Outcome(.ignored(missing)), at: site)
    case .tabView:
      note(.appliedDespite(.noSuchTab), at: site)
      guard let id = tree.flowID(at: site.flow) else { return }
      var flow = read(id)
      flow.frontTab = staying(in: id, at: site.flow)
      flow.selectedTab = nil
      set(intern(flow), at: site.flow)
    }
  }

  /// Selects a tab by an operation, so that a sheet of the visible tab stays in front.
  private mutating func selectByCode(_ index: Int, at address: Address) {
    guard let id = tree.flowID(at: address), tree.selectedTab(of: id) != index else { return }
    var flow = read(id)
    flow.frontTab = staying(in: id, at: address)
    select(index, in: flow, at: address)
  }

  /// Selects a tab as the user does, by the bar.
  mutating func select(_ index: Int, at address: Address) {
    guard let id = tree.flowID(at: address), tree.selectedTab(of: id) != index else { return }
    select(index, in: read(id), at: address)
  }

  /// Selects a tab that is not selected; it starts afresh where it is declared so.
  private mutating func select(_ index: Int, in flow: StateTree.Flow, at address: Address) {
    var flow = flow
    flow.selectedTab = index
    attempt.notes.selection = (address, index, nil)
    let coordinator = app.coordinators[flow.coordinator]
    if case .tabs(let tabs) = coordinator.definition.container {
      let entry = flow.entries[index]
      let route = coordinator.routeOfInstance[entry.instance]
      if tabs.options[coordinator.definition.routes[route].name]?.isFresh ?? false {
        keepPending(of: flow.kept[index], in: &flow)
        flow.kept[index] = makeKept(NewEntry(entry: entry, starts: nil), of: flow.coordinator)
        forgetActors(inside: address + .entry(index))
        attempt.notes.resets.append(address + .entry(index))
      }
    }
    set(intern(flow), at: address)
  }

  /// The tab that stays in front when the selection changes now.
  private mutating func staying(in id: RecordID, at address: Address) -> Int? {
    let tab = tabStayingInFront(of: id, at: address)
    if tab != nil { history.mayHaveFrontTabs = true }
    return tab
  }

  private mutating func setItems(
    _ items: [[NewEntry]], _ tabs: TabsContainer, at site: OperationSite
  ) {
    guard let id = tree.flowID(at: site.flow) else { return }
    var flow = read(id)
    let before = flow.entries
    // Where there are no tabs, the one that was active is still known.
    let selected: Int? =
      if before.isEmpty {
        flow.selection == 0 ? nil : Int(flow.selection) - 1
      } else {
        flow.selectedTab.map { before[$0].instance }
      }
    let front = staying(in: id, at: site.flow).map { before[$0].instance }
    let coordinator = app.coordinators[flow.coordinator]
    flow.entries = []
    for alternatives in items where !alternatives.isEmpty {
      let route = coordinator.instances[alternatives[0].entry.instance].route
      if let known = before.first(where: { coordinator.routeOfInstance[$0.instance] == route }) {
        flow.entries.append(known)
        continue
      }
      let new = alternatives[choices.next(of: alternatives.count)]
      flow.entries.append(
        Entry(rawValue: new.entry.rawValue, handle: UInt32(flow.kept.count)))
      flow.kept.append(makeKept(new, of: flow.coordinator))
    }
    var index = flow.entries.firstIndex { $0.instance == selected }
    if index == nil, case .composableNavigation = tabs.library, !flow.entries.isEmpty { index = 0 }
    flow.selection = 0
    if flow.entries.isEmpty, case .composableNavigation = tabs.library {
      flow.selection = UInt32((selected ?? -1) + 1)
    } else {
      flow.selectedTab = index
      flow.frontTab = front.flatMap { front in
        flow.entries.firstIndex { $0.instance == front }
      }
    }
    note(
      index == nil ? .appliedDespite(.noSuchTab) : .applied, at: site,
      brings: flow.entries.map(\.instance))
    write(flow, entriesBefore: before.count, at: site.flow)
  }

  // MARK: - Switches

  mutating func changeCase(_ alternatives: [NewEntry], at site: OperationSite) {
    guard tree.flowID(at: site.flow) != nil else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    guard !alternatives.isEmpty else { return }
    let new = alternatives[choices.next(of: alternatives.count)]
    note(.applied, at: site, brings: [new.entry.instance])
    show(new, at: site.flow)
  }

  // MARK: - Slots

  mutating func fill(
    _ name: String, with alternatives: [NewEntry], at site: OperationSite
  ) {
    guard !alternatives.isEmpty else { return }
    guard let id = tree.flowID(at: site.flow) else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    guard let slot = slot(name, at: site.flow, actor: site.actor),
      let compiled = self.slot(at: slot)
    else { return note(Outcome(.ignored(.screenGone)), at: site) }
    let new = alternatives[choices.next(of: alternatives.count)]
    let old = tree.cell(at: slot)
    let isSame = old?.entry.instance == new.entry.instance
    // What is true already is set to true once more.
    if isSame, compiled.definition.isBool { return note(.applied, at: site) }
    let number = tree.coordinator(of: id)
    let route = app.coordinators[number].routeOfInstance[new.entry.instance]
    let outcome = old.map { old in
      let oldRoute = app.coordinators[number].routeOfInstance[old.entry.instance]
      if let index = site.index {
        attempt.notes.observations.append(
          ObservationKey(
            .replacedContent, cause: .transition(site.reference), operation: index,
            route: RouteReference(coordinator: number, route: oldRoute),
            other: RouteReference(coordinator: number, route: route)))
      }
      if oldRoute == route { return Outcome.appliedDespite(.slotTakenBySame) }
      let isAlert = compiled.kind(ofRoute: oldRoute).isAlert
      return .appliedDespite(isAlert ? .slotTakenByAlert : .slotTaken)
    }
    note(outcome ?? .applied, at: site, brings: [new.entry.instance])
    let kind = compiled.kind(ofRoute: route)
    let entry = Entry(
      instance: new.entry.instance,
      presentation: kind.presentation(embedsNavigation: new.entry.embedsNavigation),
      forbidsSwipe: new.entry.forbidsSwipe && !kind.isAlert)
    recordEmptying(ofSlotAt: slot)
    forgetActors(inside: slot)
    attempt.notes.moveCount += 1
    var cell = makeCell(NewEntry(entry: entry, starts: new.starts), of: number)
    if isSame, let old, case .composableArchitecture? = app.coordinators[number].dialect {
      cell.kept = keepingEffects(of: old.kept, in: cell.kept, ofRoute: route, number)
    } else if cell.raw == old?.raw {
      keepPending(ofSlotAt: slot)
    }
    set(cell, at: slot)
  }

  mutating func clear(_ name: String, at site: OperationSite) {
    guard tree.flowID(at: site.flow) != nil else {
      return note(Outcome(.ignored(.noContainer)), at: site)
    }
    guard let slot = slot(name, at: site.flow, actor: site.actor) else {
      return note(Outcome(.ignored(.screenGone)), at: site)
    }
    guard tree.cell(at: slot) != nil else {
      return note(Outcome(.ignored(.slotEmpty)), at: site)
    }
    note(.applied, at: site)
    recordEmptying(ofSlotAt: slot)
    forgetActors(inside: slot)
    attempt.notes.moveCount += 1
    set(nil, at: slot)
  }
}
