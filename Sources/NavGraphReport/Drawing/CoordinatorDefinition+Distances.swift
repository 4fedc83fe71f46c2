import NavGraphFacts
import NavGraphModel

extension CoordinatorDefinition {
  /// The fewest arrows from the start to each route, whatever their conditions; nil where none lead
  /// there.
  var distances: [Int?] {
    var result: [Int?] = Array(repeating: nil, count: routes.count)
    let indices = Dictionary(
      routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var next = startingRoutes.compactMap { indices[$0] }
    var distance = 0
    while !next.isEmpty {
      let reached = next.filter { route in
        guard result[route] == nil else { return false }
        result[route] = distance
        return true
      }
      next = reached.flatMap { route in
        routes[route].transitions.flatMap { $0.operations.ownArrivals }.compactMap { indices[$0] }
      }
      distance += 1
    }
    return result
  }

  private var startingRoutes: [String] {
    switch container {
    case .stack(let stack): stack.initial.joined().map(\.target.route)
    case .tabs(let tabs): tabs.items
    case .switch: routes.map(\.name)
    case .joined(let hosts): hosts
    }
  }
}

extension [NavGraphModel.Operation] {
  /// The routes that are brought into the acting coordinator's own container.
  fileprivate var ownArrivals: [String] {
    flatMap { operation -> [String] in
      if case .within = operation { return [] }
      return operation.arrivals.map(\.target.route) + operation.parts.flatMap(\.ownArrivals)
    }
  }
}
