import NavGraphModel

/// What can be used in a state.
struct NaiveActivity {
  let registration: NaiveRegistration
  let map: NaiveMap
  /// The entries that are shown and not covered, by number.
  private(set) var entries: Set<Int> = []
  /// The flows that are active, from the outermost.
  private(set) var flows: [Int] = []
  /// The active entries that host nothing, the top one first.
  private(set) var screens: [Int] = []

  init(_ state: NaiveState, _ registration: NaiveRegistration) {
    self.registration = registration
    map = NaiveMap(state)
    use(state.root)
  }

  private mutating func use(_ flow: NaiveFlow) {
    flows.append(flow.id)
    let slots = registration.coordinator(flow.coordinator).slots
    if let cover = Self.cover(slots, flow.slots) {
      use(cover.entry, slots: cover.entry.slots)
    } else if let entry = activeEntry(of: flow) {
      use(entry, slots: entry.slots)
    }
    for slot in slots where !slot.kind.covers {
      if let entry = flow.slots[slot.name] { use(entry, slots: entry.slots) }
    }
  }

  private mutating func use(_ entry: NaiveEntry, slots taken: [String: NaiveEntry]) {
    let slots = slots(of: entry)
    if let cover = Self.cover(slots, taken) {
      use(cover.entry, slots: cover.entry.slots)
      return
    }
    entries.insert(entry.id)
    if let other = sharedEntry(of: entry) {
      use(other, slots: other.slots)
    } else if let flow = entry.hosted.first {
      use(flow)
    } else {
      screens.append(entry.id)
    }
    for slot in slots where !slot.kind.covers {
      if let content = taken[slot.name] { use(content, slots: content.slots) }
    }
  }

  private func slots(of entry: NaiveEntry) -> [SlotDefinition] {
    guard let flow = map.places[entry.id]?.flow, let coordinator = map.flows[flow]?.coordinator
    else { return [] }
    return registration.route(entry.route, of: coordinator).slots
  }

  /// The first covering slot that is taken.
  static func cover(
    _ slots: [SlotDefinition], _ taken: [String: NaiveEntry]
  ) -> (slot: SlotDefinition, entry: NaiveEntry)? {
    for slot in slots where slot.kind.covers {
      if let entry = taken[slot.name] { return (slot, entry) }
    }
    return nil
  }

  /// The entry of the tab whose instance this one shows.
  func sharedEntry(of entry: NaiveEntry) -> NaiveEntry? {
    guard case .container(let id, _) = map.places[entry.id], let flow = map.flows[id],
      case .tabs(let tabs) = registration.coordinator(flow.coordinator).container,
      let shared = tabs.options[entry.route]?.shared
    else { return nil }
    return flow.entries.first { $0.route == shared }
  }

  // MARK: Containers

  func activeEntry(of flow: NaiveFlow) -> NaiveEntry? {
    switch registration.coordinator(flow.coordinator).container {
    case .stack: rendered(flow).last
    case .tabs: flow.selected.map { flow.entries[$0] }
    case .switch: flow.entries.first
    case .joined: flow.entries.last(where: rendersSomething)
    }
  }

  func rendered(_ flow: NaiveFlow) -> [NaiveEntry] {
    guard let library = registration.library(of: flow.coordinator) else { return flow.entries }
    let count = library.renderedCount(
      of: flow.entries, navigationFromOutside: hasNavigationFromOutside(flow))
    return Array(flow.entries.prefix(count))
  }

  func rendersSomething(_ entry: NaiveEntry) -> Bool {
    entry.hosted.first.map(rendersAnything) ?? true
  }

  private func rendersAnything(_ flow: NaiveFlow) -> Bool {
    if Self.cover(registration.coordinator(flow.coordinator).slots, flow.slots) != nil {
      return true
    }
    return activeEntry(of: flow) != nil
  }

  /// Whether the library shows each presented screen in a navigation container of its own.
  private func alwaysBringsNavigation(_ flow: NaiveFlow) -> Bool {
    switch registration.coordinator(flow.coordinator).dialect {
    case .tcaRouteStack, .composableNavigation: true
    default: false
    }
  }

  func hasNavigationFromOutside(_ flow: NaiveFlow) -> Bool {
    if case .stack(let stack) = registration.coordinator(flow.coordinator).container,
      stack.isWrapped
    {
      return true
    }
    guard let host = map.hosts[flow.id], let entry = map.entries[host],
      let place = map.places[host]
    else { return false }
    switch entry.kind {
    case .push:
      // At the bottom of an array it stands on nothing, but for libraries whose items always do.
      guard case .container(_, 0) = place, let around = map.flows[place.flow] else { return true }
      return alwaysBringsNavigation(around) || hasNavigationFromOutside(around)
    case .sheet, .cover:
      if entry.hasNavigation { return true }
      if case .container(let around, _) = place, let around = map.flows[around],
        alwaysBringsNavigation(around)
      {
        return true
      }
      // A root stands in whatever is around its flow.
      guard case .container(_, 0) = place else { return false }
      return map.flows[place.flow].map { hasNavigationFromOutside($0) } ?? false
    case .place:
      return map.flows[place.flow].map { hasNavigationFromOutside($0) } ?? false
    }
  }

  // MARK: The bar

  /// Whether something is presented in tabs, from the selected entry to the top screen.
  func isPresenting(_ tabs: NaiveFlow) -> Bool {
    let slots = registration.coordinator(tabs.coordinator).slots
    if hasModal(slots, tabs.slots) { return true }
    if let cover = Self.cover(slots, tabs.slots) { return isPresenting(in: cover.entry) }
    return tabs.selected.map { isPresenting(in: tabs.entries[$0]) } ?? false
  }

  private func isPresenting(in entry: NaiveEntry) -> Bool {
    let slots = slots(of: entry)
    if hasModal(slots, entry.slots) { return true }
    if let cover = Self.cover(slots, entry.slots) { return isPresenting(in: cover.entry) }
    if let other = sharedEntry(of: entry) { return isPresenting(in: other) }
    guard let flow = entry.hosted.first else { return false }
    let ownSlots = registration.coordinator(flow.coordinator).slots
    if hasModal(ownSlots, flow.slots) { return true }
    if case .stack = registration.coordinator(flow.coordinator).container,
      rendered(flow).dropFirst().contains(where: { $0.kind != .push })
    {
      return true
    }
    if let cover = Self.cover(ownSlots, flow.slots) { return isPresenting(in: cover.entry) }
    return activeEntry(of: flow).map { isPresenting(in: $0) } ?? false
  }

  private func hasModal(_ slots: [SlotDefinition], _ taken: [String: NaiveEntry]) -> Bool {
    slots.contains { $0.kind.covers && $0.kind != .push && taken[$0.name] != nil }
  }
}
