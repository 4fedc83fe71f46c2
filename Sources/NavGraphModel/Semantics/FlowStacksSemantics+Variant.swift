extension FlowStacksSemantics {
  /// The differences between the copies of the operations.
  package struct Variant: Hashable, Sendable {
    /// Whether the array holds the root; otherwise the root is below it.
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

    /// Whether `dismiss` looks below an array that presents too little, which stops the app.
    var dismissTrapsBelowArray = false
    /// Whether `popToCurrentNavigationRoot` leaves the first route even where that is a push.
    var popsToFirst = false

    package static func flowStacks(_ version: FlowStacksVersion) -> Variant {
      switch version {
      // TCACoordinators up to 0.13 is built on these.
      case .v0_4: tcaCoordinators(.v0_13, .indexed)
      case .v0_10: Variant(holdsRoot: false)
      case .v0_10_12: Variant(holdsRoot: false, dismissTrapsBelowArray: true)
      }
    }

    package static func tcaCoordinators(
      _ version: TCACoordinatorsVersion, _ identification: RouteIdentification
    ) -> Variant {
      let isIdentified = identification == .identified
      return switch version {
      case .v0_13:
        Variant(
          comparesIdentities: isIdentified, popToRootLeaves: 1, knowsRootNavigation: false,
          dismissesRoot: false, popsToFirst: true)
      case .v0_14:
        Variant(
          comparesIdentities: isIdentified, minimumCount: isIdentified ? 0 : 1,
          popToRootLeaves: isIdentified ? 0 : 1, dismissAllTrapsWhenEmpty: true)
      }
    }
  }
}
