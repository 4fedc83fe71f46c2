import NavGraphModel

/// Where the system's gestures lead.
struct NaiveGestures {
  let activity: NaiveActivity

  enum Target: Hashable {
    /// The view takes an entry of a stack away.
    case remove(flow: Int, index: Int, bySwipe: Bool)
    case empty(flow: Int, owner: Int?, slot: String)
  }

  private var registration: NaiveRegistration { activity.registration }
  private var map: NaiveMap { activity.map }

  /// Each gesture of a screen's place, with what it does.
  func targets(on screen: Int) -> [Target] {
    let disabled = disabledGestures(on: screen)
    var targets: [Target] = []
    let back = back(from: screen)
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
    if !disabled.contains(.swipeDown), let swipe = swipe(from: screen) { targets.append(swipe) }
    return targets
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
      if isJoinedToAnEarlier(flow) { return .remove(flow: flow, index: index, bySwipe: false) }
      return map.hosts[flow].flatMap { back(from: $0) }
    case .flowSlot(let flow, let slot):
      return kind(of: place) == .push ? .empty(flow: flow, owner: nil, slot: slot) : nil
    case .entrySlot(let flow, let owner, let slot):
      return kind(of: place) == .push ? .empty(flow: flow, owner: owner, slot: slot) : nil
    }
  }

  /// Whether the flow is a stack whose first item can go back to an earlier stack that is joined.
  private func isJoinedToAnEarlier(_ id: Int) -> Bool {
    guard let flow = map.flows[id], let host = map.hosts[id],
      case .composableNavigation = registration.coordinator(flow.coordinator).dialect,
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
    guard let place = map.places[id], let entry = map.entries[id] else { return nil }
    switch kind(of: place) {
    case .sheet, .popover: return canSwipe(entry) ? target : nil
    case .push: return beyond.flatMap { swipe(from: $0) }
    default: return nil
    }
  }

  private func canSwipe(_ sheet: NaiveEntry) -> Bool {
    !sheet.forbidsSwipe && !disabledGestures(on: sheet.id).contains(.swipeDown)
  }

  private func isStack(_ flow: Int) -> Bool {
    map.flows[flow].flatMap { registration.coordinator($0.coordinator).dialect } != nil
  }

  func kind(of place: NaiveMap.Place) -> SlotKind? {
    guard let coordinator = map.flows[place.flow]?.coordinator else { return nil }
    switch place {
    case .container: return nil
    case .flowSlot(_, let slot):
      return registration.coordinator(coordinator).slots.first { $0.name == slot }?.kind
    case .entrySlot(_, let owner, let slot):
      guard let route = map.entries[owner]?.route else { return nil }
      return registration.route(route, of: coordinator).slots.first { $0.name == slot }?.kind
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
