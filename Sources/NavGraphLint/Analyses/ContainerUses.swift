import NavGraphFacts
import NavGraphModel

/// What operations put into containers, by names alone.
struct ContainerUses {
  private struct SlotName: Hashable {
    let coordinator: Int
    let name: String
  }

  private var filled: Set<SlotName> = []
  private var arriving: [Set<String>]

  init(_ graph: GraphDefinition) {
    arriving = Array(repeating: [], count: graph.coordinators.count)
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        add(placed.operation, in: placed.container)
      }
    }
  }

  private mutating func add(_ operation: Operation, in container: Int) {
    switch operation {
    case .fill(let slot, _): filled.insert(SlotName(coordinator: container, name: slot))
    case .show(let target), .select(let target): arriving[container].insert(target.route)
    case .setItems(let routes): arriving[container].formUnion(routes)
    default: break
    }
  }
}

extension ContainerUses {
  /// Whether an operation on the coordinator's container fills a slot of this name, of the coordinator
  /// or of one of its screens.
  func fills(_ slot: String, of coordinator: Int) -> Bool {
    filled.contains(SlotName(coordinator: coordinator, name: slot))
  }

  /// The tabs or cases that operations bring.
  func arrivals(in coordinator: Int) -> Set<String> { arriving[coordinator] }
}
