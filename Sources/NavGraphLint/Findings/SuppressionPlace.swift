import NavGraphFacts
import NavGraphModel

/// A suppression with its place: it covers all findings of its rule in there.
struct PlacedSuppression {
  let suppression: Suppression
  let place: SuppressionPlace
}

/// The place of a suppression.
enum SuppressionPlace: Hashable {
  case graph
  /// Index into the graph's coordinators.
  case coordinator(Int)
  case route(RouteReference)
  case transition(TransitionReference)
}

extension SuppressionPlace {
  /// Index into the graph's coordinators; nil for the whole graph.
  var coordinator: Int? {
    switch self {
    case .graph: nil
    case .coordinator(let index): index
    case .route(let reference): reference.coordinator
    case .transition(let reference): reference.coordinator
    }
  }

  /// Returns whether a finding is about the suppressed part, or about a part of that.
  func covers(_ finding: Finding, in graph: GraphDefinition) -> Bool {
    guard let coordinator else { return true }
    guard finding.coordinator == graph.coordinators[coordinator].name else { return false }
    switch self {
    case .graph, .coordinator: return true
    case .route(let reference):
      return finding.route == graph.coordinators[coordinator].routes[reference.route].name
    case .transition(let reference):
      let place = Place(reference, in: graph)
      guard finding.route == place.route else { return false }
      if place.route != nil { return finding.transition == place.transition }
      // Names and locations identify handlers and links.
      let transition = graph.transition(reference)
      return finding.action == transition?.action && finding.location == transition?.location
    }
  }
}

extension GraphDefinition {
  /// All suppressions, the innermost first, so that the one nearest to a finding covers it.
  var placedSuppressions: [PlacedSuppression] {
    var result: [PlacedSuppression] = []
    func add(_ suppressions: [Suppression], on place: SuppressionPlace) {
      result += suppressions.map { PlacedSuppression(suppression: $0, place: place) }
    }
    for (reference, transition) in placedTransitions {
      add(transition.suppressions, on: .transition(reference))
    }
    for (index, coordinator) in coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        add(definition.suppressions, on: .route(RouteReference(coordinator: index, route: route)))
      }
    }
    for (index, coordinator) in coordinators.enumerated() {
      add(coordinator.suppressions, on: .coordinator(index))
    }
    add(suppressions, on: .graph)
    return result
  }
}
