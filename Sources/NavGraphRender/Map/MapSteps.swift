/// What leads from which node to which: the edges of a part, and the steps into hosted flows.
struct MapSteps {
  /// By node.
  private var targets: [[Int]]
  /// By node.
  private var sources: [[Int]]

  /// Creates the steps of a part.
  ///
  /// - Parameter onlyForward: Whether steps back are left out.
  /// - Complexity: Linear in the part.
  init(_ part: RouteMap.Part, onlyForward: Bool) {
    targets = Array(repeating: [], count: part.nodes.count)
    sources = targets
    for edge in part.edges where edge.kind.isForward || !onlyForward {
      add(from: edge.source, to: edge.target)
    }
    for hosting in part.hostings {
      let isChoice = part.clusters[hosting.cluster].isChoice
      // A bar shows all of its tabs, so that each tab is a tap from the others.
      for (index, node) in part.nodes.enumerated()
      where node.cluster == hosting.cluster && (node.role == .root || isChoice)
        && node.role.isScreen
      {
        add(from: hosting.node, to: index)
      }
    }
  }

  private mutating func add(from source: Int, to target: Int) {
    targets[source].append(target)
    sources[target].append(source)
  }

  /// Nodes from which the given ones can be got to, with these, by at most so many steps.
  func nodes(leadingTo ends: [Int], within steps: Int = .max) -> Set<Int> {
    Set(Self.distances(of: ends, along: sources, within: steps).keys)
  }

  /// Nodes that can be got to from the given ones, with these, by at most so many steps.
  func nodes(from starts: [Int], within steps: Int) -> Set<Int> {
    Set(Self.distances(of: starts, along: targets, within: steps).keys)
  }

  /// How many steps each node is away from the nearest of the given ones.
  func distances(from starts: [Int]) -> [Int: Int] {
    Self.distances(of: starts, along: targets, within: .max)
  }

  private static func distances(
    of starts: [Int], along neighbours: [[Int]], within steps: Int
  ) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    for start in starts { distances[start] = 0 }
    var layer = starts
    var step = 0
    while !layer.isEmpty, step < steps {
      step += 1
      var next: [Int] = []
      for node in layer.flatMap({ neighbours[$0] }) where distances[node] == nil {
        distances[node] = step
        next.append(node)
      }
      layer = next
    }
    return distances
  }
}
