import NavGraphModel

/// Resolves the names of one coordinator.
struct CoordinatorCompiler {
  typealias Instance = CompiledCoordinator.Instance

  let definition: CoordinatorDefinition
  let instances: [Instance]
  /// The instances of each route lie together.
  private let instancesOfRoute: [Range<Int>]
  private let routeIndex: [String: Int]

  init(_ definition: CoordinatorDefinition) throws(RegistrationProblem) {
    self.definition = definition
    var instances: [Instance] = []
    var ranges: [Range<Int>] = []
    for (index, route) in definition.routes.enumerated() {
      let start = instances.count
      let count = boundedProduct(
        route.arguments.map { $0.values?.count ?? 1 }, limit: CompiledCoordinator.instanceLimit)
      guard start + count <= CompiledCoordinator.instanceLimit else {
        throw RegistrationProblem(
          "the sample values of coordinator \(quoted(definition.name)) multiply to more "
            + "than \(CompiledCoordinator.instanceLimit) screens: give fewer, or leave an argument "
            + "that navigation does not depend on abstract", at: route.location)
      }
      for arguments in combinations(route.arguments.map { $0.values?.map(Optional.some) ?? [nil] })
      {
        instances.append(Instance(route: index, arguments: arguments))
      }
      ranges.append(start..<instances.count)
    }
    self.instances = instances
    instancesOfRoute = ranges
    routeIndex = Dictionary(
      definition.routes.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
  }

  /// Numbers the identities densely; equal constants and equal arguments share a number.
  func identities() -> IdentityTable {
    enum Key: Hashable {
      case constant(String)
      case arguments(route: Int, [String?])
    }
    var numbers: [Key: Int] = [:]
    return IdentityTable(
      instances.map { instance in
        let route = definition.routes[instance.route]
        let key: Key
        switch route.identity {
        case .unique: return nil
        case .constant(let value): key = .constant(value)
        case .arguments(let names):
          key = .arguments(
            route: instance.route,
            zip(route.arguments, instance.arguments).filter { names.contains($0.0.name) }.map(\.1))
        }
        let number = numbers[key, default: numbers.count]
        numbers[key] = number
        return number
      })
  }

  /// The root stands as the dialect has it, with the navigation that the registration gives it.
  func initialStacks() -> [[Entry]] {
    let standing = definition.dialect.rootPresentation(
      embedsNavigation: definition.rootEmbedsNavigation)
    return matches(definition.root, actor: nil).map {
      [Entry(instance: $0, presentation: standing)]
    }
  }

  func steps() throws(RegistrationProblem) -> ([CompiledStep], ofInstance: [Range<Int>]) {
    var steps: [CompiledStep] = []
    var ranges: [Range<Int>] = []
    for (index, route) in definition.routes.enumerated() {
      var transitions: [CompiledTransition] = []
      for (offset, transition) in route.transitions.enumerated().sorted(by: explorationOrder) {
        transitions.append(try CompiledTransition(offset, transition, by: self))
      }
      for actor in instancesOfRoute[index] {
        let start = steps.count
        for transition in transitions { steps += try transition.steps(of: actor, by: self) }
        ranges.append(start..<steps.count)
        guard steps.count <= CompiledCoordinator.stepLimit else {
          throw tooManySteps(at: route.location)
        }
      }
    }
    return (steps, ranges)
  }

  private func explorationOrder(
    _ left: (offset: Int, element: Transition), _ right: (offset: Int, element: Transition)
  ) -> Bool {
    (left.element.action, left.offset) < (right.element.action, right.offset)
  }
}

/// A transition, compiled once for all instances of its route where none of them matters.
private struct CompiledTransition {
  /// The condition, and the operations for each choice of the arguments that are left open.
  typealias Choices = (condition: CompiledCondition?, operations: [[StackOperation]])

  private let index: Int
  private let transition: Transition
  /// Nil where arguments of the acting screen are copied.
  private let shared: Choices?

  init(
    _ index: Int, _ transition: Transition, by compiler: CoordinatorCompiler
  ) throws(RegistrationProblem) {
    self.index = index
    self.transition = transition
    shared = transition.copiesArguments ? nil : try compiler.compile(transition, actor: nil)
  }

