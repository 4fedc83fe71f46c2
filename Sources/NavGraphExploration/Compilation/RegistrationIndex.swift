import NavGraphFacts
import NavGraphModel

/// The tables in which the names of a registration are looked up while it is compiled.
///
/// Shared by all readers: there is much of it, and it never changes.
final class RegistrationIndex {
  let graph: GraphDefinition
  let tables: [InstanceTable]
  let coordinatorIndex: [String: Int]
  let names: NameTable
  /// By coordinator; nil for one without a stack.
  let dialects: [Dialect?]

  init(_ graph: GraphDefinition, tables: [InstanceTable]) {
    self.graph = graph
    self.tables = tables
    coordinatorIndex = Dictionary(
      graph.coordinators.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    names = NameTable(graph.allNames)
    dialects = graph.coordinators.map(\.dialect)
  }

  /// Follows hosting routes.
  ///
  /// - Returns: Their indices, each in the coordinator that the one before hosts, and the coordinator
  ///   at the end.
  func resolve(_ hosts: [String], from index: Int) -> (path: [Int], end: Int) {
    var path: [Int] = []
    var current = index
    for host in hosts {
      guard let route = tables[current].routeIndex[host],
        let name = graph.coordinators[current].routes[route].hosts,
        let next = coordinatorIndex[name]
      else { break }
      path.append(route)
      current = next
    }
    return (path, current)
  }
}

// MARK: - Entries

extension RegistrationIndex {
  /// How many stacks destinations can mean, with those that they start their flows with, or one more
  /// than the limit.
  func choiceCount(of destinations: [Destination], in index: Int) -> Int {
    boundedProduct(
      destinations.map { choiceCount(of: $0, in: index) }, limit: InstanceTable.instanceLimit)
  }

  /// How many entries a destination can mean, likewise.
  func choiceCount(of destination: Destination, in index: Int) -> Int {
    guard let route = tables[index].routeIndex[destination.target.route] else { return 0 }
    let own = tables[index].ofRoute[route].count
    guard let start = destination.start,
      let hosted = graph.coordinators[index].routes[route].hosts.flatMap({ coordinatorIndex[$0] })
    else { return own }
    return boundedProduct(
      [own, choiceCount(of: start, in: hosted)], limit: InstanceTable.instanceLimit)
  }

  /// The entries that a destination can mean.
  func entries(_ destination: Destination, of index: Int, actor: Actor?) -> [NewEntry] {
    var starts: [[NewEntry]]?
    if let start = destination.start,
      let route = tables[index].routeIndex[destination.target.route],
      let name = graph.coordinators[index].routes[route].hosts, let hosted = coordinatorIndex[name]
    {
      starts = stack(start, of: hosted, actor: actor)
    }
    return tables[index].matches(destination.target, actor: actor).map {
      NewEntry(
        entry: Entry(
          instance: $0, presentation: destination.presentation,
          forbidsSwipe: destination.sheet?.disablesDismissal ?? false),
        starts: starts)
    }
  }

  /// Returns the stacks that a flow can start with; the dialect decides how the root is represented.
  func stack(_ destinations: [Destination], of index: Int, actor: Actor?) -> [[NewEntry]] {
    let dialect = dialects[index]
    return combinations(
      destinations.enumerated().map { position, destination in
        var destination = destination
        if position == 0, let dialect {
          destination.presentation = dialect.rootPresentation(
            embedsNavigation: destination.presentation.embedsNavigation)
        }
        return entries(destination, of: index, actor: actor)
      })
  }
}
