import NavGraphFacts
import NavGraphModel

/// The hearers and the causes of actions, by names alone.
struct ActionMap {
  /// The actions of a screen that handlers of the enclosing coordinators hear.
  private var handled: [RouteReference: Set<String>] = [:]
  /// The actions that are sent to a screen.
  private var sentToRoute: [RouteReference: Set<String>] = [:]
  /// The actions that are sent to some screen of a coordinator, by identity or position.
  private var sentToAny: [Int: Set<String>] = [:]
  /// The actions that are sent to a coordinator itself.
  private var sentToCoordinator: [Int: Set<String>] = [:]
  private var emitted: [Int: Set<String>] = [:]
  private let graph: GraphDefinition

  init(_ graph: GraphDefinition) {
    self.graph = graph
    for (index, coordinator) in graph.coordinators.enumerated() {
      for handler in coordinator.handlers {
        guard let leaf = graph.leaf(of: handler.source, from: index), let route = leaf.route else {
          continue
        }
        handled[RouteReference(coordinator: leaf.0, route: route), default: []].insert(
          handler.transition.action)
      }
    }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        // An operation inside another container may mean either container by its own.
        for container in Set([placed.container, reference.coordinator]) {
          add(placed.operation, in: container)
        }
      }
    }
  }

  private mutating func add(_ operation: Operation, in container: Int) {
    switch operation {
    case .emit(let output): emitted[container, default: []].insert(output)
    case .send(let action, .route(let target)): send(action, to: target.route, of: container)
    case .send(let action, .identity), .send(let action, .index):
      sentToAny[container, default: []].insert(action)
    case .send(let action, .child(let hosts, let route)):
      guard let addressee = graph.coordinator(hostedBy: hosts, from: container) else { return }
      if let route {
        send(action, to: route, of: addressee)
      } else {
        sentToCoordinator[addressee, default: []].insert(action)
      }
    default: break
    }
  }

  private mutating func send(_ action: String, to name: String, of coordinator: Int) {
    guard
      let route = graph.coordinators[coordinator].routes.firstIndex(where: { $0.name == name })
    else { return }
    sentToRoute[RouteReference(coordinator: coordinator, route: route), default: []].insert(action)
  }
}

extension ActionMap {
  /// Whether anybody does something about a screen's action, or registers that it does nothing.
  func handles(_ action: String, of route: RouteReference) -> Bool {
    let definition = graph.coordinators[route.coordinator].routes[route.route]
    return definition.transitions.contains { $0.action == action }
      || isHandledByEnclosing(action, of: route)
  }

  /// Returns whether a coordinator around the screen's own names this action of it.
  func isHandledByEnclosing(_ action: String, of route: RouteReference) -> Bool {
    handled[route]?.contains(action) ?? false
  }

  /// Whether anybody but the screen itself brings this action to it: by sending it, or as an effect.
  func isSent(_ action: String, to route: RouteReference) -> Bool {
    let definition = graph.coordinators[route.coordinator].routes[route.route]
    return definition.effects.contains { $0.actions.contains(action) }
      || sentToRoute[route]?.contains(action) ?? false
      || sentToAny[route.coordinator]?.contains(action) ?? false
  }

  /// The same for an action of a coordinator's own.
  func isSent(_ action: String, toCoordinator index: Int) -> Bool {
    graph.coordinators[index].effects.contains { $0.actions.contains(action) }
      || sentToCoordinator[index]?.contains(action) ?? false
  }

  /// Returns whether a coordinator reports this. The reports of a reducer are not known.
  func emits(_ output: String, from index: Int) -> Bool {
    graph.coordinators[index].reducer != nil || emitted[index]?.contains(output) ?? false
  }

  /// Returns the actions that are sent to a screen, by operations or as an effect, sorted.
  func sent(to route: RouteReference) -> [String] {
    let definition = graph.coordinators[route.coordinator].routes[route.route]
    return Set(definition.effects.flatMap(\.actions))
      .union(sentToRoute[route] ?? []).union(sentToAny[route.coordinator] ?? []).sorted()
  }

  /// The same for a coordinator.
  func sent(toCoordinator index: Int) -> [String] {
    Set(graph.coordinators[index].effects.flatMap(\.actions))
      .union(sentToCoordinator[index] ?? []).sorted()
  }

  /// Returns the reports of a coordinator, sorted.
  func outputs(of index: Int) -> [String] { (emitted[index] ?? []).sorted() }

  /// The first coordinator hosted somewhere inside another that reports this.
  func reporter(of output: String, inside index: Int) -> CoordinatorDefinition? {
    let hosts = graph.hosts
    return graph.coordinators.indices.first {
      emitted[$0]?.contains(output) ?? false && $0 != index && hosts.hostsTransitively(index, $0)
    }.map { graph.coordinators[$0] }
  }
}
