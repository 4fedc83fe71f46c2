import NavGraphFacts
import NavGraphModel

/// The words for what facts hold by index.
struct FactsWording {
  let facts: Facts

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// A route with the arguments that have values: `item(id: 2)`.
  func screen(_ reference: ScreenReference) -> String { facts.displayName(of: reference) }

  /// - Parameter node: Index into the trace, of the step.
  func describe(_ step: TraceNode.Step, leadingTo node: Int) -> Witness.Step {
    Witness.Step(
      screen: step.actor.map(screen) ?? actor(of: step), action: step.action,
      tapped: tapped(for: step.cause, step.trigger), trigger: step.trigger,
      operation: operation(of: step, leadingTo: node),
      assumes: step.assumes, isRepeated: step.isRepeated,
      location: location(of: step.cause, named: step.action, on: step.actor))
  }

  /// The action that a user taps for another one that code sends.
  func tapped(for cause: Cause, _ trigger: Trigger) -> String? {
    guard trigger == .tap, case .transition(let reference) = cause else { return nil }
    return facts.graph.transition(reference)?.tapped
  }

  /// Returns where the acting transition or effect is registered; nil for a gesture.
  func location(of cause: Cause) -> SourceLocation? {
    switch cause {
    case .transition(let reference), .later(let reference):
      facts.graph.transition(reference)?.location
    case .effect(let reference): facts.graph.effect(reference)?.location
    case .gesture: nil
    }
  }

  /// Returns the same; for a gesture, where the tab that it selects or the screen that it is made on is registered.
  func location(
    of cause: Cause, named action: String, on actor: ScreenReference?
  ) -> SourceLocation? {
    guard case .gesture(let gesture) = cause else { return location(of: cause) }
    if gesture == .tabTap, let tab = location(ofTabIn: action) { return tab }
    guard let actor else { return nil }
    let route = facts.flows[actor.coordinator].instances[actor.instance].route
    return facts.graph.coordinators[actor.coordinator].routes[route].location
  }

  /// Nil where several tabs have the name.
  private func location(ofTabIn action: String) -> SourceLocation? {
    let name = action.dropFirst(Gesture.tabTap.action.count + 1)
    let tabs = facts.graph.coordinators.flatMap { coordinator in
      guard case .tabs(let tabs) = coordinator.container, tabs.items.contains(String(name)) else {
        return [RouteDefinition]()
      }
      return coordinator.routes.filter { $0.name == name }
    }
    return tabs.count == 1 ? tabs[0].location : nil
  }

  /// Returns the actor if it is no screen: a coordinator, or the opener of a link.
  func actor(of step: TraceNode.Step) -> String {
    switch step.cause {
    case .transition(let reference), .later(let reference):
      if case .link = reference.place { return "a link" }
      return facts.graph.coordinators[reference.coordinator].name
    case .effect(let effect): return facts.graph.coordinators[effect.coordinator].name
    case .gesture: return "the system"
    }
  }

  private func operation(of step: TraceNode.Step, leadingTo node: Int) -> String {
    if case .gesture = step.cause, step.moves.isEmpty { return step.action }
    if runsReducer(step) { return reduction(of: step, leadingTo: node) }
    var phrases: [String] = []
    for move in step.moves {
      guard let phrase = phrase(move) else { continue }
      // A coordinator that passes a report on says nothing new.
      if case .emit = operation(of: move), phrase == phrases.last { continue }
      phrases.append(phrase)
    }
    if let commands = commands(of: step) { phrases.append("later \(commands)") }
    return phrases.isEmpty ? "nothing" : phrases.joined(separator: ", then ")
  }

  /// Returns, in words, the effects that a library sends on its own.
  private func commands(of step: TraceNode.Step) -> String? {
    guard case .transition(let reference) = step.cause,
      step.moves.allSatisfy({ phrase($0) == nil }),
      facts.graph.coordinators[reference.coordinator].dialect?.defersCommands ?? false,
      let operations = facts.graph.transition(reference)?.operations, !operations.isEmpty
    else { return nil }
    return operations.phrase
  }

  /// Nil for an operation whose parts are moves of their own.
  func phrase(_ move: TraceNode.Move) -> String? {
    guard let operation = operation(of: move) else { return nil }
    switch operation {
    case .within where move.outcome.release.isApplied: return nil
    case .when, .oneOf: return nil
    default: break
    }
    let phrase = operation.displayName(
      bringing: move.brings.map {
        screen(ScreenReference(coordinator: move.container, instance: $0))
      })
    guard move.container != move.transition.coordinator else { return phrase }
    return "in \(facts.graph.coordinators[move.container].name): \(phrase)"
  }

  func operation(of move: TraceNode.Move) -> Operation? {
    facts.graph.transition(move.transition)?.operations.flattened[move.operation]
  }

  // MARK: - States

  /// The entries on the way to the top screen.
  func levels(of flow: FlowSnapshot) -> [Witness.Level] {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    var entries = flow.entries
    switch coordinator.container {
    case .stack: break
    case .tabs: entries = flow.selected.map { [flow.entries[$0]] } ?? []
    case .switch: entries = Array(flow.entries.prefix(1))
    case .joined:
      // All parts show, one after the other.
      return flow.entries.flatMap { entry in entry.hosted.flatMap { levels(of: $0) } }
        + levels(of: flow.slots, of: flow.coordinator, coordinator.slots)
    }
    let front = flow.front.map { flow.entries[$0] }
    var result: [Witness.Level] = []
    for (index, entry) in entries.enumerated() {
      let isRoot = index == 0
      result += levels(
        of: entry, in: flow.coordinator, manner: isRoot ? nil : entry.entry.presentation?.manner)
    }
    if let front {
      // The sheet of another tab stays in front.
      result += levels(of: front, in: flow.coordinator, manner: nil).drop { $0.manner == nil }
    }
    return result + levels(of: flow.slots, of: flow.coordinator, coordinator.slots)
  }

  private func levels(
    of entry: EntrySnapshot, in coordinator: Int, manner: String?
  ) -> [Witness.Level] {
    let reference = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    let route = facts.flows[coordinator].instances[entry.entry.instance].route
    let definition = facts.graph.coordinators[coordinator].routes[route]
    return [Witness.Level(screen: screen(reference), manner: manner)]
      + entry.hosted.flatMap { levels(of: $0) }
      + levels(of: entry.slots, of: coordinator, definition.slots)
  }

  private func levels(
    of slots: [SlotSnapshot], of coordinator: Int, _ definitions: [SlotDefinition]
  ) -> [Witness.Level] {
    slots.flatMap { slot in
      slot.content.flatMap { entry in
        let route = facts.flows[coordinator].instances[entry.entry.instance].route
        let name = facts.graph.coordinators[coordinator].routes[route].name
        return levels(
          of: entry, in: coordinator, manner: definitions[slot.slot].kind(of: name).manner)
      }
    }
  }
}

extension Presentation {
  /// The word in a stack; nil for pushed screens.
  fileprivate var manner: String? { isPush ? nil : displayName }
}

extension SlotKind {
  /// The word in a stack; nil for pushed screens.
  fileprivate var manner: String? {
    switch self {
    case .push: nil
    case .blockingOverlay: "overlay"
    case .sheet, .cover, .alert, .dialog, .popover, .overlay, .column, .window: rawValue
    }
  }
}
