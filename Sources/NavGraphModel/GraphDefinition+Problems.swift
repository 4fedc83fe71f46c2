extension GraphDefinition {
  /// Everything that keeps this registration from being explored, in source order.
  ///
  /// All checks run, so that an author sees every problem at once.
  ///
  /// - Complexity: Linear in the registration, but for the search for the nearest name of a
  ///   misspelt one.
  package func problems() -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if name.isEmpty { problems.append(.init("a graph needs a name", at: location)) }
    if coordinators.isEmpty {
      problems.append(
        .init(
          "graph \(quoted(name)) registers no coordinator: list at least one in its braces",
          at: location))
    }
    problems += repeatedNames()
    for coordinator in coordinators { problems += coordinator.problems() }
    return problems.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  private func repeatedNames() -> [RegistrationProblem] {
    var first: [String: SourceLocation] = [:]
    var problems: [RegistrationProblem] = []
    for coordinator in coordinators {
      guard let earlier = first[coordinator.name] else {
        first[coordinator.name] = coordinator.location
        continue
      }
      problems.append(
        .init(
          "two coordinators are named \(quoted(coordinator.name)); the other is at line "
            + "\(earlier.line): rename one of them",
          at: coordinator.location))
    }
    return problems
  }
}

extension CoordinatorDefinition {
  fileprivate func problems() -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if name.isEmpty { problems.append(.init("a coordinator needs a name", at: location)) }
    if routes.isEmpty {
      return problems + [
        .init(
          "coordinator \(quoted(name)) registers no screen: add a Screen(…) for each of its routes",
          at: location)
      ]
    }
    let check = ReferenceCheck(coordinator: self)
    problems += check.problems(of: root, from: nil, isNew: true, at: location)
    for route in routes {
      problems += check.problems(of: route)
      for transition in route.transitions {
        problems += check.problems(of: transition, from: route)
      }
    }
    return problems
  }
}

/// Whether every name that a coordinator uses is one that it registers.
private struct ReferenceCheck {
  private let coordinator: CoordinatorDefinition
  private let routes: [String: RouteDefinition]

  init(coordinator: CoordinatorDefinition) {
    self.coordinator = coordinator
    routes = Dictionary(coordinator.routes.map { ($0.name, $0) }) { first, _ in first }
  }

