import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// Every name and value that a search compares: actions, variables, inputs and their values.
  var allNames: Set<String> {
    var result: Set<String> = []
    for variable in variables { result.formUnion([variable.name] + variable.values) }
    for input in inputs { result.formUnion([input.name] + input.values) }
    for feature in features { result.formUnion(feature.outputs) }
    for coordinator in coordinators {
      for handler in coordinator.handlers {
        result.insert(handler.transition.action)
        handler.transition.operations.insertNames(into: &result)
      }
      for link in coordinator.links {
        result.insert(link.pattern)
        link.operations.insertNames(into: &result)
        for parameter in link.parameters { result.formUnion(parameter.values ?? []) }
      }
      result.formUnion(coordinator.effects.flatMap(\.actions))
      for variable in coordinator.variables { result.formUnion([variable.name] + variable.values) }
      let routes = coordinator.routes
      for route in routes.indices {
        for effect in routes[route].effects { result.formUnion(effect.actions) }
        for variable in routes[route].variables {
          result.formUnion([variable.name] + variable.values)
        }
        for argument in routes[route].arguments { result.formUnion(argument.values ?? []) }
        let transitions = routes[route].transitions
        for index in transitions.indices {
          result.insert(transitions[index].action)
          transitions[index].operations.insertNames(into: &result)
        }
      }
    }
    return result
  }

  /// Whether any action comes by itself.
  var hasEffectActions: Bool {
    coordinators.contains { coordinator in
      coordinator.handlers.contains { $0.transition.trigger == .effect }
        || coordinator.routes.indices.contains { route in
          let transitions = coordinator.routes[route].transitions
          return transitions.indices.contains { transitions[$0].trigger == .effect }
        }
    }
  }

  /// All transitions, of all owners.
  var allTransitions: [Transition] {
    coordinators.flatMap(\.transitions)
  }
}

extension [Operation] {
  /// The names of what these, and their parts, report and send.
  fileprivate func insertNames(into names: inout Set<String>) {
    for operation in self {
      switch operation {
      case .emit(let name), .send(let name, _): names.insert(name)
      default: for part in operation.parts { part.insertNames(into: &names) }
      }
    }
  }
}

/// Whether arguments of the acting screen decide about a transition.
func dependsOnActor(_ condition: Condition?, _ operations: [Operation]) -> Bool {
  condition?.dependsOnActor ?? false || operations.containNested { $0.dependsOnActor }
}

extension Operation {
  fileprivate var dependsOnActor: Bool {
    switch self {
    case .assign(_, .copied): true
    case .open(_, let bindings): bindings.contains(where: \.isCopied)
    case .when(let condition, _, _): condition.dependsOnActor
    case .append(let destination), .replace(_, let destination), .fill(_, let destination):
      destination.dependsOnActor
    case .set(let destinations), .appendAll(let destinations):
      destinations.contains { $0.dependsOnActor }
    default: patterns.contains { $0.pattern.copiesArguments }
    }
  }
}

extension Destination {
  fileprivate var dependsOnActor: Bool {
    target.copiesArguments || start?.contains { $0.dependsOnActor } ?? false
  }
}

extension Condition {
  fileprivate var dependsOnActor: Bool {
    switch self {
    case .argument: true
    case .contains(let pattern), .top(let pattern): pattern.copiesArguments
    case .slotIsTaken(_, let pattern): pattern?.copiesArguments ?? false
    case .not(let condition), .within(_, let condition): condition.dependsOnActor
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.dependsOnActor)
    case .count, .navigationCount, .isPresenting, .canPush, .presentedAs, .variable, .input:
      false
    }
  }
}

extension RoutePattern {
  fileprivate var copiesArguments: Bool { bindings.contains(where: \.isCopied) }
}

extension ArgumentBinding {
  fileprivate var isCopied: Bool {
    if case .copied = value { true } else { false }
  }
}

extension CoordinatorDefinition {
  /// Whether a case or a slot follows conditions.
  var hasDerived: Bool {
    if case .switch(let cases) = container, !cases.derived.isEmpty { return true }
    return (slots + routes.flatMap(\.slots)).contains { $0.derived != nil }
  }
}

// MARK: - Slots

extension GraphDefinition {
  /// Whether anything may name a slot of a screen that encloses the acting flow: a coordinator's operations on
  /// its inner coordinators, or their operations on it.
  var namesEnclosingSlots: Bool {
    let owned = Set(coordinators.flatMap(\.routes).flatMap(\.slots).map(\.name))
    guard !owned.isEmpty else { return false }
    return placedTransitions.contains { reference, transition in
      let operations = transition.operations.flattened
      let conditions =
        [transition.condition].compactMap(\.self)
        + operations.compactMap {
          if case .when(let condition, _, _) = $0 { condition } else { nil }
        }
      let isAround =
        reference.place == .coordinator
        || operations.contains { if case .within(.ancestor, _) = $0 { true } else { false } }
      if isAround, operations.contains(where: { $0.slot.map(owned.contains) ?? false }) {
        return true
      }
      return conditions.contains { $0.asks(forSlotOf: owned, isAround: isAround) }
    }
  }
}

extension Operation {
  /// The slot that it changes.
  fileprivate var slot: String? {
    switch self {
    case .fill(let slot, _), .clear(let slot): slot
    default: nil
    }
  }
}

extension Condition {
  fileprivate func asks(forSlotOf names: Set<String>, isAround: Bool) -> Bool {
    switch self {
    case .slotIsTaken(let name, _): isAround && names.contains(name)
    case .within(.ancestor, let inner): inner.asks(forSlotOf: names, isAround: true)
    case .within(.child, let inner), .not(let inner):
      inner.asks(forSlotOf: names, isAround: isAround)
    case .all(let parts), .any(let parts):
      parts.contains { $0.asks(forSlotOf: names, isAround: isAround) }
    default: false
    }
  }
}
