import NavGraphModel

/// When something is possible.
extension NaiveRun {
  /// - Parameter flow: Whose container the condition is about.
  mutating func holds(_ condition: Condition, flow id: Int, actor: NaiveActor) -> Bool {
    switch condition {
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top:
      return state.flow(id).map { holds(condition, in: $0, actor) } ?? false
    case .presentedAs(let style):
      return actor.style == style
    case .argument(let name, let value):
      if let known = actor.arguments[name] { return known == value }
      return choices.choose(2) == 0
    case .variable(let name, let value):
      return read(name, flow: id, actor: actor) == value
    case .input(let name, let value):
      if let fixed = state.inputs[name] { return fixed == value }
      let values = registration.graph.inputs.first { $0.name == name }?.values ?? []
      return choices.choose(from: values) == value
    case .slotIsTaken(let name, let pattern):
      guard let content = slotPlace(name, actor, in: id)?.content else { return false }
      return pattern.map { matches($0, content, actor) } ?? true
    case .within(let reference, let inner):
      guard let other = find(reference, from: id) else { return false }
      return holds(inner, flow: other, actor: actor)
    case .not(let inner):
      return !holds(inner, flow: id, actor: actor)
    case .all(let parts):
      for part in parts where !holds(part, flow: id, actor: actor) { return false }
      return true
    case .any(let parts):
      for part in parts where holds(part, flow: id, actor: actor) { return true }
      return false
    }
  }

  /// Of a container.
  private func holds(
    _ condition: Condition, in flow: NaiveFlow, _ actor: NaiveActor
  ) -> Bool {
    switch condition {
    case .count(let comparison):
      return compare(flow.entries.count, comparison)
    case .navigationCount(let comparison):
      let pushes = flow.entries.reversed().prefix { $0.kind == .push }.count
      return compare(min(pushes + 1, flow.entries.count), comparison)
    case .isPresenting:
      return flow.entries.dropFirst().contains { $0.kind != .push }
    case .canPush:
      return registration.library(of: flow.coordinator)?.canPush(onto: flow.entries) == true
    case .contains(let pattern):
      return flow.entries.contains { matches(pattern, $0, actor) }
    case .top(let pattern):
      return top(of: flow).map { matches(pattern, $0, actor) } ?? false
    default:
      return false
    }
  }

  private func top(of flow: NaiveFlow) -> NaiveEntry? {
    switch registration.coordinator(flow.coordinator).container {
    case .stack, .joined: flow.entries.last
    case .tabs: flow.selected.map { flow.entries[$0] }
    case .switch: flow.entries.first
    }
  }

  func matches(_ pattern: RoutePattern, _ entry: NaiveEntry, _ actor: NaiveActor) -> Bool {
    entry.route == pattern.route
      && pattern.bindings.allSatisfy { binding in
        value(binding.value, actor).map { $0 == entry.arguments[binding.argument] } ?? false
      }
  }

  /// The screen that has a slot of this name: the acting one or the one whose slot holds it, whose entry is nil
  /// if it is gone; or one that encloses the acting flow, and still exists.
  ///
  /// - Parameter flow: The flow whose container has to contain the screen.
  func slotOwner(
    _ name: String, _ actor: NaiveActor, in flow: Int
  ) -> (entry: Int?, definition: SlotDefinition)? {
    if let coordinator = actor.coordinator, actor.flow ?? flow == flow,
      state.flow(flow).map({ $0.coordinator == coordinator }) ?? true
    {
      for (route, entry) in [(actor.route, actor.entry), (actor.ownerRoute, actor.owner)] {
        guard let route else { continue }
        let slots = registration.route(route, of: coordinator).slots
        if let slot = slots.first(where: { $0.name == name }) { return (entry, slot) }
      }
    }
    let map = map
    for host in actor.hosts where map.places[host]?.flow == flow {
      guard let coordinator = map.flows[flow]?.coordinator, let route = map.entries[host]?.route
      else { continue }
      let slots = registration.route(route, of: coordinator).slots
      if let slot = slots.first(where: { $0.name == name }) { return (host, slot) }
    }
    return nil
  }

  private func compare(_ value: Int, _ comparison: Comparison) -> Bool {
    switch comparison {
    case .equal(let other): value == other
    case .lessThan(let other): value < other
    case .atLeast(let other): value >= other
    }
  }
}

// MARK: - Variables and other containers

extension NaiveRun {
  /// Who has a variable: the acting screen, the flow, the nearest around it, or the app.
  enum Scope {
    case screen(Int?)
    case flow(Int)
    case app
    /// A flow that is not there any more.
    case gone
  }

  func scope(_ variable: String, flow: Int, actor: NaiveActor) -> Scope {
    if let coordinator = actor.coordinator, let route = actor.route,
      registration.route(route, of: coordinator).variables.contains(where: { $0.name == variable })
    {
      return .screen(actor.entry)
    }
    for level in levels(around: flow) {
      if state.flow(level.flow)?.variables[variable] != nil { return .flow(level.flow) }
    }
    return state.variables[variable] == nil ? .gone : .app
  }

  private func read(_ variable: String, flow: Int, actor: NaiveActor) -> String? {
    switch scope(variable, flow: flow, actor: actor) {
    case .screen(let entry): entry.flatMap { state.entry($0) }?.variables[variable]
    case .flow(let flow): state.flow(flow)?.variables[variable]
    case .app, .gone: state.variables[variable]
    }
  }

  /// Another container, or nil where it is not there.
  func find(_ reference: FlowReference, from flow: Int) -> Int? {
    switch reference {
    case .ancestor(let coordinator):
      return levels(around: flow).dropFirst().first {
        state.flow($0.flow)?.coordinator == coordinator
      }?.flow
    case .child(let hosts):
      var current = flow
      for host in hosts {
        guard let next = hostedFlow(of: host, in: current) else { return nil }
        current = next
      }
      return current
    }
  }

  /// The flow of the topmost entry of a hosting route.
  func hostedFlow(of route: String, in flow: Int) -> Int? {
    state.flow(flow)?.fromTop.first { $0.route == route }?.hosted.first?.id
  }
}
