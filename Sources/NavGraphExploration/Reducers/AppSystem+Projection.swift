import NavGraphFacts
import NavGraphModel

// The visible screens of a reducer's state, as a flow.

extension AppSystem {
  /// Returns a fresh flow with a reducer's first state; nil where that shows an unregistered screen.
  mutating func makeReducerFlow(_ index: Int, _ machine: any FlowMachine) -> RecordID {
    let step = machine.start()
    guard let flow = makeFlow(of: step.shown, of: index) else {
      // A flow that shows nothing: the first step that examines it says why.
      return makeEmptyFlow(index, machine: step.state + 1)
    }
    var result = read(flow)
    result.machine = step.state + 1
    return intern(result)
  }

  func makeEmptyFlow(_ index: Int) -> StateTree.Flow { StateTree.Flow(coordinator: index) }

  private mutating func makeEmptyFlow(_ index: Int, machine: UInt32) -> RecordID {
    var flow = makeEmptyFlow(index)
    flow.machine = machine
    return intern(flow)
  }

  /// A fresh flow with what a reducer's state shows; nil where that is not registered.
  private mutating func makeFlow(of shown: ProjectedFlow, of index: Int) -> RecordID? {
    let coordinator = app.coordinators[index]
    var flow = makeEmptyFlow(index)
    flow.values = tree.intern(coordinator.own.initialValues)
    flow.pending = tree.intern(
      pending: zip(coordinator.own.effects, coordinator.definition.effects)
        .filter(\.1.startsByItself).map { ($0.0, 1) })
    for (position, entry) in shown.entries.enumerated() {
      guard add(entry, at: position, to: &flow) else { return nil }
    }
    flow.selection = UInt32((shown.selected ?? -1) + 1)
    if coordinator.definition.reducer?.role == .projected {
      setup.running.inferred.recordStart(
        shown.entries.map {
          Destination(target: RoutePattern(route: $0.route), presentation: $0.presentation)
        }, of: index)
    }
    return intern(flow)
  }

  /// Adds an entry that was not there before.
  private mutating func add(
    _ entry: ProjectedEntry, at position: Int, to flow: inout StateTree.Flow
  ) -> Bool {
    guard let packed = resolve(entry, at: position, of: flow.coordinator) else { return false }
    var kept = makeKept(NewEntry(entry: packed, starts: nil), of: flow.coordinator)
    if let inner = entry.flow {
      let coordinator = app.coordinators[flow.coordinator]
      let route = coordinator.routeOfInstance[packed.instance]
      guard let hosted = coordinator.routes[route].hosted,
        let made = makeFlow(of: inner, of: hosted)
      else {
        return false
      }
      var parts = tree.kept(kept)
      parts.flow = made
      kept = intern(parts, ofRoute: route, in: flow.coordinator)
    }
    flow.entries.append(Entry(rawValue: packed.rawValue, handle: UInt32(flow.kept.count)))
    flow.kept.append(kept)
    return true
  }

  /// Brings a flow in line with what a reducer's state shows; entries that are carried over keep what
  /// they hold.
  ///
  /// - Returns: Whether everything that is shown is registered.
  mutating func apply(
    _ shown: ProjectedFlow, over before: ProjectedFlow, at address: Address
  ) -> Bool {
    guard let id = tree.flowID(at: address) else { return true }
    var flow = read(id)
    let old = flow.entries
    flow.entries = []
    var carried: [(position: Int, from: Int)] = []
    for (position, entry) in shown.entries.enumerated() {
      let source = before.origin(of: entry, at: position, taken: carried.map(\.from))
      guard let source, source < old.count else {
        guard add(entry, at: position, to: &flow) else { return false }
        continue
      }
      if source == position, entry.isPacked(like: before.entries[source]) {
        flow.entries.append(old[source])
      } else {
        guard let packed = resolve(entry, at: position, of: flow.coordinator) else { return false }
        flow.entries.append(Entry(rawValue: packed.rawValue, handle: old[source].handle))
      }
      carried.append((position, source))
    }
    flow.selection = UInt32((shown.selected ?? -1) + 1)
    write(flow, entriesBefore: old.count, at: address)
    for (position, source) in carried {
      guard let inner = shown.entries[position].flow else { continue }
      let known = before.entries[source].flow ?? ProjectedFlow(entries: [])
      guard apply(inner, over: known, at: address + .entry(position)) else { return false }
    }
    return true
  }

