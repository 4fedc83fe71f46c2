import NavGraphFacts
import NavGraphModel

extension Occurrence {
  /// A slot of the presenter that the observation is about.
  ///
  /// - Parameter index: Among the presenter's slots.
  func slot(_ index: Int) -> SlotDefinition? {
    let definition = facts.graph.coordinators[coordinator]
    let slots = key.route.map { definition.routes[$0.route].slots } ?? definition.slots
    return slots.indices.contains(index) ? slots[index] : nil
  }

  /// The presenter, in quotes: a screen, or the coordinator.
  var presenter: String {
    key.route.map { facts.name(of: $0) } ?? quoted(facts.graph.coordinators[coordinator].name)
  }
}
