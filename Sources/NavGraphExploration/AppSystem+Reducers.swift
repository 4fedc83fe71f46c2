import NavGraphModel

// Flows that a reducer of the author's keeps.

/// What led to a run of a reducer.
struct ReducerSite {
  var reference: TransitionReference
  /// The position of the operation that runs the reducer.
  var index: Int
  var actor: ActingScreen?
}

extension AppSystem {
  /// Runs a reducer by an operation of a transition.
  ///
  /// - Returns: Whether the app lives on.
  mutating func reduce(_ index: Int, at site: OperationSite) -> Bool {
    let position = site.actor.flatMap { actor -> Int? in
      guard let last = address(of: actor)?.last, last.kind == .entry else { return nil }
      return last.index
    }
    return run(
      .registered(coordinator: site.reference.coordinator, index: index, position: position),
      from: site.flow,
      at: ReducerSite(reference: site.reference, index: site.index ?? 0, actor: site.actor))
  }

  /// Whether the author's guard lets a transition's action happen.
  func allows(
    _ action: Int, of transition: TransitionReference, at flow: Address, actor: ActingScreen?
  )
    -> Bool
  {
    guard let (_, machine, state) = reducer(around: flow) else { return false }
    let position = actor.flatMap { actor -> Int? in
      guard let last = actor.address.last, last.kind == .entry else { return nil }
      return last.index
    }
    let author = transition.number
    // What is set aside is refused where it is taken.
    if monitor.reasonAgainst(
      search: searchNumber, state: number, label: ordinal, action: author) != nil
    {
      return true
    }
    monitor.willTake(search: searchNumber, state: number, label: ordinal, action: author)
    defer { monitor.didTake() }
    return machine.allows(
      .registered(coordinator: transition.coordinator, index: action, position: position),
      in: state)
  }

  /// The reducer whose state a flow is part of, its flow, and its state.
  private func reducer(
    around flow: Address
  ) -> (flow: Address, machine: any FlowMachine, state: UInt32)? {
    for address in flow.enclosingFlows {
      guard let id = tree.flowID(at: address) else { continue }
      if let machine = machines[tree.coordinator(of: id)] {
        return (address, machine, tree.machineState(of: id))
      }
    }
    return nil
  }

  /// Runs the reducer whose state a flow is part of.
  ///
  /// - Returns: Whether the app lives on.
  mutating func run(_ action: MachineAction, from flow: Address, at site: ReducerSite) -> Bool {
    guard let (owner, machine, state) = reducer(around: flow) else {
      note(Outcome(.ignored(.noContainer)), at: site)
      return true
    }
    let author = site.reference.number
    if let reason = monitor.reasonAgainst(
      search: searchNumber, state: number, label: ordinal, action: author)
    {
      note(Outcome(.failed(reason.reason)), at: site, detail: reason.detail)
      return false
    }
    monitor.willTake(search: searchNumber, state: number, label: ordinal, action: author)
    let before = machine.shown(state)
    let step = machine.reduce(state, by: action)
    monitor.didTake()
    for noted in step.notes {
      note(noted.outcome, of: .called(noted.operation), at: site)
    }
    if let doubt = step.doubt { note(.appliedDespite(doubt), at: site) }
    if step.notes.contains(where: { $0.outcome.release.isFailure }) { return false }
    let flows = Self.family(of: owner, in: tree, app)
    guard apply(step.shown, over: before, at: owner) else {
      let stranger = unregistered(
        in: step.shown, of: tree.flowID(at: owner).map { tree.coordinator(of: $0) } ?? 0)
      note(Outcome(.failed(.notRegistered)), at: site, detail: stranger?.route)
      return false
    }
    setMachineState(step.state, at: owner)
    infer(from: flows, at: owner, site)
    for followUp in step.followUps { take(followUp, of: owner, at: site) }
    return true
  }

  private mutating func setMachineState(_ state: UInt32, at address: Address) {
    guard let id = tree.flowID(at: address) else { return }
    var flow = read(id)
    flow.machine = state + 1
    set(intern(flow), at: address)
  }

  // MARK: - What the state shows

  /// A fresh flow with a reducer's first state; nil where that shows what is not registered.
  mutating func makeReducerFlow(_ index: Int, _ machine: any FlowMachine) -> RecordID {
    let step = machine.start()
    guard let flow = makeFlow(of: step.shown, of: index) else {
      // A flow that shows nothing: the first step that looks at it says why.
      return makeEmptyFlow(index, machine: step.state + 1)
    }
    var result = read(flow)
    result.machine = step.state + 1
    return intern(result)
  }