  /// The first entry that is shown otherwise than it is registered.
  mutating func unregistered(in shown: ProjectedFlow, of index: Int) -> UnregisteredEntry? {
    let coordinator = app.coordinators[index]
    for (position, entry) in shown.entries.enumerated() {
      guard let packed = packed(entry, at: position, of: index) else {
        return UnregisteredEntry(route: entry.route, place: .noScreen)
      }
      let hosted = coordinator.routes[coordinator.routeOfInstance[packed.instance]].hosted
      guard showsFlow(entry, asHosted: hosted) else {
        let name = hosted.map { app.graph.coordinators[$0].name }
        if let name, entry.flow == nil {
          return UnregisteredEntry(route: entry.route, place: .noFlow(of: name))
        }
        return UnregisteredEntry(route: entry.route, place: .flow(of: name))
      }
      guard let inner = entry.flow, let hosted else { continue }
      if let unregisteredEntry = unregistered(in: inner, of: hosted) { return unregisteredEntry }
    }
    return nil
  }

  /// Whether an entry brings a flow exactly where its route hosts one that is part of the same state.
  private func showsFlow(_ entry: ProjectedEntry, asHosted hosted: Int?) -> Bool {
    let isProjected = hosted.map { app.coordinators[$0].definition.reducer?.role == .projected }
    return (entry.flow != nil) == (isProjected ?? false)
  }

  /// The packed form of an entry, or nil where it is not shown as a screen is registered.
  private mutating func resolve(
    _ entry: ProjectedEntry, at position: Int, of index: Int
  ) -> Entry? {
    guard let packed = packed(entry, at: position, of: index) else { return nil }
    let coordinator = app.coordinators[index]
    let hosted = coordinator.routes[coordinator.routeOfInstance[packed.instance]].hosted
    return showsFlow(entry, asHosted: hosted) ? packed : nil
  }

  /// Returns the packed form of an entry, whatever flow it holds, or nil where it is not a registered screen.
  private mutating func packed(
    _ entry: ProjectedEntry, at position: Int, of index: Int
  ) -> Entry? {
    let coordinator = app.coordinators[index]
    let dialect = coordinator.definition.dialect
    let presentation =
      if let dialect, position == 0 {
        dialect.rootPresentation(embedsNavigation: entry.presentation.embedsNavigation)
      } else {
        entry.presentation
      }
    let key = ProjectedKey(
      coordinator: index, route: entry.route, arguments: entry.arguments,
      presentation: presentation, forbidsSwipe: entry.forbidsSwipe)
    if let known = caches.resolvedEntries[key] { return known }
    let routes = coordinator.definition.routes
    guard let route = routes.firstIndex(where: { $0.name == entry.route }) else { return nil }
    let wanted = entry.arguments.map { binding in
      (routes[route].arguments.firstIndex { $0.name == binding.argument }, binding.value)
    }
    let instance = coordinator.routes[route].instances.first { instance in
      wanted.allSatisfy { position, value in
        guard let position, case .constant(let text) = value else { return false }
        guard routes[route].arguments[position].values != nil else { return true }
        return coordinator.instances[instance].arguments[position] == text
      }
    }
    guard let instance else { return nil }
    let packed = Entry(
      instance: instance, presentation: presentation, forbidsSwipe: entry.forbidsSwipe)
    caches.resolvedEntries[key] = packed
    return packed
  }

  /// An entry of a projection without its identity.
  struct ProjectedKey: Hashable {
    let coordinator: Int
    let route: String
    let arguments: [ArgumentBinding]
    let presentation: Presentation
    let forbidsSwipe: Bool
  }
}

extension ProjectedEntry {
  /// Returns whether it is packed in the same way, regardless of the state of its flow and of its identity.
  fileprivate func isPacked(like other: ProjectedEntry) -> Bool {
    route == other.route && presentation == other.presentation
      && forbidsSwipe == other.forbidsSwipe && arguments == other.arguments
      && (flow == nil) == (other.flow == nil)
  }
}

extension ProjectedFlow {
  /// The entry that another one continues: that with its identity; where it has none, that of the same
  /// route at its position.
  fileprivate func origin(of entry: ProjectedEntry, at position: Int, taken: [Int]) -> Int? {
    if let identity = entry.identity {
      return entries.indices.first {
        entries[$0].identity == identity && entries[$0].route == entry.route && !taken.contains($0)
      }
    }
    guard entries.indices.contains(position), entries[position].identity == nil,
      entries[position].route == entry.route
    else { return nil }
    return position
  }
}
