import NavGraphModel

/// Where the system's gestures lead.
struct NaiveGestures {
  let activity: NaiveActivity

  enum Target: Hashable {
    /// The view takes an entry of a stack away.
    case remove(flow: Int, index: Int, bySwipe: Bool)
    case empty(flow: Int, owner: Int?, slot: String)
    /// A button of the alert's own.
    case closeAlert(flow: Int, owner: Int?, slot: String)
  }

  private var registration: NaiveRegistration { activity.registration }
  private var map: NaiveMap { activity.map }

  /// Each gesture of a screen's place, with what it does.
  func targets(on screen: Int) -> [Target] {
    if let alert = activity.alert {
      return screen == alert ? closing(alert).map { [$0] } ?? [] : []
    }
    var targets: [Target] = []
    let back = back(from: screen)
    let disabled = disabledGestures(on: screen, taking: back)
    if let back, !(disabled.contains(.back) && disabled.contains(.edgeSwipe)) {
      targets.append(back)
    }
    if !disabled.contains(.back), !disabled.contains(.backMenu),
      case .remove(let flow, let index, _) = back, let stack = map.flows[flow]?.entries
    {
      // The nearest entry that is not a push has the navigation container.
      let root = stack[..<index].lastIndex { $0.kind != .push } ?? 0
      for shown in stride(from: index - 2, through: root, by: -1) {
        targets.append(.remove(flow: flow, index: shown + 1, bySwipe: false))
      }
    }
    if let swipe = swipe(from: screen),
      !disabledGestures(on: screen, taking: swipe).contains(.swipeDown)
    {
      targets.append(swipe)
    }
    return targets
  }

  /// What the screen switches off, and what is taken away together with the screen's flow.
  private func disabledGestures(on screen: Int, taking target: Target?) -> [Gesture] {
    var disabled = disabledGestures(on: screen)
    guard let target, registration.rules.contains(.gesturesOffInHosts) else { return disabled }
    let taken = entriesTaken(by: target)
    var flow = map.places[screen]?.flow
    while let host = flow.flatMap({ map.hosts[$0] }) {
      if taken.contains(host) { disabled += disabledGestures(on: host) }
      flow = map.places[host]?.flow
    }
    return disabled
  }

  /// Those of the stack, or in the slot, without what is inside of them.
  private func entriesTaken(by target: Target) -> Set<Int> {
    switch target {
    case .remove(let id, let index, let bySwipe):
      guard let flow = map.flows[id], let library = registration.library(of: flow.coordinator)
      else { return [] }
      let rest = library.removing(index, from: flow.entries, bySwipe: bySwipe)
      return Set(flow.entries.map(\.id)).subtracting(rest.map(\.id))
    case .empty(let flow, let owner, let slot), .closeAlert(let flow, let owner, let slot):
      return Set([content(flow: flow, owner: owner, slot: slot)?.id].compactMap(\.self))
    }
  }

  func content(flow: Int, owner: Int?, slot: String) -> NaiveEntry? {
    let slots = owner.map { map.entries[$0]?.slots } ?? map.flows[flow]?.slots
    return slots?[slot]
  }

  private func disabledGestures(on entry: Int) -> [Gesture] {
    guard let name = map.entries[entry]?.route, let flow = map.places[entry]?.flow,
      let coordinator = map.flows[flow]?.coordinator
    else { return [] }
    return registration.route(name, of: coordinator).disabledGestures
  }

  /// What goes back from an entry; a root hands on to what hosts its flow.
  func back(from id: Int) -> Target? {
    guard let entry = map.entries[id], let place = map.places[id] else { return nil }
    switch place {
    case .container(let flow, let index):
      if index > 0, isStack(flow) {
        return entry.kind == .push ? .remove(flow: flow, index: index, bySwipe: false) : nil
      }
      // One back leads to the stack below, which is there only where the library can do without the root.
      if isJoinedToAnEarlier(flow) {
        return hasItems(flow) ? .remove(flow: flow, index: index, bySwipe: false) : nil
      }
      return map.hosts[flow].flatMap { back(from: $0) }
    case .flowSlot(let flow, let slot):
      return kind(of: id) == .push ? .empty(flow: flow, owner: nil, slot: slot) : nil
    case .entrySlot(let flow, let owner, let slot):
      return kind(of: id) == .push ? .empty(flow: flow, owner: owner, slot: slot) : nil
    }
  }

  /// Whether the bottom of a stack is an item like those above.
  private func hasItems(_ id: Int) -> Bool {
    guard let flow = map.flows[id],
      case .composableNavigation = registration.coordinator(flow.coordinator).dialect
    else { return false }
    return true
  }

