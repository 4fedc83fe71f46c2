import NavGraphFacts
import NavGraphModel

/// The content of facts, in the words of tests.
///
/// A state is written with its entries from the bottom, `*` on the active ones:
/// `home ▸ [sheet] item(1)*`; tabs and cases are separated by `|`, the selected one marked with `>`. Then
/// come, where they exist, a hosted flow `{…}`, slots `<filter: help*>`, values `[true]` and pending
/// effects `!load`; those of a flow come after its last entry and a semicolon.
struct FactsWords {
  let facts: Facts

  init(_ facts: Facts) {
    self.facts = facts
  }

  func route(_ reference: RouteReference) -> String {
    let coordinator = facts.graph.coordinators[reference.coordinator]
    let name = coordinator.routes[reference.route].name
    return facts.graph.coordinators.count == 1 ? name : "\(coordinator.name).\(name)"
  }

  /// The place and the action; those with an earlier namesake there have a number: `home open#1`.
  func transition(_ reference: TransitionReference) -> String {
    let coordinator = facts.graph.coordinators[reference.coordinator]
    let siblings: [String]
    let place: String
    switch reference.place {
    case .screen(let index):
      siblings = coordinator.routes[index].transitions.map(\.action)
      place = route(RouteReference(coordinator: reference.coordinator, route: index))
    case .coordinator:
      siblings = coordinator.handlers.map(\.transition.action)
      place = coordinator.name
    case .link:
      siblings = coordinator.links.map(\.pattern)
      place = "link"
    }
    let action = siblings[reference.index]
    let earlier = siblings[..<reference.index].count { $0 == action }
    return "\(place) \(action)\(earlier > 0 ? "#\(earlier)" : "")"
  }

  func landing(_ seen: LandingObservation) -> String {
    let target = seen.landing.map(route) ?? "nothing"
    guard let source = seen.source.map(route) else { return "\(cause(seen.cause)) → \(target)" }
    if case .transition(let reference) = seen.cause, case .screen = reference.place {
      return "\(transition(reference)) → \(target)"
    }
    return "\(source): \(cause(seen.cause)) → \(target)"
  }

  func cause(_ cause: Cause) -> String {
    switch cause {
    case .transition(let reference): transition(reference)
    case .later(let reference): "later \(transition(reference))"
    case .effect(let reference): "effect \(facts.graph.effect(reference)?.name ?? "?")"
    case .gesture(let gesture): gesture.action
    }
  }

  /// An operation as it was carried out: `home open.0 applied`.
  func move(_ move: TraceNode.Move) -> String {
    "\(transition(move.transition)).\(move.operation) \(move.outcome.text)"
  }
}

// MARK: - States

extension FactsWords {
  func state(_ state: Snapshot) -> String {
    flow(state.flow) + (state.values.isEmpty ? "" : " \(list(state.values))")
  }

  private func flow(_ flow: FlowSnapshot) -> String {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    var isStack = false
    if case .stack = coordinator.container { isStack = true }
    let entries = flow.entries.enumerated().map { index, entry in
      let standing = isStack && index > 0 ? standing(entry.entry) : ""
      return (flow.selected == index ? ">" : "") + standing
        + self.entry(entry, of: flow.coordinator)
    }
    let own =
      slots(flow.slots, coordinator.slots, of: flow.coordinator) + kept(flow.values, flow.pending)
    return entries.joined(separator: isStack ? " ▸ " : " | ") + (own.isEmpty ? "" : ";\(own)")
  }

  private func entry(_ entry: EntrySnapshot, of coordinator: Int) -> String {
    let instance = facts.flows[coordinator].instances[entry.entry.instance]
    let definition = facts.graph.coordinators[coordinator].routes[instance.route]
    let arguments = instance.arguments.compactMap(\.self)
    return definition.name
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
      + (entry.isActive ? "*" : "")
      + entry.hosted.map { "{\(flow($0))}" }.joined()
      + slots(entry.slots, definition.slots, of: coordinator)
      + kept(entry.values, entry.pending)
  }

  private func standing(_ entry: Entry) -> String {
    guard let presentation = entry.presentation, !presentation.isPush else { return "" }
    return "[\(presentation.displayName)] "
  }

  private func slots(
    _ slots: [SlotSnapshot], _ definitions: [SlotDefinition], of coordinator: Int
  ) -> String {
    slots.map { slot in
      let content = slot.content.map { entry($0, of: coordinator) }.joined(separator: ", ")
      return " <\(definitions[slot.slot].name): \(content)>"
    }.joined()
  }

  private func kept(_ values: [String], _ pending: [String]) -> String {
    (values.isEmpty ? "" : " \(list(values))") + pending.map { " !\($0)" }.joined()
  }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }
}
