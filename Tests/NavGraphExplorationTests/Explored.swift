import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel

/// What exploring a small registration gives.
struct Explored {
  let facts: Facts
  let seen: Occurrences

  init(_ facts: Facts) {
    self.facts = facts
    seen = Occurrences(facts)
  }

  init(
    _ coordinators: any Registrable..., entries: [String]? = nil,
    variables: [Variable<RouteName>] = [], inputs: [Input] = [], limits: Limits = Limits()
  ) throws {
    let graph = Graph("Test", entries: entries) {
      coordinators.map { $0.registered }
      for variable in variables { variable }
      for input in inputs { input }
    }
    self.init(try Exploration.explore(graph.definition, limits: limits))
  }

  /// Landings in their order, with the number of actions they take where that is asked for elsewhere.
  var landings: [String] { seen.landings.keys.sorted() }

  var outcomes: [String] { seen.outcomes.keys.sorted() }

  /// The operations of the step that ends in a landing, in the order in which they were carried out.
  func moves(of landing: String) -> [String] {
    let words = FactsWords(facts)
    return facts.landings.first { words.landing($0) == landing }
      .flatMap { facts.trace[$0.witness].step }
      .map { $0.moves.map(words.move) } ?? []
  }
}

/// A stack of an array that takes anything, whose root has navigation.
func stack(
  _ name: String, dialect: Dialect = .tcaCoordinators(.v0_14, .indexed), root: RouteName,
  embedsNavigation: Bool = true, isWrapped: Bool = false,
  @CoordinatorBuilder<RouteName> screens: () -> [ContainerPart]
) -> Coordinator<RouteName> {
  Coordinator(
    name, dialect: dialect, root: root, embedsNavigation: embedsNavigation, isWrapped: isWrapped,
    screens: screens)
}

/// A route of another coordinator, for paths.
func route(_ name: String) -> RouteName { RouteName(rawValue: name) }
