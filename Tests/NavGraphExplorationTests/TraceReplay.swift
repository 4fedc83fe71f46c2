import NavGraphExploration
import NavGraphModel

/// Walks the steps of a trace by the dialect's semantics.
struct TraceReplay {
  let coordinator: CoordinatorDefinition
  let compiled: CompiledCoordinator

  private var semantics: any StackSemantics { coordinator.dialect.semantics }

  func visibleRoute(of stack: [Entry]) -> Int? {
    let visible = semantics.renderedCount(of: stack)
    return visible == 0 ? nil : compiled.instances[stack[visible - 1].instance].route
  }

  /// The stacks that a step can lead to: one for each choice of the arguments left open. None where
  /// the acting screen is not the visible one.
  func stacks(after step: TraceNode.Step, on stack: [Entry]) -> Set<[UInt32]> {
    let visible = semantics.renderedCount(of: stack)
    guard visible > 0, stack[visible - 1].instance == step.actor else { return [] }
    switch step.cause {
    case .gesture(let gesture):
      guard let height = semantics.heightAfter(gesture, on: stack) else { return [] }
      return [stack[..<height].map(\.rawValue)]
    case .transition(let index):
      let route = coordinator.routes[compiled.instances[step.actor].route]
      let operations = route.transitions[index].operations
      let ways = everyWay(operations.map { choices(of: $0, actor: step.actor) })
      return Set(ways.map { result(of: $0, on: stack).map(\.rawValue) })
    }
  }

  /// Stops at the operation at which the app ends.
  private func result(of operations: [StackOperation], on stack: [Entry]) -> [Entry] {
    var result = stack
    for operation in operations {
      let outcome = semantics.apply(operation, to: &result, identities: compiled.identities)
      if case .failed = outcome.release { break }
    }
    return result
  }

  private func choices(of operation: NavGraphModel.Operation, actor: Int) -> [StackOperation] {
    switch operation {
    case .append(let destination): entries(destination, actor).map { .append($0) }
    case .goBack(let count): [.goBack(count)]
    case .goBackTo(let target): [.goBackTo(InstanceSet(instances(target, actor)))]
    case .goBackToRoot: [.goBackToRoot]
    case .pop(let count): [.pop(count)]
    case .popTo(let target): [.popTo(InstanceSet(instances(target, actor)))]
    case .popToRoot: [.popToRoot]
    case .popToCurrentNavigationRoot: [.popToCurrentNavigationRoot]
    case .dismiss(let count): [.dismiss(count)]
    case .dismissAll: [.dismissAll]
    case .replaceTop(let target): instances(target, actor).map { .replaceTop(instance: $0) }
    case .set(let destinations):
      everyWay(destinations.map { entries($0, actor) }).map { .set($0) }
    }
  }

  private func entries(_ destination: Destination, _ actor: Int) -> [Entry] {
    instances(destination.target, actor).map {
      Entry(instance: $0, presentation: destination.presentation)
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
