import NavGraphFacts
import NavGraphModel

/// The place of a transition, in the words of a finding.
struct Place {
  let coordinator: String
  /// Nil where the transition is the coordinator's own, or a link.
  let route: String?
  /// Index into the route's transitions; nil where there is no route.
  let transition: Int?

  init(_ reference: TransitionReference, in graph: GraphDefinition) {
    let definition = graph.coordinators[reference.coordinator]
    coordinator = definition.name
    if case .screen(let index) = reference.place {
      route = definition.routes[index].name
      transition = reference.index
    } else {
      route = nil
      transition = nil
    }
  }
}
