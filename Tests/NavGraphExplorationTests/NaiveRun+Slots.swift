import NavGraphFacts
import NavGraphModel

/// Slots, variables, and flows that start afresh.
extension NaiveRun {
  mutating func fill(
    _ slot: String, _ destination: Destination, _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let place = slotPlace(slot, doing.actor, in: doing.flow) else {
      return try note(Outcome(.ignored(.screenGone)), doing, index)
    }
    guard let coordinator = state.flow(place.flow)?.coordinator else { return }
    var entry = newEntry(destination, of: coordinator, actor: doing.actor)
    let standing = place.definition.kind(of: entry.route).presentation(
      embedsNavigation: destination.presentation.embedsNavigation)
    let standingEntry = NaiveEntry(route: "", arguments: [:], standing: standing)
    (entry.kind, entry.hasNavigation) = (standingEntry.kind, standingEntry.hasNavigation)
    var continues = false
    if let old = place.content, old.route == entry.route, old.arguments == entry.arguments {
      if place.definition.isBool { return try note(.applied, doing, index) }
      continues =
        registration.rules.contains(.sameIdentities)
        && registration.isComposableArchitecture(coordinator)
      if continues { (entry.pending, entry.hasAppeared) = (old.pending, old.hasAppeared) }
    }
    put(entry, slot, flow: place.flow, owner: place.owner, continues: continues)
    settle()
    let outcome = place.content.map { old in
      if old.route == entry.route { return Outcome.appliedDespite(.slotTakenBySame) }
      let isAlert = place.definition.kind(of: old.route).isAlert
      return .appliedDespite(isAlert ? .slotTakenByAlert : .slotTaken)
    }
    try note(outcome ?? .applied, doing, index)
  }

  mutating func clear(_ slot: String, _ index: Int, _ doing: NaiveDoing) throws {
    guard let place = slotPlace(slot, doing.actor, in: doing.flow) else {
      return try note(Outcome(.ignored(.screenGone)), doing, index)
    }
    if place.content == nil { return try note(Outcome(.ignored(.slotEmpty)), doing, index) }
    put(nil, slot, flow: place.flow, owner: place.owner)
    settle()
    try note(.applied, doing, index)
  }

  /// A slot of ``slotOwner(_:_:in:)``, otherwise of the container, of one of its tabs or of the case that it shows; nil
  /// where the screen is gone.
  func slotPlace(
    _ name: String, _ actor: NaiveActor, in flow: Int
  ) -> (flow: Int, owner: Int?, definition: SlotDefinition, content: NaiveEntry?)? {
    if let owner = slotOwner(name, actor, in: flow) {
      let map = map
      guard let entry = owner.entry, let flow = map.places[entry]?.flow else { return nil }
      return (flow, entry, owner.definition, map.entries[entry]?.slots[name])
    }
    guard let flow = state.flow(flow) else { return nil }
    let coordinator = registration.coordinator(flow.coordinator)
    if let slot = coordinator.slots.first(where: { $0.name == name }) {
      return (flow.id, nil, slot, flow.slots[name])
    }
    if case .stack = coordinator.container { return nil }
    for entry in flow.entries {
      let route = coordinator.routes.first { $0.name == entry.route }
      if let slot = route?.slots.first(where: { $0.name == name }) {
        return (flow.id, entry.id, slot, entry.slots[name])
      }
    }
    return nil
  }

  // MARK: Variables and flows

  mutating func assign(
    _ variable: String, _ value: VariableValue, _ index: Int, _ doing: NaiveDoing
  ) throws {
    let new: String? =
      switch value {
      case .constant(let value): value
      case .copied(let argument): doing.actor.arguments[argument]
      }
    guard let new else { return try note(.applied, doing, index) }
    switch scope(variable, flow: doing.flow, actor: doing.actor) {
    case .screen(nil):
      return try note(Outcome(.ignored(.screenGone)), doing, index)
    case .gone:
      return try note(Outcome(.ignored(.noAddressee)), doing, index)
    case .screen(.some(let entry)):
      state.change(entry: entry) { $0.variables[variable] = new }
    case .flow(let flow):
      state.change(flow: flow) { $0.variables[variable] = new }
    case .app:
      state.variables[variable] = new
    }
    settle()
    try note(.applied, doing, index)
  }

  mutating func reset(
    _ target: RoutePattern, _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow),
      let entry = flow.entries.last(where: { matches(target, $0, doing.actor) })
    else { return try note(Outcome(.ignored(.noMatch)), doing, index) }
    if let hosted = registration.route(entry.route, of: flow.coordinator).hosts {
      host(hosted, in: entry.id, start: nil)
      settle()
    }
    try note(.applied, doing, index)
  }
}
