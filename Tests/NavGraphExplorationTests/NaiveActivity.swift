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
  /// The alert that is up: nothing else can be used.
  private(set) var alert: Int?

  init(_ state: NaiveState, _ registration: NaiveRegistration) {
    self.registration = registration
    map = NaiveMap(state)
    if hasModalAlerts,
      let alert = visibleEntries(from: state.root).first(where: { $0.isAlert && $0.entry.isUp })
    {
      useNothing(but: alert.entry)
    } else {
      use(state.root)
    }
  }

  private mutating func useNothing(but alert: NaiveEntry) {
    self.alert = alert.id
    entries.insert(alert.id)
    var flow = map.places[alert.id]?.flow
    while let host = flow.flatMap({ map.hosts[$0] }) {
      entries.insert(host)
      flow = map.places[host]?.flow
    }
    if let hosted = alert.hosted.first { use(hosted) } else { screens.append(alert.id) }
  }

  private mutating func use(_ flow: NaiveFlow) {
    flows.append(flow.id)
    let slots = registration.coordinator(flow.coordinator).slots
    if let cover = cover(slots, flow.slots) {
      use(cover)
    } else if let entry = activeEntry(of: flow) {
      use(entry)
    }
    useWhatDoesNotCover(slots, flow.slots)
  }

  private mutating func use(_ entry: NaiveEntry) {
    let slots = slots(of: entry)
    if let cover = cover(slots, entry.slots) {
      use(cover)
      return
    }
    entries.insert(entry.id)
    if let flow = entry.hosted.first {
      use(flow)
    } else {
      screens.append(entry.id)
    }
    useWhatDoesNotCover(slots, entry.slots)
  }

  private mutating func useWhatDoesNotCover(
    _ slots: [SlotDefinition], _ taken: [String: NaiveEntry]
  ) {
    for slot in slots {
      if let content = taken[slot.name], !slot.kind(of: content.route).covers { use(content) }
    }
  }

  func slots(of entry: NaiveEntry) -> [SlotDefinition] {
    guard let flow = map.places[entry.id]?.flow, let coordinator = map.flows[flow]?.coordinator
    else { return [] }
    return registration.route(entry.route, of: coordinator).slots
  }

  /// What the first covering slot that is taken holds; an alert that waits covers nothing.
  ///
  /// - Parameter passesAlerts: Whether those that are up are passed over, too.
  private func cover(
    _ slots: [SlotDefinition], _ taken: [String: NaiveEntry], passesAlerts: Bool = false
  ) -> NaiveEntry? {
    for slot in slots {
      guard let entry = taken[slot.name] else { continue }
      let kind = slot.kind(of: entry.route)
      if hasModalAlerts, kind.isAlert, passesAlerts || !entry.isUp { continue }
      if kind.covers { return entry }
    }
    return nil
  }

  private var hasModalAlerts: Bool { registration.rules.contains(.modalAlerts) }

  // MARK: Containers

  func activeEntry(of flow: NaiveFlow) -> NaiveEntry? {
    switch registration.coordinator(flow.coordinator).container {
    case .stack: rendered(flow).last
    case .tabs: visibleTab(of: flow)
    case .switch: flow.entries.first
    case .joined: flow.entries.last(where: rendersSomething)
    }
  }

  /// The tab in front, otherwise the selected one.
  func visibleTab(of flow: NaiveFlow) -> NaiveEntry? {
    if let front = flow.entries.first(where: { $0.route == flow.front }) { return front }
    return flow.selected.map { flow.entries[$0] }
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
    if cover(registration.coordinator(flow.coordinator).slots, flow.slots) != nil { return true }
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
      // At the bottom of an array it has nothing below, but for libraries whose items always do.
      guard case .container(_, 0) = place, let around = map.flows[place.flow] else { return true }
      return alwaysBringsNavigation(around) || hasNavigationFromOutside(around)
    case .sheet, .cover:
      if entry.hasNavigation { return true }
      if case .container(let around, _) = place, let around = map.flows[around],
        alwaysBringsNavigation(around)
      {
        return true
      }
      // A root is in the container around its flow, if any.
      guard case .container(_, 0) = place else { return false }
      return map.flows[place.flow].map { hasNavigationFromOutside($0) } ?? false
    case .place:
      return map.flows[place.flow].map { hasNavigationFromOutside($0) } ?? false
    }
  }

  // MARK: The bar, and a coordinator's own view

  /// Whether the buttons of the coordinator's own view can be tapped.
  func isOwnViewInUse(of flow: NaiveFlow) -> Bool {
    flows.contains(flow.id) && !isPresenting(flow)
      && cover(registration.coordinator(flow.coordinator).slots, flow.slots) == nil
  }

  /// Whether something is presented in a flow, up to the top screen.
  func isPresenting(_ flow: NaiveFlow) -> Bool {
    let slots = registration.coordinator(flow.coordinator).slots
    if hasModal(slots, flow.slots) { return true }
    if case .stack = registration.coordinator(flow.coordinator).container,
      rendered(flow).dropFirst().contains(where: { $0.kind != .push })
    {
      return true
    }
    if let cover = cover(slots, flow.slots, passesAlerts: true) {
      return isPresenting(in: cover)
    }
    return activeEntry(of: flow).map { isPresenting(in: $0) } ?? false
  }

  /// Whether something is presented from an entry to the top screen.
  func isPresenting(in entry: NaiveEntry) -> Bool {
    let slots = slots(of: entry)
    if hasModal(slots, entry.slots) { return true }
    if let cover = cover(slots, entry.slots, passesAlerts: true) {
      return isPresenting(in: cover)
    }
    return entry.hosted.first.map { isPresenting($0) } ?? false
  }

  private func hasModal(_ slots: [SlotDefinition], _ taken: [String: NaiveEntry]) -> Bool {
    slots.contains { slot in
      guard let content = taken[slot.name] else { return false }
      let kind = slot.kind(of: content.route)
      return kind.isModalLayer && !(hasModalAlerts && kind.isAlert)
    }
  }
}
