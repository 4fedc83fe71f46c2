import NavGraphFacts
import NavGraphModel

/// A screen that operations bring or choose.
struct Arrival: Hashable, Sendable {
  var kind: EdgeKind
  var target: RouteReference
  /// Index into the transition's operations with all their parts; nil where none of them names the
  /// screen.
  var operation: Int?
  var isLate: Bool
  /// What holds where the operation is carried out, beside the transition's own condition.
  var conditions: [Condition]
}
