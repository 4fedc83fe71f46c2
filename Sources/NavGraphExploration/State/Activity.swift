import NavGraphFacts
import NavGraphModel

/// The parts of a state that can be used.
struct Activity {
  /// The question about the state.
  var scope = Scope.everything
  /// The screens in use, the top one first.
  var screens: [ActingScreen] = []
  /// The routes of all entries in use, including those that enclose the screens.
  var shown: [RouteReference] = []
  /// The addresses of the entries in use.
  var addresses: [Address] = []
  /// The flows whose tab bars are in use, the outermost first.
  var bars: [Address] = []
  /// The flows whose own buttons are in use: nothing is presented in front of their coordinator's view.
  var ownViews: Set<Address> = []
  var top = AppSystem.Top.nothing
  /// The innermost flow on the path to the top, and whether it is in a navigation container of another one. Meaningless
  /// where an alert is in front.
  var front: (flow: Address, hasNavigation: Bool) = (Address(), false)
  /// The tab that is selected, where it is frozen.
  var frozenTab: Int?

  enum Scope {
    case topScreen
    case everything
    /// Everything; and the search records how the stacks on the path are rendered.
    case everythingRecorded
  }

  /// An entry that hosts a flow.
  typealias Host = (cell: StateTree.Cell, route: RouteReference)

  /// Forgets everything, but keeps the memory of arrays.
  mutating func begin(_ scope: Scope) {
    self.scope = scope
    if !screens.isEmpty { screens.removeAll(keepingCapacity: true) }
    if !shown.isEmpty { shown.removeAll(keepingCapacity: true) }
    if !addresses.isEmpty { addresses.removeAll(keepingCapacity: true) }
    if !bars.isEmpty { bars.removeAll(keepingCapacity: true) }
    if !ownViews.isEmpty { ownViews.removeAll(keepingCapacity: true) }
    top = .nothing
    frozenTab = nil
  }

  mutating func show(_ route: RouteReference, at address: Address) {
    shown.append(route)
    addresses.append(address)
  }
}

extension AppSystem {
  /// - Complexity: Linear in the entries of the flows that are shown.
  mutating func activity(_ scope: Activity.Scope = .everything) -> Activity {
    var activity = Activity()
    look(at: scope, &activity)
    return activity
  }

  /// The same into an activity of before, whose arrays are used again.
  mutating func look(at scope: Activity.Scope, _ activity: inout Activity) {
    tree.leaveScope()
    activity.begin(scope)
    if let alert = alertInFront() {
      if scope == .everythingRecorded {
        var behind = activity
        _ = visit(tree.root, at: [], hasNavigation: false, isFirst: true, &behind)
      }
      return show(alert, &activity)
    }
    _ = visit(tree.root, at: [], hasNavigation: false, isFirst: true, &activity)
    if activity.bars.count > 1 { activity.bars.sort { $0.count < $1.count } }
  }

  /// An alert leaves nothing to be used but itself.
  private mutating func show(_ alert: ShownAlert, _ activity: inout Activity) {
    let address = alert.address
    for end in address.indices.dropLast() where address[end + 1].kind != .entrySlot {
      let host = address.prefix(end + 1)
      if let screen = screen(at: host) { activity.show(route(screen), at: host) }
    }
    guard let flow = tree.flowID(at: address.flowOfEntry) else { return }
    let number = tree.coordinator(of: flow)
    let reference = route(of: alert.cell, in: number)
    activity.show(reference, at: address)
    let hosted = tree.kept(alert.cell.kept).flow
    guard hosted == 0 else {
      _ = visit(
        hosted, at: address, in: (alert.cell, reference),
        hasNavigation: alert.cell.entry.embedsNavigation, isFirst: true, &activity)
      activity.bars = []
      return
    }
    activity.screens = [ActingScreen(alert.cell, at: address, in: number)]
    activity.top = .screen(reference)
  }

  /// Whether anything is presented in an entry.
  mutating func presents(_ cell: Cell, at address: Address, of number: Int) -> Bool {
    var ignored = Activity()
    return visit(
      cell, at: address, of: number, hasNavigation: hasNavigation(at: address), isFirst: false,
      &ignored)
  }

