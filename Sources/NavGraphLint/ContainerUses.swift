import NavGraphExploration
import NavGraphModel

/// What operations put into containers, by names alone.
struct ContainerUses {
  private struct SlotName: Hashable {
    let coordinator: Int
    let name: String
  }

  private var filled: Set<SlotName> = []
  private var arriving: [Set<String>]
  /// Whether the stack of a coordinator ever holds more than its root, or is shown as one with others.
  private var growing: [Bool]
  private let graph: GraphDefinition

  init(_ graph: GraphDefinition) {
    self.graph = graph
    arriving = Array(repeating: [], count: graph.coordinators.count)
    growing = Array(repeating: false, count: graph.coordinators.count)
    for (index, coordinator) in graph.coordinators.enumerated() {
      switch coordinator.container {
      case .stack(let stack):
        for destination in stack.initial.joined() { addStart(of: destination, in: index) }
      case .joined(let hosts):
        for host in hosts {
          if let hosted = graph.coordinator(hostedBy: [host], from: index) {
            growing[hosted] = true
          }
        }
      case .tabs, .switch: break
      }
    }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        add(placed.operation, in: placed.container)
      }
    }
  }

  private mutating func add(_ operation: Operation, in container: Int) {
    for destination in operation.arrivals { addStart(of: destination, in: container) }
    switch operation {
    case .fill(let slot, _): filled.insert(SlotName(coordinator: container, name: slot))
    case .append: growing[container] = true
    case .appendAll(let destinations):
      if !destinations.isEmpty { growing[container] = true }
    case .set(let destinations):
      if destinations.count > (graph.coordinators[container].dialect?.rootsInArray ?? 0) {
        growing[container] = true
      }
    case .show(let target), .select(let target): arriving[container].insert(target.route)
    case .setItems(let routes): arriving[container].formUnion(routes)
    default: break
    }
  }

  /// A destination may say which stack the flow starts with that it hosts.
  private mutating func addStart(of destination: Destination, in container: Int) {
    guard let start = destination.start,
      let hosted = graph.coordinator(hostedBy: [destination.target.route], from: container)
    else { return }
    if start.count > 1 { growing[hosted] = true }
    for inner in start { addStart(of: inner, in: hosted) }
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

  func grows(_ coordinator: Int) -> Bool { growing[coordinator] }
}

extension Dialect {
  /// How many entries of an assigned array are roots.
  fileprivate var rootsInArray: Int {
    switch self {
    case .tcaCoordinators, .composableNavigation, .custom: 1
    case .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture: 0
    }
  }
}
