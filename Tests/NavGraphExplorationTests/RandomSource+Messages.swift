import NavGraphModel

/// What transitions do besides changing containers.
extension RandomSource {
  mutating func onSlots(_ place: RandomPlace) -> [Operation] {
    let own = place.isOwnScreen ? place.screen?.slots ?? [] : []
    if drafts[place.coordinator].dialect == .routingReducer(.v0_0),
      !features.contains(.otherCommands)
    {
      return []
    }
    return (own + drafts[place.coordinator].slots).filter { $0.derived == nil }.flatMap { slot in
      [
        .fill(
          slot: slot.name,
          Destination(
            target: pattern(place, isNew: true),
            presentation: slot.kind.presentation(embedsNavigation: random.chance(50)))),
        .clear(slot: slot.name),
      ]
    }
  }

  mutating func onState(_ place: RandomPlace) -> [Operation] {
    var operations: [Operation] = []
    let variables =
      (place.screen?.variables ?? []) + drafts[place.coordinator].variables
    var names = variables.map(\.name)
    if features.contains(.variables) { names += ["app", "app"] }
    operations += names.map { .assign(variable: $0, .constant(random.pick(["0", "1"]))) }
    let effects = (place.screen?.effects ?? []) + drafts[place.coordinator].effects
    operations += effects.map { .start(effect: $0.name) }
    if drafts.contains(where: { $0.allEffects.contains { $0.id != nil } }), random.chance(50) {
      operations.append(.cancel(effect: "id"))
    }
    let hosting = drafts[place.coordinator].routes.filter { $0.hosts != nil }
    let isLate =
      drafts[place.coordinator].dialect == .routingReducer(.v0_0)
      && !features.contains(.otherCommands)
    if !hosting.isEmpty, !isLate, !leavesFlowsInside, random.chance(30) {
      operations.append(.reset(RoutePattern(route: random.pick(hosting).name)))
    }
    if place.isOwnScreen, !isLate, random.chance(25) { operations.append(.dismissScreen) }
    return operations
  }

  mutating func composed(_ place: RandomPlace, nesting: Int) -> [Operation] {
    var operations: [Operation] = []
    func some(_ place: RandomPlace, _ source: inout RandomSource) -> [Operation] {
      (0..<source.random.number(in: 0...1)).map { _ in source.operation(place, nesting: nesting) }
    }
    if has(.choices, 50) {
      operations.append(.oneOf([some(place, &self), some(place, &self)]))
    }
    if has(.conditions, 50) {
      let condition = condition(place, nesting: 1)
      operations.append(.when(condition, some(place, &self), otherwise: some(place, &self)))
    }
    if let (reference, other) = otherFlow(place), random.chance(60) {
      operations.append(.within(reference, [onContainer(other)]))
    }
    if features.contains(.followUps) {
      let dialect = drafts[place.coordinator].dialect
      if dialect != .routingReducer(.v0_0) {
        var later = place
        later.screen = nil
        later.isOwnScreen = false
        operations.append(.later([onContainer(later)]))
        for _ in 0..<6 where place.isOwnScreen && features.contains(.laterSlots) {
          let onSlots = onSlots(place)
          guard !onSlots.isEmpty else { continue }
          let onContainer = random.chance(50) ? [onContainer(later)] : []
          operations.append(.later([random.pick(onSlots)] + onContainer))
        }
      }
      if let dialect, dialect.hasDeferredSet, isSimple(place.coordinator) {
        operations.append(.deferredSet([onStack(place, dialect)]))
      }
    }
    return operations
  }

  /// Whether the entries of a stack are nothing but what the array holds.
  private func isSimple(_ index: Int) -> Bool {
    drafts[index].routes.allSatisfy {
      $0.hosts == nil && $0.variables.isEmpty && $0.effects.isEmpty && $0.slots.isEmpty
    }
  }

  mutating func messages(_ place: RandomPlace) -> [Operation] {
    guard features.contains(.messages) else { return [] }
    let action = place.level == 0 ? random.pick(["s1", "s2"]) : "s2"
    if sendsOnlyReports { return [.emit(action), .emit(action)] }
    let hosting = drafts[place.coordinator].routes.filter { $0.hosts != nil }
    var operations: [Operation] = [
      .emit(action), .emit(action),
      .send(action, .route(pattern(place, isNew: false))),
      .send(action, .index(random.number(in: 0...1))),
      .send(action, .identity("shared")),
    ]
    if let host = hosting.first, let inner = hosted(by: host) {
      operations.append(
        .send(
          action,
          .child(
            [host.name], route: random.chance(60) ? random.pick(drafts[inner].routes).name : nil)))
    }
    let links = drafts.flatMap(\.links)
    if place.level == 0, !links.isEmpty {
      operations.append(
        .open(
          link: random.pick(links).pattern,
          random.chance(50) ? [ArgumentBinding(argument: "id", value: .constant("1"))] : []))
    }
    return operations
  }
}

extension CoordinatorDefinition {
  fileprivate var allEffects: [EffectDefinition] { effects + routes.flatMap(\.effects) }
}