  func steps(
    of actor: Int, by compiler: CoordinatorCompiler
  ) throws(RegistrationProblem) -> [CompiledStep] {
    let choices: Choices
    if let shared {
      choices = shared
    } else {
      choices = try compiler.compile(transition, actor: compiler.instances[actor])
    }
    return choices.operations.map {
      CompiledStep(
        actor: actor, transition: index, isEffect: transition.trigger == .effect,
        condition: choices.condition, operations: $0)
    }
  }
}

extension Transition {
  fileprivate var copiesArguments: Bool {
    let patterns = operations.flatMap(\.patterns).map(\.pattern) + (condition?.patterns ?? [])
    return patterns.contains { pattern in
      pattern.bindings.contains { binding in
        if case .copied = binding.value { true } else { false }
      }
    }
  }
}

// MARK: - Operations and conditions

extension CoordinatorCompiler {
  fileprivate func compile(
    _ transition: Transition, actor: Instance?
  ) throws(RegistrationProblem) -> CompiledTransition.Choices {
    let targets = transition.operations.flatMap(\.patterns).filter(\.isNew)
    let count = boundedProduct(
      targets.map { matches($0.pattern, actor: actor).count },
      limit: CompiledCoordinator.stepLimit)
    guard count <= CompiledCoordinator.stepLimit else {
      throw tooManySteps(at: transition.location)
    }
    return (
      transition.condition.map { compile($0, actor: actor) },
      combinations(transition.operations.map { compile($0, actor: actor) })
    )
  }

  fileprivate func tooManySteps(at location: SourceLocation) -> RegistrationProblem {
    RegistrationProblem(
      "the sample values of coordinator \(quoted(definition.name)) multiply to more than "
        + "\(CompiledCoordinator.stepLimit) steps: give fewer, or bind the arguments",
      at: location)
  }

  private func compile(_ operation: Operation, actor: Instance?) -> [StackOperation] {
    switch operation {
    case .append(let destination): entries(destination, actor: actor).map { .append($0) }
    case .goBack(let count): [.goBack(count)]
    case .goBackTo(let target): [.goBackTo(instanceSet(target, actor: actor))]
    case .goBackToRoot: [.goBackToRoot]
    case .pop(let count): [.pop(count)]
    case .popTo(let target): [.popTo(instanceSet(target, actor: actor))]
    case .popToRoot: [.popToRoot]
    case .popToCurrentNavigationRoot: [.popToCurrentNavigationRoot]
    case .dismiss(let count): [.dismiss(count)]
    case .dismissAll: [.dismissAll]
    case .removeLast(let count): [.removeLast(count)]
    case .removeAll: [.removeAll]
    case .replaceTop(let target):
      matches(target, actor: actor).map { .replaceTop(instance: $0) }
    case .set(let destinations):
      combinations(destinations.map { entries($0, actor: actor) }).map { .set($0) }
    }
  }

  private func compile(_ condition: Condition, actor: Instance?) -> CompiledCondition {
    switch condition {
    case .count(let comparison): .count(comparison)
    case .navigationCount(let comparison): .navigationCount(comparison)
    case .isPresenting: .isPresenting
    case .canPush: .canPush
    case .contains(let pattern): .contains(instanceSet(pattern, actor: actor))
    case .not(let condition): .not(compile(condition, actor: actor))
    case .all(let conditions): .all(conditions.map { compile($0, actor: actor) })
    case .any(let conditions): .any(conditions.map { compile($0, actor: actor) })
    }
  }

  private func entries(_ destination: Destination, actor: Instance?) -> [Entry] {
    matches(destination.target, actor: actor).map {
      Entry(instance: $0, presentation: destination.presentation)
    }
  }

  private func instanceSet(_ pattern: RoutePattern, actor: Instance?) -> InstanceSet {
    if pattern.bindings.isEmpty, let index = routeIndex[pattern.route] {
      return InstanceSet(instancesOfRoute[index])
    }
    return InstanceSet(matches(pattern, actor: actor))
  }

  /// The instances that a pattern can mean when this one acts.
  private func matches(_ pattern: RoutePattern, actor: Instance?) -> [Int] {
    guard let index = routeIndex[pattern.route] else { return [] }
    let arguments = definition.routes[index].arguments
    let wanted = pattern.bindings.compactMap { binding -> (position: Int, value: String?)? in
      guard let position = arguments.firstIndex(where: { $0.name == binding.argument }) else {
        return nil
      }
      switch binding.value {
      case .constant(let value): return (position, value)
      case .copied(let source): return (position, value(of: source, in: actor))
      }
    }
    return instancesOfRoute[index].filter { instance in
      wanted.allSatisfy { instances[instance].arguments[$0.position] == $0.value }
    }
  }

  private func value(of argument: String, in instance: Instance?) -> String? {
    guard let instance else { return nil }
    let names = definition.routes[instance.route].arguments.map(\.name)
    return names.firstIndex(of: argument).flatMap { instance.arguments[$0] }
  }
}

/// One element of each list, in all ways, the last list varying fastest.
private func combinations<Element>(_ lists: [[Element]]) -> [[Element]] {
  lists.reduce([[]]) { prefixes, list in
    prefixes.flatMap { prefix in list.map { prefix + [$0] } }
  }
}

/// The product, or one more than the limit if it is larger than that.
private func boundedProduct(_ factors: [Int], limit: Int) -> Int {
  var product = 1
  for factor in factors {
    let (next, overflows) = product.multipliedReportingOverflow(by: factor)
    product = overflows ? limit + 1 : min(next, limit + 1)
  }
  return product
}