  /// Visits a flow.
  ///
  /// - Parameters:
  ///   - host: Nil for the root flow.
  ///   - hasNavigation: Whether the flow is in a navigation container of another one.
  ///   - isFirst: Whether the top screen of the app is looked for here.
  /// - Returns: Whether anything is presented in the flow.
  private mutating func visit(
    _ id: RecordID, at address: Address, in host: Activity.Host? = nil, hasNavigation: Bool,
    isFirst: Bool, _ activity: inout Activity
  ) -> Bool {
    // Nothing inside a moving tab is frozen, so its top is the same in any place.
    let isTopKnown = activity.scope == .topScreen && address.count > setup.scopeDepth
    if isTopKnown, let known = caches.top(ofFlow: id, hasNavigation: hasNavigation) {
      activity.top = app.top(numbered: known)
      return false
    }
    let number = tree.coordinator(of: id)
    if isFirst { activity.front = (address, hasNavigation) }
    if activity.scope == .everythingRecorded {
      recordRendering(of: id, at: address, hasNavigation: hasNavigation, in: host)
    }
    let taken = tree[id, .slots]
    if taken == 0 {
      let presents = visitActiveEntry(
        of: id, at: address, hasNavigation: hasNavigation, isFirst: isFirst, &activity)
      if isTopKnown {
        caches.keep(top: app.number(of: activity.top), ofFlow: id, hasNavigation: hasNavigation)
      }
      if activity.scope != .topScreen, !presents {
        showOwnViews(of: number, at: address, isCovered: false, &activity)
      }
      return presents
    }
    let coordinator = app.coordinators[number]
    let slots = tree.slots(taken)
    let kinds = slots.map { coordinator.kind(of: coordinator.slots[$0.slot], holding: $0.cell) }
    var presents = false
    if let covering = kinds.firstIndex(where: \.coversNow) {
      let (slot, cell) = slots[covering]
      let kind = kinds[covering]
      let inner = visit(
        cell, at: address + .containerSlot(slot), of: number,
        hasNavigation: kind == .push || cell.entry.embedsNavigation, isFirst: isFirst, &activity)
      presents = kind.isModalLayer || inner
    } else {
      presents = visitActiveEntry(
        of: id, at: address, hasNavigation: hasNavigation, isFirst: isFirst, &activity)
    }
    if isTopKnown {
      caches.keep(top: app.number(of: activity.top), ofFlow: id, hasNavigation: hasNavigation)
    }
    if activity.scope == .topScreen { return presents }
    if !presents {
      showOwnViews(
        of: number, at: address, isCovered: kinds.contains(where: \.coversNow), &activity)
    }
    for ((slot, cell), kind) in zip(slots, kinds) where !kind.covers {
      _ = visit(
        cell, at: address + .containerSlot(slot), of: number,
        hasNavigation: cell.entry.embedsNavigation, isFirst: false, &activity)
    }
    return presents
  }

  /// The bar of a flow in which nothing is presented, and its own buttons.
  private mutating func showOwnViews(
    of number: Int, at address: Address, isCovered: Bool, _ activity: inout Activity
  ) {
    if case .tabs(hasBar: true) = app.coordinators[number].kind, !hidesBar(of: number, at: address)
    {
      activity.bars.append(address)
    }
    if app.features.hasOwnActions, !isCovered { activity.ownViews.insert(address) }
  }

  /// Looks at the entry of a flow's container that is on top.
  private mutating func visitActiveEntry(
    of id: RecordID, at address: Address, hasNavigation: Bool, isFirst: Bool,
    _ activity: inout Activity
  ) -> Bool {
    guard let (index, isPresenting, navigation) = activeEntry(of: id, hasNavigation: hasNavigation)
    else { return false }
    let number = tree.coordinator(of: id)
    let cell = tree.cell(index, of: id)
    var presents = isPresenting
    if let frozen = setup.frozenTabs, number == frozen.place.coordinator,
      frozen.positions.contains(index), isFrozen(address + .entry(index))
    {
      activity.show(route(of: cell, in: number), at: address + .entry(index))
      activity.frozenTab = index
      if isFirst { activity.top = .frozen(canReturnHome: index == frozen.returningHome) }
    } else if visit(
      cell, at: address + .entry(index), of: number, hasNavigation: navigation,
      isFirst: isFirst, &activity)
    {
      presents = true
    }
    return presents
  }

