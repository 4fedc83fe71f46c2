import NavGraphFacts
import NavGraphModel

/// The coordinators that another one can move, start, or send to, and those that look at it.
///
/// By names alone, whether it ever happens or not.
struct InfluenceMap {
  private var dependents: [Set<Int>]

  init(_ graph: GraphDefinition) {
    dependents = Array(repeating: [], count: graph.coordinators.count)
    for (index, coordinator) in graph.coordinators.enumerated() {
      for name in coordinator.routes.compactMap(\.hosts) {
        guard let hosted = graph.coordinators.firstIndex(where: { $0.name == name }) else {
          continue
        }
        dependents[index].insert(hosted)
        // They are parts of one state.
        if graph.coordinators[hosted].reducer?.role == .projected {
          dependents[hosted].insert(index)
        }
      }
      for handler in coordinator.handlers {
        if let leaf = graph.leaf(of: handler.source, from: index) {
          dependents[leaf.0].insert(index)
        }
      }
      for condition in coordinator.derivingConditions {
        add(condition, of: index, in: index, graph)
      }
    }
    for (reference, transition) in graph.placedTransitions {
      let index = reference.coordinator
      if let condition = transition.condition { add(condition, of: index, in: index, graph) }
      for placed in graph.placedOperations(of: transition, at: reference) {
        add(placed, of: index, graph)
      }
    }
  }

  /// Whoever looks into a container depends on it.
  private mutating func add(
    _ condition: Condition, of index: Int, in container: Int, _ graph: GraphDefinition
  ) {
    switch condition {
    case .within(let flow, let inner):
      guard let seen = graph.coordinator(of: flow, from: container) else { return }
      dependents[seen].insert(index)
      add(inner, of: index, in: seen, graph)
    case .not(let inner): add(inner, of: index, in: container, graph)
    case .all(let parts), .any(let parts):
      for part in parts { add(part, of: index, in: container, graph) }
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument, .variable, .input, .slotIsTaken:
      break
    }
  }

  private mutating func add(
    _ placed: GraphDefinition.PlacedOperation, of index: Int, _ graph: GraphDefinition
  ) {
    dependents[index].insert(placed.container)
    switch placed.operation {
    case .send(_, .child(let hosts, _)):
      if let addressee = graph.coordinator(hostedBy: hosts, from: placed.container) {
        dependents[index].insert(addressee)
      }
    case .open(let pattern, _):
      for other in graph.coordinators.indices
      where graph.coordinators[other].links.contains(where: { $0.pattern == pattern }) {
        dependents[index].insert(other)
      }
    case .assign(let variable, _):
      let own = graph.coordinators[index]
      let isOwn = (own.variables + own.routes.flatMap(\.variables)).contains { $0.name == variable }
      // Any coordinator may read variables that are declared further out.
      if !isOwn { dependents[index].formUnion(graph.coordinators.indices) }
    case .when(let condition, _, _): add(condition, of: index, in: placed.container, graph)
    default: break
    }
  }

  /// Everything that some coordinators have a say in, themselves included.
  func spread(from seeds: [Int]) -> Set<Int> {
    var result = Set(seeds)
    var pending = seeds
    while let current = pending.popLast() {
      for next in dependents[current] where result.insert(next).inserted { pending.append(next) }
    }
    return result
  }
}

extension CoordinatorDefinition {
  /// The conditions that decide what is shown without an action.
  var derivingConditions: [Condition] {
    var result = (slots + routes.flatMap(\.slots)).compactMap(\.derived?.condition)
    switch container {
    case .switch(let cases): result += cases.derived.map(\.condition)
    case .tabs(let tabs):
      result += tabs.options.values.compactMap(\.condition) + [tabs.hidesBar].compactMap(\.self)
    case .stack, .joined: break
    }
    return result
  }
}
