extension FlowStacksSemantics {
  /// What the copies of the operations differ in.
  package struct Variant: Hashable, Sendable {
    /// Whether the array holds the root; otherwise that stands below it.
    var holdsRoot = true
    /// Whether an identity can be in the array only once.
    var comparesIdentities = false
    /// The fewest entries that going back may leave in the array.
    var minimumCount = 0
    /// How many entries `popToRoot` leaves.
    var popToRootLeaves = 0
    /// Whether the root's own navigation is known to `canPush`, or may come from a parent.
    var knowsRootNavigation = true
    /// Whether the root is a layer that `dismiss` closes.
    var dismissesRoot = true
    /// Whether `dismissAll` slices beyond an empty array.
    var dismissAllTrapsWhenEmpty = false

    package static let flowStacks = Variant(holdsRoot: false)

    package static func tcaCoordinators(
      _ version: TCACoordinatorsVersion, _ identification: RouteIdentification
    ) -> Variant {
      let isIdentified = identification == .identified
      return switch version {
      case .v0_13:
        Variant(
          comparesIdentities: isIdentified, popToRootLeaves: 1, knowsRootNavigation: false,
          dismissesRoot: false)
      case .v0_14:
        Variant(
          comparesIdentities: isIdentified, minimumCount: isIdentified ? 0 : 1,
          popToRootLeaves: isIdentified ? 0 : 1, dismissAllTrapsWhenEmpty: true)
      }
    }
  }
}
