import NavGraphFacts
import NavGraphModel

/// New entries and new flows.
extension NaiveRun {
  /// A new entry without its content; each sample of an argument that is not given is a choice.
  mutating func newEntry(
    _ destination: Destination, of coordinator: String, actor: NaiveActor
  ) -> NaiveEntry {
    let arguments = newArguments(destination.target, of: coordinator, actor: actor)
    let route = destination.target.route
    var entry = NaiveEntry(
      route: route, arguments: arguments, standing: destination.presentation)
    entry.forbidsSwipe = destination.sheet?.disablesDismissal ?? false
    entry.start = destination.start?.map { resolved($0, actor) }
    entry.id = newID()
    return entry
  }

  /// A new entry of tabs, a switch or a joined container.
  mutating func newPlace(
    _ target: RoutePattern, of coordinator: String, actor: NaiveActor
  ) -> NaiveEntry {
    let arguments = newArguments(target, of: coordinator, actor: actor)
    var entry = NaiveEntry(route: target.route, arguments: arguments)
    entry.id = newID()
    return entry
  }

  private mutating func newArguments(
    _ target: RoutePattern, of coordinator: String, actor: NaiveActor
  ) -> [String: String] {
    var arguments: [String: String] = [:]
    for argument in registration.route(target.route, of: coordinator).arguments {
      guard let values = argument.values else { continue }
      if let binding = target.bindings.first(where: { $0.argument == argument.name }) {
        arguments[argument.name] = value(binding.value, actor)
      } else {
        arguments[argument.name] = choices.choose(from: values)
      }
    }
    return arguments
  }

  func value(_ value: ArgumentBinding.Value, _ actor: NaiveActor) -> String? {
    switch value {
    case .constant(let value): value
    case .copied(let source): actor.arguments[source]
    }
  }

  /// With what is copied from the acting screen written out.
  private func resolved(_ destination: Destination, _ actor: NaiveActor) -> Destination {
    var copy = destination
    copy.target.bindings = destination.target.bindings.compactMap { binding in
      value(binding.value, actor).map {
        ArgumentBinding(argument: binding.argument, value: .constant($0))
      }
    }
    copy.start = destination.start?.map { resolved($0, actor) }
    return copy
  }

  /// Makes what belongs to each new entry, from the outermost.
  mutating func furnish() {
    while true {
      let map = map
      guard let id = map.entryOrder.first(where: { map.entries[$0]?.isMade == false }),
        let entry = map.entries[id], let place = map.places[id],
        let coordinator = map.flows[place.flow]?.coordinator
      else { return }
      let route = registration.route(entry.route, of: coordinator)
      let effects = appearing(
        route.effects, coordinator: coordinator,
        route: registration.routeIndex(entry.route, of: coordinator))
      let variables = initialValues(route.variables)
      let contents = initialContents(route.slots, of: coordinator, actor: actor(id))
      state.change(entry: id) {
        $0.isMade = true
        $0.start = nil
        $0.variables = variables
        $0.slots = contents
        // One that an equal entry had before goes on instead.
        for effect in effects where $0.pending[.effect(effect)] == nil {
          $0.pending[.effect(effect)] = 1
        }
      }
      if let hosted = route.hosts {
        host(hosted, in: id, start: entry.start)
      }
    }
  }

  /// Gives an entry a fresh flow.
  mutating func host(
    _ coordinator: String, in entry: Int, start: [Destination]?
  ) {
    let flow = emptyFlow(coordinator)
    state.change(entry: entry) { $0.hosted = [flow] }
    fill(flow.id, start: start)
  }

  /// A flow before its first entries.
  mutating func emptyFlow(_ coordinator: String) -> NaiveFlow {
    let definition = registration.coordinator(coordinator)
    var flow = NaiveFlow(coordinator: coordinator)
    flow.id = newID()
    flow.variables = initialValues(definition.variables)
    flow.slots = initialContents(definition.slots, of: coordinator, actor: .nobody)
    for effect in appearing(definition.effects, coordinator: coordinator, route: nil) {
      flow.pending[.effect(effect), default: 0] += 1
    }
    return flow
  }

  /// Puts the first entries into a flow; each declared stack is a choice.
  mutating func fill(_ id: Int, start: [Destination]?) {
    guard let coordinator = state.flow(id)?.coordinator else { return }
    var entries: [NaiveEntry] = []
    var selected: Int?
    switch registration.coordinator(coordinator).container {
    case .stack(let stack):
      for destination in start ?? choices.choose(from: stack.initial) {
        var entry = newEntry(destination, of: coordinator, actor: .nobody)
        if case .composableNavigation = stack.dialect {
          (entry.kind, entry.hasNavigation, entry.forbidsSwipe) = (.push, false, false)
        }
        entries.append(entry)
      }
    case .tabs(let tabs):
      for item in tabs.items {
        entries.append(newPlace(RoutePattern(route: item), of: coordinator, actor: .nobody))
      }
      selected = tabs.items.firstIndex(of: tabs.initial)
    case .switch(let cases):
      let initial = RoutePattern(route: cases.initial)
      entries = [newPlace(initial, of: coordinator, actor: .nobody)]
    case .joined(let hosts):
      for route in hosts {
        entries.append(newPlace(RoutePattern(route: route), of: coordinator, actor: .nobody))
      }
    }
    state.change(flow: id) { ($0.entries, $0.selected) = (entries, selected) }
  }

  /// What slots hold from the start.
  private mutating func initialContents(
    _ slots: [SlotDefinition], of coordinator: String, actor: NaiveActor
  ) -> [String: NaiveEntry] {
    var contents: [String: NaiveEntry] = [:]
    for slot in slots {
      guard let initial = slot.initial else { continue }
      let standing = slot.kind(of: initial.route).presentation(embedsNavigation: false)
      contents[slot.name] = newEntry(
        Destination(target: initial, presentation: standing), of: coordinator, actor: actor)
    }
    return contents
  }

  private func initialValues(_ variables: [VariableDefinition]) -> [String: String] {
    var values: [String: String] = [:]
    for variable in variables { values[variable.name] = variable.values.first }
    return values
  }

  private func appearing(
    _ effects: [EffectDefinition], coordinator: String, route: Int?
  ) -> [EffectReference] {
    effects.indices.filter {
      effects[$0].startsOnAppearance && (route == nil || effects[$0].lifetime == .owner)
    }.map {
      EffectReference(coordinator: registration.index(coordinator), route: route, index: $0)
    }
  }
}