  private mutating func visit(
    _ cell: Cell, at address: Address, of number: Int, hasNavigation: Bool, isFirst: Bool,
    _ activity: inout Activity
  ) -> Bool {
    let reference = route(of: cell, in: number)
    let kept = tree.kept(cell.kept)
    if kept.slots == 0 {
      return show(
        cell, hosting: kept.flow, reference, at: address, hasNavigation: hasNavigation,
        isFirst: isFirst, &activity)
    }
    let slots = tree.slots(kept.slots)
    let coordinator = app.coordinators[number]
    let known = coordinator.routes[reference.route].slots
    let kinds = slots.map { coordinator.kind(of: known[$0.slot], holding: $0.cell) }
    if let covering = kinds.firstIndex(where: \.coversNow) {
      let (slot, content) = slots[covering]
      let kind = kinds[covering]
      let inner = visit(
        content, at: address + .entrySlot(slot), of: number,
        hasNavigation: kind == .push || content.entry.embedsNavigation, isFirst: isFirst,
        &activity)
      return kind.isModalLayer || inner
    }
    let presents = show(
      cell, hosting: kept.flow, reference, at: address, hasNavigation: hasNavigation,
      isFirst: isFirst, &activity)
    if activity.scope == .topScreen { return presents }
    for ((slot, content), kind) in zip(slots, kinds) where !kind.covers {
      _ = visit(
        content, at: address + .entrySlot(slot), of: number,
        hasNavigation: content.entry.embedsNavigation, isFirst: false, &activity)
    }
    return presents
  }

  /// An entry in use in front of which nothing is presented.
  private mutating func show(
    _ cell: Cell, hosting flow: RecordID, _ route: RouteReference, at address: Address,
    hasNavigation: Bool, isFirst: Bool, _ activity: inout Activity
  ) -> Bool {
    if activity.scope != .topScreen { activity.show(route, at: address) }
    if flow != 0 {
      return visit(
        flow, at: address, in: (cell, route), hasNavigation: hasNavigation, isFirst: isFirst,
        &activity)
    }
    if isFirst { activity.top = .screen(route) }
    if activity.scope != .topScreen {
      activity.screens.append(ActingScreen(cell, at: address, in: route.coordinator))
    }
    return false
  }

  func route(of cell: Cell, in coordinator: Int) -> RouteReference {
    route(of: cell.entry, in: coordinator)
  }

  func route(of entry: Entry, in coordinator: Int) -> RouteReference {
    RouteReference(
      coordinator: coordinator,
      route: app.route(ofInstance: entry.instance, in: coordinator))
  }

  private mutating func hidesBar(of number: Int, at address: Address) -> Bool {
    app.conditions.hidesBar[number].map { holds($0, at: address, actor: nil) } ?? false
  }
}

extension AppSystem {
  /// Returns the entry of a flow's container that is on top, whether anything is presented beneath or with
  /// it, and whether the flow that it hosts is in a navigation container.
  mutating func activeEntry(
    of id: RecordID, hasNavigation: Bool
  ) -> (index: Int, isPresenting: Bool, navigation: Bool)? {
    let number = tree.coordinator(of: id)
    let count = tree.entryCount(of: id)
    switch app.coordinators[number].kind {
    case .stack(let isWrapped, let alwaysEmbeds):
      let outline = UInt64(tree.parts(of: id).outline)
      let slot = Int(outline << 1 | (hasNavigation ? 1 : 0)) & (caches.stackTops.count - 1)
      var packed = caches.stackTops[slot]
      if packed >> 32 != outline {
        packed = outline << 32 | packedTop(of: id, hasNavigation, isWrapped, alwaysEmbeds)
        caches.stackTops[slot] = packed
      }
      let count = Int(packed & 0xFFFF_FFFF) >> 2
      return count == 0 ? nil : (count - 1, packed & 2 != 0, packed & 1 != 0)
    case .tabs:
      return tree.visibleTab(of: id).map { ($0, false, hasNavigation) }
    case .switch:
      return count > 0 ? (0, false, hasNavigation) : nil
    case .joined:
      // The last part that shows anything.
      for index in (0..<count).reversed()
      where rendersAnything(tree.kept(tree.cell(index, of: id).kept).flow) {
        return (index, false, hasNavigation)
      }
      return nil
    }
  }

