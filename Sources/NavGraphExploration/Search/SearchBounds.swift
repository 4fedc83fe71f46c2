import NavGraphFacts

/// How far the search of one part may go.
struct SearchBounds {
  var limits: Limits
  var stateLimit: Int
  var deadline: ContinuousClock.Instant
  var searchNumber: Int
  /// The limits that end a search when it meets them.
  var fatal: Set<Limits.Kind> = []
}
