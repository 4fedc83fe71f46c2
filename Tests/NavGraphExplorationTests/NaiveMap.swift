import NavGraphModel

/// Where everything in a numbered state is.
struct NaiveMap {
  enum Place: Equatable {
    case container(flow: Int, index: Int)
    case flowSlot(flow: Int, slot: String)
    case entrySlot(flow: Int, owner: Int, slot: String)

    /// The flow whose route is there.
    var flow: Int {
      switch self {
      case .container(let flow, _), .flowSlot(let flow, _), .entrySlot(let flow, _, _): flow
      }
    }
  }

  /// By number.
  private(set) var flows: [Int: NaiveFlow] = [:]
  private(set) var entries: [Int: NaiveEntry] = [:]
  private(set) var places: [Int: Place] = [:]
  /// The entry that hosts a flow; none for the root flow.
  private(set) var hosts: [Int: Int] = [:]
  /// From the outermost, each before what is in it.
  private(set) var flowOrder: [Int] = []
  private(set) var entryOrder: [Int] = []

  init(_ state: NaiveState) {
    add(state.root)
  }

  private mutating func add(_ flow: NaiveFlow) {
    flows[flow.id] = flow
    flowOrder.append(flow.id)
    for (index, entry) in flow.entries.enumerated() {
      add(entry, .container(flow: flow.id, index: index))
    }
    for (slot, entry) in flow.slots.sorted(by: { $0.key < $1.key }) {
      add(entry, .flowSlot(flow: flow.id, slot: slot))
    }
  }

  private mutating func add(_ entry: NaiveEntry, _ place: Place) {
    entries[entry.id] = entry
    entryOrder.append(entry.id)
    places[entry.id] = place
    for flow in entry.hosted {
      hosts[flow.id] = entry.id
      add(flow)
    }
    for (slot, content) in entry.slots.sorted(by: { $0.key < $1.key }) {
      add(content, .entrySlot(flow: place.flow, owner: entry.id, slot: slot))
    }
  }

  /// The slot that a place is.
  func slot(of place: Place, _ registration: NaiveRegistration) -> SlotDefinition? {
    guard let coordinator = flows[place.flow]?.coordinator else { return nil }
    switch place {
    case .container: return nil
    case .flowSlot(_, let name):
      return registration.coordinator(coordinator).slots.first { $0.name == name }
    case .entrySlot(_, let owner, let name):
      guard let route = entries[owner]?.route else { return nil }
      return registration.route(route, of: coordinator).slots.first { $0.name == name }
    }
  }

  /// The entries around a flow, from the innermost: each hosts it, or presents what does.
  func hosts(around flow: Int) -> [Int] {
    var result: [Int] = []
    var current: Int? = flow
    while let host = current.flatMap({ hosts[$0] }) {
      var entry: Int? = host
      current = places[host]?.flow
      while let next = entry {
        result.append(next)
        if case .entrySlot(_, let owner, _)? = places[next] { entry = owner } else { entry = nil }
      }
    }
    return result
  }

  /// The flow itself and those around it, from the nearest outwards, each with the hosting routes
  /// that lead from it to the flow.
  func levels(around flow: Int) -> [(flow: Int, path: [String])] {
    guard flows[flow] != nil else { return [] }
    var result = [(flow: flow, path: [String]())]
    var path: [String] = []
    var current = flow
    while let host = hosts[current], let entry = entries[host], let place = places[host] {
      path.insert(entry.route, at: 0)
      current = place.flow
      result.append((current, path))
    }
    return result
  }
}
