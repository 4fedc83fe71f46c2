import NavGraphExploration
import NavGraphModel

/// Walks the steps of a trace by the dialect's semantics.
struct TraceReplay {
  let coordinator: CoordinatorDefinition
  let compiled: CompiledCoordinator

  init(_ coordinator: CoordinatorDefinition) throws(RegistrationProblem) {
    self.coordinator = coordinator
    compiled = try CompiledCoordinator(coordinator)
  }

  private var semantics: any StackSemantics { coordinator.dialect.semantics }

  func visibleRoute(of stack: [Entry]) -> Int? {
    let visible = semantics.renderedCount(of: stack)
    return visible == 0 ? nil : compiled.instances[stack[visible - 1].instance].route
  }

  /// The stack that a step leads to, up to the operation at which the app ends; nil where the step
  /// cannot be taken: by a screen that is not the visible one, by a gesture that is not offered, or
  /// with screens that the operations do not bring.
  ///
  /// - Parameter count: How many of the operations to carry out; by default all.
  func stack(
    after step: TraceNode.Step, on stack: [Entry], operations count: Int = .max
  ) -> [Entry]? {
    let visible = semantics.renderedCount(of: stack)
    guard visible > 0 else { return nil }
    let isVisible = stack[visible - 1].instance == step.actor
    switch step.cause {
    case .gesture(let gesture):
      guard isVisible, step.targets.isEmpty else { return nil }
      return semantics.entry(removedBy: gesture, on: stack).map { Array(stack[..<$0]) }
    case .transition(let index):
      let route = coordinator.routes[compiled.instances[step.actor].route]
      let isHeldEffect =
        route.transitions[index].trigger == .effect
        && stack.contains { $0.instance == step.actor }
      guard isVisible || isHeldEffect else { return nil }
      let operations = route.transitions[index].operations
      guard operations.count == step.targets.count else { return nil }
      var result = stack
      for (operation, targets) in zip(operations, step.targets).prefix(count) {
        guard let change = change(operation, bringing: targets, actor: step.actor) else {
          return nil
        }
        let outcome = semantics.apply(change, to: &result, identities: compiled.identities)
        if case .failed = outcome.release { break }
      }
      return result
    }
  }

  private func change(
    _ operation: NavGraphModel.Operation, bringing targets: [Int], actor: Int
  ) -> StackOperation? {
    let patterns = operation.patterns.filter(\.isNew).map(\.pattern)
    guard patterns.count == targets.count,
      zip(patterns, targets).allSatisfy({ instances($0, actor).contains($1) })
    else { return nil }
    switch operation {
    case .append(let destination):
      return .append(Entry(instance: targets[0], presentation: destination.presentation))
    case .goBack(let count): return .goBack(count)
    case .goBackTo(let target): return .goBackTo(InstanceSet(instances(target, actor)))
    case .goBackToRoot: return .goBackToRoot
    case .pop(let count): return .pop(count)
    case .popTo(let target): return .popTo(InstanceSet(instances(target, actor)))
    case .popToRoot: return .popToRoot
    case .popToCurrentNavigationRoot: return .popToCurrentNavigationRoot
    case .dismiss(let count): return .dismiss(count)
    case .dismissAll: return .dismissAll
    case .removeLast(let count): return .removeLast(count)
    case .removeAll: return .removeAll
    case .replaceTop: return .replaceTop(instance: targets[0])
    case .set(let destinations):
      return .set(
        zip(destinations, targets).map { Entry(instance: $1, presentation: $0.presentation) })
    }
  }

  private func instances(_ pattern: RoutePattern, _ actor: Int) -> [Int] {
    compiled.instances.indices.filter { index in
      let route = coordinator.routes[compiled.instances[index].route]
      return route.name == pattern.route
        && pattern.bindings.allSatisfy { binding in
          let value = argument(binding.argument, of: index)
          switch binding.value {
          case .constant(let constant): return value == constant
          case .copied(let source): return value == argument(source, of: actor)
          }
        }
    }
  }

  private func argument(_ name: String, of instance: Int) -> String? {
    let instance = compiled.instances[instance]
    let names = coordinator.routes[instance.route].arguments.map(\.name)
    return names.firstIndex(of: name).flatMap { instance.arguments[$0] }
  }
}
