package import NavGraphFacts
import NavGraphModel

/// Something to be found out about all states of an app.
package enum StateQuestion {
  /// Whether any state is like this.
  case exists((VisitedState) -> Bool)
  /// Whether there is a state from which nothing leads back to a screen of these routes, or to one in a
  /// flow that they host.
  ///
  /// What comes from outside (``StepTraits/outside``) leads nowhere here, though it counts for
  /// what can be reached. Starts of the app that have no flow with these routes are not asked.
  case cannotReturn(to: Set<RouteReference>)
}

/// The answer to a ``StateQuestion``.
package enum StateAnswer: Hashable, Sendable {
  /// There is one; the nearest is at this index of the trace.
  case found(node: Int)
  /// There is none among the states that were searched, nor beyond.
  case none
  /// There is none among those that were searched; a cut hides the rest.
  case open
}

/// A state as a search first sees it.
package struct VisitedState {
  package let state: Snapshot
  /// The entries that enclose the top screen, from the outermost inwards, itself last; empty where
  /// nothing is shown.
  package let pathToTop: [ScreenReference]
  /// By coordinator: the instances to which entries refer.
  package let instances: [[FlowFacts.Instance]]
}

/// The results about all states.
package struct StateSurvey: Sendable {
  package var facts: Facts
  /// One for each question, in the order of the questions.
  package var answers: [StateAnswer]
}
