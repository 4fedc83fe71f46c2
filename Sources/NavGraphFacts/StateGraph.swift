package import NavGraphModel

/// Single states, with the steps that lead out of them: a user can walk through them.
///
/// Facts hold it on request (``Limits/keptStates``); rules never ask for it. It keeps the states of each
/// search that are nearest to its start, up to an even share of the requested number, and, beyond that, the
/// states of the witnesses that the search added to the trace: a witness is a path through its search's
/// states, except for a second tap before the screen has changed, which is no step here.
///
/// Writing states out takes at most as long as the search may take; the states that are left then are
/// not kept. Nothing is kept of a search that was ended, that ran out of memory, or whose reducers
/// failed too often.
package struct StateGraph: Hashable, Codable, Sendable {
  /// One for each of the facts' searches, in their order.
  package var searches: [Search]

  package struct Search: Hashable, Codable, Sendable {
    /// In the order in which they were found; the first ones are those that the app can start in.
    package var states: [Snapshot]
    /// How many of the states the app can start in.
    package var initialCount: Int
    /// What happens in steps; each of them once.
    package var events: [Event]
    /// Sorted by source, then in the order in which they are tried. Steps that change nothing are among them,
    /// and steps that differ in nothing but what they leave open.
    package var steps: [Step]
    /// Whether the search found more states than are kept.
    package var isPartial: Bool

    package init(
      states: [Snapshot] = [], initialCount: Int = 0, events: [Event] = [], steps: [Step] = [],
      isPartial: Bool
    ) {
      self.states = states
      self.initialCount = initialCount
      self.events = events
      self.steps = steps
      self.isPartial = isPartial
    }
  }

  /// An event that a user, or the app, causes.
  package struct Event: Hashable, Codable, Sendable {
    /// The acting screen; nil where it is a coordinator, the system or a deep link that acts.
    package var actor: ScreenReference?
    package var cause: Cause
    /// The name of the action.
    package var action: String
    package var trigger: Trigger
    /// What free inputs and abstract arguments are taken to be, each as a phrase.
    package var assumes: [String]

    package init(
      actor: ScreenReference?, cause: Cause, action: String, trigger: Trigger,
      assumes: [String] = []
    ) {
      self.actor = actor
      self.cause = cause
      self.action = action
      self.trigger = trigger
      self.assumes = assumes
    }
  }

  package struct Step: Hashable, Sendable {
    /// Index into the search's states.
    package var source: Int
    /// Index into the search's events.
    package var event: Int
    package var target: Target

    package init(source: Int, event: Int, target: Target) {
      self.source = source
      self.event = event
      self.target = target
    }
  }

  package enum Target: Hashable, Sendable {
    /// Index into the search's states.
    case state(Int)
    /// A state that is not kept. Where a reducer answers differently each time, the search may not have
    /// found it either.
    case unkept
    /// The step leads beyond a bound.
    case beyond(Limits.Kind)
    /// The app crashes there.
    case crash
  }

  package init(searches: [Search]) {
    self.searches = searches
  }
}
