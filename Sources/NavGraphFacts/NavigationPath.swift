/// What happens on the way from one state to another, one step after the other.
package struct NavigationPath: Hashable, Sendable {
  /// Index into the facts' searches: the one that saw the path, or its end; for a witness, the first one of
  /// the same app.
  package var search: Int
  /// Where each step begins and ends: one more than there are steps.
  package var states: [Snapshot]
  package var steps: [StateGraph.Event]
}

/// Whether there is a path from one screen to another.
package enum PathAnswer: Hashable, Sendable {
  case found(NavigationPath)
  /// There is none: all states and steps were examined.
  case none
  /// Nobody knows.
  case open(Gap)

  /// Why a question about paths stays open; the first one that holds.
  package enum Gap: Hashable, Sendable {
    /// The facts hold no states one by one (``Limits/keptStates``).
    case noStates
    /// Some states are not kept.
    case unkeptStates
    /// A bound cut the search.
    case cutSearch
    /// Reducers do more than they were seen to do.
    case reducers
    /// Neither of the screens is in use in a search for the other one, and no step from tab to tab
    /// leads over.
    case separateSearches
  }
}
