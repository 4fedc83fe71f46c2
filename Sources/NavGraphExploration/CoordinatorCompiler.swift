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
          "the sample values of coordinator \u{201C}\(definition.name)\u{201D} multiply to more "
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

  /// The root stands as a sheet would, with the navigation that the registration gives it.
  func initialStacks() -> [[Entry]] {
    let standing = Presentation.sheet(embedsNavigation: definition.rootEmbedsNavigation)
    return matches(definition.root, actor: nil).map {
      [Entry(instance: $0, presentation: standing)]
    }
  }

  func steps() throws(RegistrationProblem) -> [[CompiledStep]] {
    var total = 0
    var result: [[CompiledStep]] = []
    for instance in instances {
      let route = definition.routes[instance.route]
      var steps: [CompiledStep] = []
      for (index, transition) in route.transitions.enumerated().sorted(by: explorationOrder) {
        let condition = transition.condition.map { compile($0, actor: instance) }
        let targets = transition.operations.flatMap(\.patterns).filter(\.isNew)
        let alternatives = boundedProduct(
          targets.map { matches($0.pattern, actor: instance).count },
          limit: CompiledCoordinator.stepLimit)
        total += alternatives
        guard total <= CompiledCoordinator.stepLimit else {
          throw RegistrationProblem(
            "the sample values of \u{201C}\(transition.action)\u{201D} multiply to more than "
              + "\(CompiledCoordinator.stepLimit) steps: give fewer, or bind the arguments",
            at: transition.location)
        }
        let choices = transition.operations.map { compile($0, actor: instance) }
        for operations in combinations(choices) {
          steps.append(
            CompiledStep(transition: index, condition: condition, operations: operations))
        }
      }
      result.append(steps)
    }
    return result
  }

  private func explorationOrder(
    _ left: (offset: Int, element: Transition), _ right: (offset: Int, element: Transition)
  ) -> Bool {
    (left.element.action, left.offset) < (right.element.action, right.offset)
  }
}

// MARK: - Operations and conditions

extension CoordinatorCompiler {
  /// The operation for each choice of the arguments that are left open.
  private func compile(_ operation: Operation, actor: Instance) -> [StackOperation] {
    switch operation {
    case .append(let destination): entries(destination, actor: actor).map { .append($0) }
    case .goBack(let count): [.goBack(count)]
    case .goBackTo(let target): [.goBackTo(InstanceSet(matches(target, actor: actor)))]
    case .goBackToRoot: [.goBackToRoot]
    case .pop(let count): [.pop(count)]
    case .popTo(let target): [.popTo(InstanceSet(matches(target, actor: actor)))]
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

  private func compile(_ condition: Condition, actor: Instance) -> CompiledCondition {
    switch condition {
    case .count(let comparison): .count(comparison)
    case .navigationCount(let comparison): .navigationCount(comparison)
    case .isPresenting: .isPresenting
    case .canPush: .canPush
    case .contains(let pattern): .contains(InstanceSet(matches(pattern, actor: actor)))
    case .not(let condition): .not(compile(condition, actor: actor))
    case .all(let conditions): .all(conditions.map { compile($0, actor: actor) })
    case .any(let conditions): .any(conditions.map { compile($0, actor: actor) })
    }
  }

  private func entries(_ destination: Destination, actor: Instance) -> [Entry] {
    matches(destination.target, actor: actor).map {
      Entry(instance: $0, presentation: destination.presentation)
    }
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