  /// Returns for a stack, packed: the number of rendered entries, whether anything is presented in it, and whether the
  /// flow that the top entry hosts is in a navigation container.
  private mutating func packedTop(
    of id: RecordID, _ hasNavigation: Bool, _ isWrapped: Bool, _ alwaysEmbeds: Bool
  ) -> UInt64 {
    let (entries, rendered) = readRendered(of: id, hasNavigation: hasNavigation)
    guard rendered > 0 else { return 0 }
    let top = entries[rendered - 1]
    let navigation =
      top.isPush && rendered > 1 || top.embedsNavigation || alwaysEmbeds
      || rendered == 1 && (hasNavigation || isWrapped)
    let presents = entries[..<rendered].dropFirst().contains { !$0.isPush }
    return UInt64(rendered) << 2 | (presents ? 2 : 0) | (navigation ? 1 : 0)
  }

  /// The entries of a stack, which several ask for in turn.
  mutating func readEntries(of id: RecordID) -> [Entry] {
    let id = tree.parts(of: id).outline
    let slot = Int(id) & (caches.readStacks.count - 1)
    if caches.readStacks[slot].id != id {
      caches.readStacks[slot].id = id
      tree.entries(of: id, into: &caches.readStacks[slot].entries)
    }
    return caches.readStacks[slot].entries
  }

  /// The entries of a stack, and how many of them are rendered.
  mutating func readRendered(
    of id: RecordID, hasNavigation: Bool
  ) -> (entries: [Entry], count: Int) {
    let entries = readEntries(of: id)
    return (entries, renderedCount(of: id, entries, hasNavigation: hasNavigation))
  }

  func entries(of id: RecordID) -> [Entry] {
    var entries: [Entry] = []
    tree.entries(of: id, into: &entries)
    return entries
  }

  func renderedCount(of id: RecordID, _ entries: [Entry], hasNavigation: Bool) -> Int {
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    guard case .stack(let isWrapped, _) = coordinator.kind else { return 0 }
    return coordinator.semantics?.renderedCount(
      of: entries, isWrapped: isWrapped || hasNavigation) ?? 0
  }

  /// Whether a part of a joined container has anything to show.
  func rendersAnything(_ flow: RecordID) -> Bool {
    guard flow != 0 else { return false }
    return renderedCount(of: flow, entries(of: flow), hasNavigation: true) > 0
  }

  /// Returns whether the flow at an address is in a navigation container of another one.
  func hasNavigation(at address: Address) -> Bool {
    guard let last = address.last, let cell = tree.cell(at: address),
      let flow = tree.flowID(at: address.flowOfEntry)
    else { return false }
    switch last.kind {
    case .containerSlot, .entrySlot:
      return slotKind(at: address) == .push || cell.entry.embedsNavigation
    case .entry:
      let outside = hasNavigation(at: address.flowOfEntry)
      guard
        case .stack(let isWrapped, let alwaysEmbeds) =
          app.coordinators[tree.coordinator(of: flow)].kind
      else { return outside }
      return cell.entry.isPush && last.index > 0 || cell.entry.embedsNavigation || alwaysEmbeds
        || last.index == 0 && (outside || isWrapped)
    }
  }
}

extension SlotKind {
  /// Whether it covers its presenter where no alert is up: one that waits is not seen.
  var coversNow: Bool { covers && !isAlert }
}
