import NavGraphFacts
import NavGraphModel

/// What took an entry away: an operation, or for one route any gesture.
struct Removal: Hashable {
  let transition: TransitionReference?
  let operation: Int?
  /// Nil where a transition distinguishes it from others.
  let route: RouteReference?

  init(_ key: ObservationKey) {
    transition = key.cause?.transition
    operation = key.operation
    route = transition == nil ? key.route : nil
  }
}