  func problems(of route: RouteDefinition) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if route.name.isEmpty {
      problems.append(
        .init("a screen of \(quoted(coordinator.name)) has no name", at: route.location))
    }
    var names: Set<String> = []
    for argument in route.arguments {
      if !names.insert(argument.name).inserted {
        problems.append(
          .init(
            "screen \(quoted(route.name)) has two arguments named \(quoted(argument.name))",
            at: route.location))
      }
      if let values = argument.values, values.isEmpty || Set(values).count < values.count {
        problems.append(
          .init(
            "argument \(quoted(argument.name)) of screen \(quoted(route.name)) needs sample values, "
              + "each of them once",
            at: route.location))
      }
    }
    if case .arguments(let identifying) = route.identity {
      for name in identifying where route.sampleValues(of: name) == nil {
        problems.append(
          .init(
            "the identity of screen \(quoted(route.name)) comes from \(quoted(name)), which is not "
              + "an argument with sample values: declare them, or use another identity",
            at: route.location))
      }
      if identifying.isEmpty {
        problems.append(
          .init(
            "the identity of screen \(quoted(route.name)) comes from no argument at all",
            at: route.location))
      }
    }
    return problems
  }

  func problems(of transition: Transition, from source: RouteDefinition) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if transition.action.isEmpty {
      problems.append(
        .init("an action of screen \(quoted(source.name)) has no name", at: transition.location))
    }
    for operation in transition.operations {
      problems += self.problems(ofVocabularyOf: operation, in: transition)
      for (pattern, isNew) in operation.patterns {
        problems += self.problems(
          of: pattern, from: source, isNew: isNew, at: transition.location)
      }
      if case .set(let destinations) = operation, destinations.isEmpty {
        problems.append(
          .init(
            "\(quoted(transition.action)) sets an empty array: name the routes it is to hold",
            at: transition.location))
      }
    }
    if let condition = transition.condition, condition.depth > Condition.depthLimit {
      problems.append(
        .init(
          "the condition of \(quoted(transition.action)) is nested more than "
            + "\(Condition.depthLimit) deep: simplify it",
          at: transition.location))
      return problems
    }
    for pattern in transition.condition?.patterns ?? [] {
      problems += self.problems(of: pattern, from: source, isNew: false, at: transition.location)
    }
    return problems
  }

  /// What the dialect cannot say: an operation it lacks, or operands it does not take.
  private func problems(
    ofVocabularyOf operation: Operation, in transition: Transition
  ) -> [RegistrationProblem] {
    let dialect = coordinator.dialect
    let vocabulary = dialect.vocabulary
    let place = "(on \(quoted(transition.action)))"
    guard vocabulary.contains(operation.kind) else {
      let alternatives = Operation.Kind.allCases.filter(vocabulary.contains).map(\.rawValue)
      return [
        .init(
          "\(dialect.displayName) has no \(operation.kind.rawValue) \(place); it has "
            + alternatives.joined(separator: ", "),
          at: transition.location)
      ]
    }
    guard dialect.hasModalSlot else { return [] }
    switch operation {
    case .pop(let count) where count != 1 && !dialect.popsSeveral:
      return [
        .init(
          "\(dialect.displayName) pops one screen at a time: leave the count out \(place)",
          at: transition.location)
      ]
    case .dismiss(let count) where count != 1:
      return [
        .init(
          "\(dialect.displayName) has one modal and dismisses that: leave the count out \(place)",
          at: transition.location)
      ]
    case .set(let destinations) where destinations.dropFirst().contains { !$0.presentation.isPush }:
      return [
        .init(
          "the stack of \(dialect.displayName) holds pushes only: present the modal by an "
            + "operation of its own \(place)",
          at: transition.location)
      ]
    default:
      return []
    }
  }

  /// - Parameter isNew: Whether the pattern brings an entry, so that its arguments need values.
  func problems(
    of pattern: RoutePattern, from source: RouteDefinition?, isNew: Bool,
    at location: SourceLocation
  ) -> [RegistrationProblem] {
    guard let route = routes[pattern.route] else {
      return [.init(unknownRoute(pattern.route), at: location)]
    }
    let names = pattern.bindings.map(\.argument)
    if Set(names).count < names.count {
      return [
        .init(
          "screen \(quoted(route.name)) is given one of its arguments twice: give each one value",
          at: location)
      ]
    }
    return pattern.bindings.compactMap { binding in
      guard let argument = route.arguments.first(where: { $0.name == binding.argument }) else {
        let nearest = nearestName(to: binding.argument, in: route.arguments.map(\.name))
        return .init(
          "screen \(quoted(route.name)) has no argument \(quoted(binding.argument))"
            + suggestion(nearest),
          at: location)
      }
      guard let values = argument.values else {
        return .init(
          "argument \(quoted(argument.name)) of screen \(quoted(route.name)) is abstract and takes "
            + "no value: declare its sample values, or leave the value out",
          at: location)
      }
      switch binding.value {
      case .constant(let value):
        guard !values.contains(value) else { return nil }
        return .init(
          "\(quoted(value)) is not among the sample values of argument \(quoted(argument.name)) of "
            + "screen \(quoted(route.name))" + suggestion(nearestName(to: value, in: values)),
          at: location)
      case .copied(let name):
        guard let source, let copied = source.sampleValues(of: name) else {
          return .init(
            "\(quoted(name)) cannot be copied to screen \(quoted(route.name)): "
              + "the acting screen has no argument of that name with sample values",
            at: location)
        }
        let missing = isNew ? copied.first { !values.contains($0) } : nil
        return missing.map {
          .init(
            "\(quoted(name)) can be \(quoted($0)), which is not among the sample values of argument "
              + "\(quoted(argument.name)) of screen \(quoted(route.name))",
            at: location)
        }
      }
    }
  }

  private func unknownRoute(_ name: String) -> String {
    let nearest = nearestName(to: name, in: coordinator.routes.map(\.name))
    return "coordinator \(quoted(coordinator.name)) has no screen \(quoted(name))"
      + (nearest == nil ? ": register it with Screen(…)" : suggestion(nearest))
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}

extension RouteDefinition {
  fileprivate func sampleValues(of name: String) -> [String]? {
    arguments.first { $0.name == name }?.values
  }
}