  func makeEmptyFlow(_ index: Int) -> StateTree.Flow {
    StateTree.Flow(coordinator: index, isStack: app.coordinators[index].semantics != nil)
  }

  private mutating func makeEmptyFlow(_ index: Int, machine: UInt32) -> RecordID {
    var flow = makeEmptyFlow(index)
    flow.machine = machine
    return intern(flow)
  }

  /// A fresh flow with what a reducer's state shows; nil where that is not registered.
  private mutating func makeFlow(of shown: ProjectedFlow, of index: Int) -> RecordID? {
    let coordinator = app.coordinators[index]
    var flow = makeEmptyFlow(index)
    flow.values = tree.intern(coordinator.initialValues)
    flow.pending = tree.intern(
      pending: zip(coordinator.ownEffects, coordinator.definition.effects)
        .filter(\.1.startsOnAppearance).map { ($0.0, 1) })
    for (position, entry) in shown.entries.enumerated() {
      guard add(entry, at: position, to: &flow) else { return nil }
    }
    flow.selection = UInt32((shown.selected ?? -1) + 1)
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
      guard let hosted = coordinator.hosted[route], let made = makeFlow(of: inner, of: hosted)
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
  private mutating func apply(
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
      if source == position, entry.stands(like: before.entries[source]) {
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
      guard apply(inner, over: known, at: address + [.entry(position)]) else { return false }
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
      let hosted = coordinator.hosted[coordinator.routeOfInstance[packed.instance]]
      guard showsFlow(entry, asHosted: hosted) else {
        let name = hosted.map { app.graph.coordinators[$0].name }
        return UnregisteredEntry(
          route: entry.route, place: entry.flow == nil ? .noFlow(of: name) : .flow(of: name))
      }
      guard let inner = entry.flow, let hosted else { continue }
      if let stranger = unregistered(in: inner, of: hosted) { return stranger }
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
    let hosted = coordinator.hosted[coordinator.routeOfInstance[packed.instance]]
    return showsFlow(entry, asHosted: hosted) ? packed : nil
  }

  /// The packed form of an entry, whatever flow it holds, or nil where no registered screen is meant.
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
    if let known = resolvedEntries[key] { return known }
    let routes = coordinator.definition.routes
    guard let route = routes.firstIndex(where: { $0.name == entry.route }) else { return nil }
    let wanted = entry.arguments.map { binding in
      (routes[route].arguments.firstIndex { $0.name == binding.argument }, binding.value)
    }
    let instance = coordinator.instancesOfRoute[route].first { instance in
      wanted.allSatisfy { position, value in
        guard let position, case .constant(let text) = value else { return false }
        guard routes[route].arguments[position].values != nil else { return true }
        return coordinator.instances[instance].arguments[position] == text
      }
    }
    guard let instance else { return nil }
    let packed = Entry(
      instance: instance, presentation: presentation, forbidsSwipe: entry.forbidsSwipe)
    resolvedEntries[key] = packed
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
  /// Whether it is packed in the same way, whatever its flow shows and whoever it is.
  fileprivate func stands(like other: ProjectedEntry) -> Bool {
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

extension TransitionReference {
  /// A number that hardly any other transition of a graph has.
  package var number: UInt32 {
    let place: Int =
      switch place {
      case .screen(let route): route + 2
      case .coordinator: 1
      case .link: 0
      }
    return UInt32(truncatingIfNeeded: (coordinator &* 4_099 &+ place) &* 65_599 &+ index)
  }
}

// MARK: - Follow-ups

extension AppSystem {
  private mutating func take(
    _ followUp: MachineFollowUp, of owner: Address, at site: ReducerSite
  ) {
    guard let id = tree.flowID(at: owner) else { return }
    let coordinator = tree.coordinator(of: id)
    switch followUp {
    case .now(let action):
      queue.append(.reducer(owner, coordinator: coordinator, action: .followUp(action), at: site))
    case .emit(let output):
      queue.append(.report(owner, coordinator: coordinator, output: app.names[output]))
    case .later(let action, let event, let name, let goesWithScreen):
      let value = followUps.number(
        of: FollowUpTable.Key(
          coordinator: coordinator, value: event, name: name, reference: site.reference),
        action: action)
      let place = goesWithScreen ? site.actor.flatMap { address(of: $0) } : nil
      if goesWithScreen, place == nil { return }
      addFollowUp(value, at: place ?? owner, isFlow: place == nil)
    case .cancel(let name): cancelFollowUps(named: name, of: coordinator)
    }
  }

  /// Puts a follow-up under way, up to the limit.
  private mutating func addFollowUp(_ value: UInt32, at address: Address, isFlow: Bool) {
    guard let kind = app.reducerFollowUps else { return }
    changePending(at: address, isFlow: isFlow) { system, list in
      guard list.count(where: { $0 == (kind, value) }) < system.limits.pending else {
        system.softCuts.insert(.pending)
        return
      }
      list.append((kind, value))
    }
  }

  /// Takes one follow-up away.
  mutating func removeFollowUp(_ value: UInt32, at address: Address, isFlow: Bool) {
    guard let kind = app.reducerFollowUps else { return }
    changePending(at: address, isFlow: isFlow) { _, list in
      if let index = list.firstIndex(where: { $0 == (kind, value) }) { list.remove(at: index) }
    }
  }

  private mutating func cancelFollowUps(named name: String, of coordinator: Int) {
    guard let kind = app.reducerFollowUps else { return }
    var places: [(Address, isFlow: Bool)] = []
    visitFlow(
      tree.root, at: [], flow: { address, _ in places.append((address, true)) },
      entry: { address, _, _ in places.append((address, false)) })
    let followUps = followUps
    for (address, isFlow) in places {
      changePending(at: address, isFlow: isFlow) { _, list in
        list.removeAll { element in
          guard element.kind == kind, let known = followUps[element.value] else { return false }
          return known.key.name == name && known.key.coordinator == coordinator
        }
      }
    }
  }

  private mutating func changePending(
    at address: Address, isFlow: Bool,
    _ body: (inout AppSystem, inout [(kind: Int, value: UInt32)]) -> Void
  ) {
    if isFlow {
      guard let id = tree.flowID(at: address) else { return }
      var list = tree.pending(tree.table[id, 4])
      body(&self, &list)
      let changed = tree.intern(pending: list)
      guard changed != tree.table[id, 4] else { return }
      var flow = read(id)
      flow.pending = changed
      set(intern(flow), at: address)
    } else {
      guard let cell = tree.cell(at: address) else { return }
      var kept = tree.kept(cell.kept)
      var list = tree.pending(kept.pending)
      body(&self, &list)
      let changed = tree.intern(pending: list)
      guard changed != kept.pending else { return }
      kept.pending = changed
      set(kept, ofEntryAt: address)
    }
  }
}

/// What reducers asked to come later, by number. One exploration shares one of these.
final class FollowUpTable {
  struct Key: Hashable {
    let coordinator: Int
    let value: AnyHashable?
    let name: String
    /// The transition that led to it.
    let reference: TransitionReference
  }

  private var elements: [(key: Key, action: any ActionSource)] = []
  private var numbers: [Key: UInt32] = [:]

  func number(of key: Key, action: any ActionSource) -> UInt32 {
    if let known = numbers[key] { return known }
    let number = UInt32(elements.count)
    elements.append((key, action))
    numbers[key] = number
    return number
  }

  subscript(number: UInt32) -> (key: Key, action: any ActionSource)? {
    Int(number) < elements.count ? elements[Int(number)] : nil
  }
}

// MARK: - What changed

extension AppSystem {
  /// A flow of a reducer's family before a step.
  struct FamilyMember {
    /// Hosting routes from the reducer's own flow.
    let path: [Int]
    let coordinator: Int
    let entries: [Entry]
    let selection: UInt32
  }

  /// The flows in a reducer's state, its own first.
  private static func family(
    of owner: Address, in tree: StateTree, _ app: CompiledApp
  ) -> [FamilyMember] {
    var members: [FamilyMember] = []
    func visit(_ id: RecordID, path: [Int]) {
      let number = tree.coordinator(of: id)
      let coordinator = app.coordinators[number]
      var entries: [Entry] = []
      tree.entries(of: id, into: &entries)
      members.append(
        FamilyMember(
          path: path, coordinator: number, entries: entries, selection: tree.table[id, 1]))
      for index in entries.indices {
        let inner = tree.kept(tree.cell(index, of: id).kept).flow
        guard inner != 0,
          app.coordinators[tree.coordinator(of: inner)].definition.reducer?.role == .projected
        else { continue }
        visit(inner, path: path + [coordinator.routeOfInstance[entries[index].instance]])
      }
    }
    if let id = tree.flowID(at: owner) { visit(id, path: []) }
    return members
  }

  /// Notes what a run changed, as operations.
  private mutating func infer(
    from before: [FamilyMember], at owner: Address, _ site: ReducerSite
  ) {
    var changed = false
    for after in Self.family(of: owner, in: tree, app) {
      // A flow that came into being with its host is part of what brought that.
      guard let known = before.first(where: { $0.path == after.path }) else { continue }
      guard let change = change(from: known, to: after) else { continue }
      changed = true
      let operation = placed(
        change.operation, in: after, from: site.reference.coordinator, among: before)
      note(.applied, of: operation, at: site, container: after.coordinator, brings: change.brings)
    }
    if !changed { note(.applied, at: site) }
  }

  /// An operation as the coordinator that registered the action would write it.
  private func placed(
    _ operation: Operation, in member: FamilyMember, from coordinator: Int,
    among members: [FamilyMember]
  ) -> Operation {
    guard member.coordinator != coordinator else { return operation }
    let around = members.first {
      $0.coordinator == coordinator && member.path.starts(with: $0.path)
    }
    guard let around else {
      return .within(.ancestor(app.graph.coordinators[member.coordinator].name), [operation])
    }
    var names: [String] = []
    var current = coordinator
    for route in member.path.dropFirst(around.path.count) {
      names.append(app.graph.coordinators[current].routes[route].name)
      current = app.coordinators[current].hosted[route] ?? current
    }
    return .within(.child(names), [operation])
  }

  private func change(
    from before: FamilyMember, to after: FamilyMember
  ) -> (operation: Operation, brings: [Int])? {
    let coordinator = app.coordinators[after.coordinator]
    func pattern(_ entry: Entry) -> RoutePattern {
      RoutePattern(
        route: coordinator.definition.routes[coordinator.routeOfInstance[entry.instance]].name)
    }
    switch coordinator.kind {
    case .tabs:
      if before.entries.map(\.rawValue) != after.entries.map(\.rawValue) {
        return (.setItems(after.entries.map { pattern($0).route }), after.entries.map(\.instance))
      }
      guard before.selection != after.selection, after.selection > 0 else { return nil }
      return (.select(pattern(after.entries[Int(after.selection) - 1])), [])
    case .switch:
      guard let shown = after.entries.first,
        shown.rawValue != before.entries.first?.rawValue
      else { return nil }
      return (.show(pattern(shown)), [shown.instance])
    case .stack, .joined:
      return StackComparison(before: before.entries, after: after.entries).operation(pattern)
    }
  }
}

// MARK: - What the views send

extension AppSystem {
  /// What the view of a stack sends when a gesture leaves only these of its entries.
  mutating func write(remaining: [Int], ofReducerAt address: Address) -> Ending {
    viewAction(at: address, of: \.gestures) { coordinator, index in
      .gesture(coordinator: coordinator, index: index, remaining: remaining)
    }
  }

  /// What a tab bar sends when a tab is tapped.
  mutating func select(_ route: Int, ofReducerAt address: Address) -> Ending {
    guard let id = tree.flowID(at: address) else { return .none }
    let name = app.graph.coordinators[tree.coordinator(of: id)].routes[route].name
    return viewAction(at: address, of: \.selection) { coordinator, index in
      .selection(coordinator: coordinator, index: index, route: name)
    }
  }

  private mutating func viewAction(
    at address: Address, of handler: KeyPath<ReducerDefinition, Int?>,
    _ make: (_ coordinator: Int, _ index: Int) -> MachineAction
  ) -> Ending {
    guard let id = tree.flowID(at: address) else { return .none }
    let number = tree.coordinator(of: id)
    let definition = app.graph.coordinators[number]
    guard let position = definition.reducer?[keyPath: handler],
      case .reduce(let index)? = definition.handlers[position].transition.operations.first
    else { return .none }
    let site = ReducerSite(
      reference: TransitionReference(coordinator: number, place: .coordinator, index: position),
      index: 0, actor: nil)
    guard run(make(number, index), from: address, at: site) else { return .crash }
    return work() == .crash ? .crash : .state
  }
}
