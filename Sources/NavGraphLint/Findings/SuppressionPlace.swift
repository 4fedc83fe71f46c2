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
  /// A line of code: it covers the findings that are reported there.
  case line(SourceLocation)
}

extension SuppressionPlace {
  /// Index into the graph's coordinators; nil for the whole graph.
  var coordinator: Int? {
    switch self {
    case .graph, .line: nil
    case .coordinator(let index): index
    case .route(let reference): reference.coordinator
    case .transition(let reference): reference.coordinator
    }
  }

  /// Returns whether a finding is about the suppressed part, or about a part of that.
  func covers(_ finding: Finding, in graph: GraphDefinition) -> Bool {
    if case .line(let line) = self {
      return finding.location.file == line.file && finding.location.line == line.line
    }
    guard let coordinator else { return true }
    guard finding.coordinator == graph.coordinators[coordinator].name else { return false }
    switch self {
    case .graph, .coordinator, .line: return true
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
    for unhandled in coordinators.flatMap({ $0.unhandled + $0.routes.flatMap(\.unhandled) }) {
      add(unhandled.suppressions, on: .line(unhandled.location))
    }
    for suppression in suppressions {
      guard let line = suppression.coveredLine else { continue }
      add([suppression], on: .line(line))
    }
    for (index, coordinator) in coordinators.enumerated() {
      add(coordinator.suppressions, on: .coordinator(index))
    }
    add(suppressions.filter { $0.coveredLine == nil }, on: .graph)
    return result
  }
}