  /// Whether the flow is a stack that is joined to an earlier one, which shows something below it.
  private func isJoinedToAnEarlier(_ id: Int) -> Bool {
    guard let host = map.hosts[id],
      case .container(let outer, let index) = map.places[host], let joined = map.flows[outer],
      case .joined = registration.coordinator(joined.coordinator).container
    else { return false }
    return joined.entries.prefix(index).contains { activity.rendersSomething($0) }
  }

  /// The nearest sheet, unless it cannot be swiped down.
  private func swipe(from id: Int) -> Target? {
    guard let place = map.places[id] else { return nil }
    switch place {
    case .container(let flow, let index):
      if isStack(flow), let stack = map.flows[flow]?.entries {
        for position in stride(from: index, through: 1, by: -1) where stack[position].kind != .push
        {
          guard stack[position].kind == .sheet, canSwipe(stack[position]) else { return nil }
          return .remove(flow: flow, index: position, bySwipe: true)
        }
      }
      return map.hosts[flow].flatMap { swipe(from: $0) }
    case .flowSlot(let flow, let slot):
      return swipe(id, target: .empty(flow: flow, owner: nil, slot: slot), beyond: map.hosts[flow])
    case .entrySlot(let flow, let owner, let slot):
      return swipe(id, target: .empty(flow: flow, owner: owner, slot: slot), beyond: owner)
    }
  }

  private func swipe(_ id: Int, target: Target, beyond: Int?) -> Target? {
    guard let entry = map.entries[id] else { return nil }
    switch kind(of: id) {
    case .sheet, .popover: return canSwipe(entry) ? target : nil
    case .push, .blockingOverlay: return beyond.flatMap { swipe(from: $0) }
    default: return nil
    }
  }

  private func canSwipe(_ sheet: NaiveEntry) -> Bool {
    !sheet.forbidsSwipe && !disabledGestures(on: sheet.id).contains(.swipeDown)
  }

  private func isStack(_ flow: Int) -> Bool {
    map.flows[flow].flatMap { registration.coordinator($0.coordinator).dialect } != nil
  }

  /// How an entry in a slot is presented.
  private func kind(of id: Int) -> SlotKind? {
    guard let place = map.places[id], let route = map.entries[id]?.route else { return nil }
    return map.slot(of: place, registration)?.kind(of: route)
  }

  /// The button that an alert has of its own where the app has none.
  private func closing(_ id: Int) -> Target? {
    guard let place = map.places[id], let coordinator = map.flows[place.flow]?.coordinator,
      let route = map.entries[id]?.route, let slot = map.slot(of: place, registration),
      slot.closesItself, !disabledGestures(on: id).contains(.alertButton),
      kind(of: id) == .dialog || !hasButtons(route, coordinator, place)
    else { return nil }
    switch place {
    case .container: return nil
    case .flowSlot(let flow, let slot): return .closeAlert(flow: flow, owner: nil, slot: slot)
    case .entrySlot(let flow, let owner, let slot):
      return .closeAlert(flow: flow, owner: owner, slot: slot)
    }
  }

  /// Whether any tap is registered for a screen, be its condition what it may.
  private func hasButtons(_ route: String, _ coordinator: String, _ place: NaiveMap.Place) -> Bool {
    let source = NaiveSource(coordinator: coordinator, route: route)
    let own = registration.transitions(of: coordinator, path: [], source: source)
      .map(\.transition.action)
    return map.levels(around: place.flow).contains { level in
      guard let name = map.flows[level.flow]?.coordinator else { return false }
      return registration.transitions(of: name, path: level.path, source: source)
        .contains {
          // Of its own actions the screen says itself who causes them.
          $0.transition.trigger == .tap
            && (level.path.isEmpty || !own.contains($0.transition.action))
        }
    }
  }

  // MARK: What a screen's `dismiss()` closes

  func dismissal(of id: Int) -> Target? {
    guard let entry = map.entries[id], let place = map.places[id] else { return nil }
    switch place {
    case .container(let flow, let index):
      if index > 0, isStack(flow) {
        return .remove(flow: flow, index: index, bySwipe: entry.kind != .push)
      }
      return map.hosts[flow].flatMap { dismissal(of: $0) }
    case .flowSlot(let flow, let slot): return .empty(flow: flow, owner: nil, slot: slot)
    case .entrySlot(let flow, let owner, let slot):
      return .empty(flow: flow, owner: owner, slot: slot)
    }
  }
}
