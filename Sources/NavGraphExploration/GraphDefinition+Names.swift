import NavGraphModel

extension GraphDefinition {
  /// Every name and value that a search compares: actions, variables, inputs and their values.
  var allNames: [String] {
    var result: [String] = []
    for variable in variables { result += [variable.name] + variable.values }
    for input in inputs { result += [input.name] + input.values }
    for feature in features { result += feature.outputs }
    for coordinator in coordinators {
      result += coordinator.handlers.flatMap(\.transition.names)
      for link in coordinator.links {
        result += link.transition.names
        result += link.parameters.flatMap { $0.values ?? [] }
      }
      result += (coordinator.effects + coordinator.routes.flatMap(\.effects)).map(\.action)
      for variable in coordinator.variables + coordinator.routes.flatMap(\.variables) {
        result += [variable.name] + variable.values
      }
      for route in coordinator.routes {
        result += route.transitions.flatMap(\.names)
        result += route.arguments.flatMap { $0.values ?? [] }
      }
    }
    return result
  }

  /// Whether any operation goes back to the case of a switch that was shown before.
  var asksForPrevious: Bool {
    containsTransition { $0.operations.contains(where: \.asksForPrevious) }
  }

  /// Whether there is such a transition, whoever it belongs to.
  func containsTransition(where isWanted: (Transition) -> Bool) -> Bool {
    coordinators.contains { coordinator in
      coordinator.routes.contains { $0.transitions.contains(where: isWanted) }
        || coordinator.handlers.contains { isWanted($0.transition) }
        || coordinator.links.contains { isWanted($0.transition) }
    }
  }

  /// All transitions, whoever they belong to.
  var allTransitions: [Transition] {
    coordinators.flatMap(\.transitions)
  }
}

extension Transition {
  fileprivate var names: [String] {
    [action]
      + operations.flattened.flatMap { operation -> [String] in
        switch operation {
        case .emit(let name), .send(let name, _): [name]
        default: []
        }
      }
  }

  /// Whether arguments of the acting screen decide about the transition.
  var dependsOnActor: Bool {
    if condition?.dependsOnActor ?? false { return true }
    return operations.flattened.contains { $0.dependsOnActor }
  }
}

extension Operation {
  fileprivate var dependsOnActor: Bool {
    if patterns.contains(where: { $0.pattern.copiesArguments }) { return true }
    return switch self {
    case .assign(_, .copied): true
    case .open(_, let bindings): bindings.contains(where: \.isCopied)
    case .when(let condition, _, _): condition.dependsOnActor
    case .append(let destination), .replace(_, let destination), .fill(_, let destination):
      destination.startDependsOnActor
    case .set(let destinations), .appendAll(let destinations):
      destinations.contains { $0.startDependsOnActor }
    default: false
    }
  }
}

extension Destination {
  fileprivate var startDependsOnActor: Bool {
    (start ?? []).contains { $0.target.copiesArguments || $0.startDependsOnActor }
  }
}

extension Condition {
  fileprivate var dependsOnActor: Bool {
    switch self {
    case .argument: true
    case .contains(let pattern), .top(let pattern): pattern.copiesArguments
    case .not(let condition), .within(_, let condition): condition.dependsOnActor
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.dependsOnActor)
    case .count, .navigationCount, .isPresenting, .canPush, .presentedAs, .variable, .input,
      .slotIsTaken:
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

extension Operation {
  fileprivate var asksForPrevious: Bool {
    if case .showPrevious = self { return true }
    return parts.contains { $0.contains(where: \.asksForPrevious) }
  }
}
