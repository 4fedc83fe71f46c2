/// All checks of one registration, which look its names up in tables made once.
struct RegistrationCheck {
  let graph: GraphDefinition
  /// By name; of several equal ones the first.
  let coordinatorIndices: [String: Int]
  /// By coordinator, by name.
  let routeIndices: [[String: Int]]
  /// By coordinator, those that host it.
  let hosts: [[Int]]
  /// By coordinator, whether it encloses all others in its place.
  let isOutermost: [Bool]
  /// By coordinator, the operations that its container has, in the order in which they are listed.
  let vocabularies: [[String]]
  /// By coordinator, those on its stack, likewise.
  let kinds: [Set<Operation.Kind>]
  /// What features list, by their names; of several equal ones the first.
  let featureOutputs: [String: [String]]
  /// By pattern, those of all coordinators.
  let links: [String: [DeepLinkDefinition]]
  /// What `cancel` can name, sorted.
  let effectIDs: [String]
  /// By name of a slot, the routes that operations show in slots of that name, of whichever coordinator.
  let shownInSlots: [String: Set<String>]

  init(_ graph: GraphDefinition) {
    self.graph = graph
    let coordinators = graph.coordinators
    coordinatorIndices = Self.indices(of: coordinators.map(\.name))
    routeIndices = coordinators.map { coordinator in
      Self.indices(of: coordinator.routes.indices.map { coordinator.routes[$0].name })
    }
    hosts = graph.hosts
    let entries = Set(graph.entries ?? [])
    isOutermost = zip(coordinators, hosts).map { $1.isEmpty || entries.contains($0.name) }
    vocabularies = coordinators.map { $0.reducer == nil ? $0.container.vocabulary : [] }
    kinds = coordinators.map { $0.reducer == nil ? $0.dialect?.vocabulary ?? [] : [] }
    featureOutputs = Dictionary(graph.features.map { ($0.name, $0.outputs) }) { first, _ in first }
    links = Dictionary(grouping: coordinators.flatMap(\.links), by: \.pattern)
    let effects = coordinators.flatMap { $0.effects + $0.routes.flatMap(\.effects) }
    effectIDs = Set(effects.compactMap(\.id)).sorted()
    shownInSlots = graph.shownInSlots
  }

  private static func indices(of names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }
}

extension RegistrationCheck {
  func coordinator(at nameScope: NameScope) -> CoordinatorDefinition {
    graph.coordinators[nameScope.coordinator]
  }

  func route(_ name: String, of coordinator: Int) -> RouteDefinition? {
    routeIndices[coordinator][name].map { graph.coordinators[coordinator].routes[$0] }
  }

  /// Returns the message for naming this route where the coordinator has none of that name.
  func unknownRoute(_ name: String, of coordinator: Int) -> String {
    let coordinator = graph.coordinators[coordinator]
    return "coordinator \(quoted(coordinator.name)) has no screen \(quoted(name))"
      + suggestion(
        for: name, in: coordinator.routes.map(\.name), otherwise: "register it with Screen(…)")
  }

  func problems(ofRoutes names: [String], at nameScope: NameScope) -> [RegistrationProblem] {
    names.filter { routeIndices[nameScope.coordinator][$0] == nil }.map {
      nameScope.problem(unknownRoute($0, of: nameScope.coordinator))
    }
  }
}

/// The end of a message about an unknown name: the nearest known one, or what else to do.
///
/// - Complexity: Bounded: no more than a thousand names are compared.
func suggestion(
  for name: String, in known: some Sequence<String>, otherwise advice: String? = nil
) -> String {
  if let nearest = nearestName(to: name, in: known.prefix(1_000)) {
    "; did you mean \(quoted(nearest))?"
  } else {
    advice.map { ": \($0)" } ?? ""
  }
}

extension Sequence where Element: Hashable {
  /// The elements that occur here more than once, each once, in their order.
  var repeated: [Element] {
    var seen: Set<Element> = []
    var reported: Set<Element> = []
    return filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }
}

extension GraphDefinition {
  /// By name of a slot, the routes that operations show in slots of that name.
  fileprivate var shownInSlots: [String: Set<String>] {
    var shown: [String: Set<String>] = [:]
    func add(_ operations: [Operation], depth: Int = 0) {
      guard depth < Operation.depthLimit else { return }
      for operation in operations {
        if case .fill(let slot, let destination) = operation {
          shown[slot, default: []].insert(destination.target.route)
        }
        for part in operation.parts { add(part, depth: depth + 1) }
      }
    }
    for coordinator in coordinators {
      // Of thousands of screens each is looked at where it is: to copy it takes as long.
      let routes = coordinator.routes
      for route in routes.indices {
        for index in routes[route].transitions.indices {
          add(routes[route].transitions[index].operations)
        }
      }
      for handler in coordinator.handlers { add(handler.transition.operations) }
      for link in coordinator.links { add(link.operations) }
    }
    return shown
  }
}
