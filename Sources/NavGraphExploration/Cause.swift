package import NavGraphModel

/// What moves a stack on a screen: a registered transition, or something the system offers.
package enum Cause: Hashable, Codable, Sendable {
  /// Index into the transitions of the acting route.
  case transition(Int)
  case gesture(Gesture)
}
