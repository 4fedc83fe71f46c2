package import NavGraphModel

/// The searches of an app that a policy concerns.
///
/// An app may start with several independent coordinators: a policy about one
/// of them does not concern the others.
package struct PolicyScope {
  private let index: [String: Int]
  /// By coordinator that the app starts with: all that have flows there.
  private let reach: [Int: Set<Int>]
  private let all: Set<Int>

  /// - Complexity: O(*starts* · *routes*).
  package init(_ graph: GraphDefinition) {
    index = Dictionary(
      zip(graph.coordinators.map(\.name), graph.coordinators.indices),
      uniquingKeysWith: { first, _ in first })
    reach = Dictionary(
      uniqueKeysWithValues: graph.entryIndices.map { entry in
        (entry, graph.flows(from: entry))
      })
    all = reach.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The coordinators that can have flows in an app that starts with one.
  package func coordinators(ofStart entry: Int) -> Set<Int> { reach[entry] ?? [] }

  /// Whether a policy is asked of the states that a start leads to: where one of its coordinators can have
  /// a flow. A policy that names none is asked of all, and so is one about flows that no start has.
  package func asks(_ claim: PolicyDefinition.Claim, ofStart entry: Int) -> Bool {
    let coordinators = Set(claim.coordinators.compactMap { index[$0] })
    return coordinators.isDisjoint(with: all)
      || !coordinators.isDisjoint(with: reach[entry] ?? [])
  }
}

extension PolicyDefinition.Claim {
  /// The names of the coordinators that it is about.
  fileprivate var coordinators: [String] {
    switch self {
    case .never(let condition), .always(let condition): condition.coordinators
    case .canAlwaysReach(let goals), .mustReach(let goals, _): goals.map(\.coordinator)
    case .noWay(_, let end, _): [end.coordinator]
    }
  }

  /// The names of coordinators about which it asks at once, so that searches of one tab each cannot answer
  /// together.
  package var coordinatorsAskedTogether: [String] {
    switch self {
    // Only one tab at a time is shown.
    case .never(let condition), .always(let condition):
      condition.looksBehind ? condition.coordinators : []
    // The nearest of the tabs counts.
    case .mustReach: []
    case .canAlwaysReach(let goals): goals.map(\.coordinator)
    case .noWay(let start, let end, let gate):
      (start.map { [$0.coordinator] } ?? []) + [end.coordinator, gate.coordinator]
    }
  }
}

extension StateCondition {
  /// The names of all coordinators that it examines.
  var coordinators: [String] {
    switch self {
    case .shows(let name), .holds(let name): [name.coordinator]
    case .within(let name, _): [name]
    case .variable, .input: []
    case .not(let inner): inner.coordinators
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.coordinators)
    }
  }

  /// Whether it examines hidden screens.
  var looksBehind: Bool {
    switch self {
    case .shows, .variable, .input: false
    case .holds, .within: true
    case .not(let inner): inner.looksBehind
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.looksBehind)
    }
  }
}
