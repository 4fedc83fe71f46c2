import NavGraphLint
import NavGraphModel

/// Which line of a drawing each finding belongs to; a finding is taken by the first line that asks.
struct FindingPlaces {
  private var counts: [Key: Int] = [:]

  private enum Key: Hashable {
    case transition(coordinator: String, route: String, index: Int)
    case route(coordinator: String, route: String)
    case coordinator(String)
    case place(SourceLocation)
  }

  init(_ findings: [Finding], in graph: GraphDefinition) {
    for finding in findings { counts[Self.key(finding, in: graph), default: 0] += 1 }
  }

  /// How many findings no line has taken.
  var rest: Int { counts.values.reduce(0, +) }

  mutating func take(transition index: Int, of route: String, in coordinator: String) -> Int {
    take(.transition(coordinator: coordinator, route: route, index: index))
  }

  mutating func take(route: String, in coordinator: String) -> Int {
    take(.route(coordinator: coordinator, route: route))
  }

  mutating func take(coordinator: String) -> Int { take(.coordinator(coordinator)) }

  /// Those about what is registered there: a slot, a link, a variable.
  mutating func take(at location: SourceLocation) -> Int { take(.place(location)) }

  private mutating func take(_ key: Key) -> Int { counts.removeValue(forKey: key) ?? 0 }

  private static func key(_ finding: Finding, in graph: GraphDefinition) -> Key {
    let coordinator = graph.coordinators.first { $0.name == finding.coordinator }
    let route = coordinator?.routes.first { $0.name == finding.route }
    if let coordinator, let route {
      if let index = finding.transition, route.transitions.indices.contains(index),
        route.transitions[index].location == finding.location
      {
        return .transition(coordinator: coordinator.name, route: route.name, index: index)
      }
      if route.location == finding.location {
        return .route(coordinator: coordinator.name, route: route.name)
      }
    }
    if let coordinator, finding.action == nil, coordinator.location == finding.location {
      return .coordinator(coordinator.name)
    }
    return .place(finding.location)
  }
}
