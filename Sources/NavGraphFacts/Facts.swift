package import NavGraphModel

/// The results of exploration: the only input of rules, views and reports.
///
/// Facts are a summary. Their size follows the registration, not the number of states: for each kind
/// of observation they hold its first, shortest witness. Only code that walks through the app asks
/// for single states.
package struct Facts: Hashable, Codable, Sendable {
  /// The version of this format, written first so that a reader can refuse what it does not know.
  package var version: Int
  package var graph: GraphDefinition
  package var limits: Limits
  /// The separate searches: each start of the app, and where tabs share nothing, each tab.
  package var searches: [SearchFacts]
  /// One for each coordinator of the graph, in the graph's order.
  package var flows: [FlowFacts]
  /// Sorted by transition, operation and distance.
  package var outcomes: [OutcomeObservation]
  /// Sorted by source, cause and distance.
  package var landings: [LandingObservation]
  /// Sorted by kind, place and distance.
  package var observations: [RecordedObservation]
  /// The observations that the search did not look for, although it could have: questions about all states together,
  /// where there were too many steps to keep. Rules that read these observations leave their questions open.
  package var unanswered: [ObservationKind]
  /// Witnesses, as a forest: a node comes after its parent.
  package var trace: [TraceNode]
  /// States one by one; nil where none were asked for (``Limits/keptStates``).
  package var states: StateGraph?

  package static let currentVersion = 17

  package init(
    graph: GraphDefinition, limits: Limits, searches: [SearchFacts], flows: [FlowFacts],
    outcomes: [OutcomeObservation], landings: [LandingObservation],
    observations: [RecordedObservation] = [], unanswered: [ObservationKind] = [],
    trace: [TraceNode],
    states: StateGraph? = nil
  ) {
    version = Self.currentVersion
    self.graph = graph
    self.limits = limits
    self.searches = searches
    self.flows = flows
    self.outcomes = outcomes
    self.landings = landings
    self.observations = observations
    self.unanswered = unanswered
    self.trace = trace
    self.states = states
  }
}

/// One search.
package struct SearchFacts: Hashable, Codable, Sendable {
  /// The coordinator that the app starts with: index into the graph's coordinators.
  package var entry: Int
  /// The tabs whose siblings were frozen, from the outermost: the subject of the search. Empty where
  /// everything moves.
  package var focus: [RouteReference]
  package var coverage: Coverage
  package var stateCount: Int
  /// Steps taken, with multiplicity, those that change nothing included.
  package var stepCount: Int
  /// The results for any stack height; nil where that was not asked: the search saw everything, or
  /// there are reducers.
  package var stacks: StackFacts?

  package init(
    entry: Int, focus: [RouteReference], coverage: Coverage, stateCount: Int, stepCount: Int,
    stacks: StackFacts? = nil
  ) {
    self.entry = entry
    self.focus = focus
    self.coverage = coverage
    self.stateCount = stateCount
    self.stepCount = stepCount
    self.stacks = stacks
  }
}

/// The results of the exact engine for one search, whose bounds do not apply to them.
package struct StackFacts: Hashable, Codable, Sendable {
  /// Why it has no answers, as the end of a sentence: “… because” this; nil where it has.
  package var obstacle: String?
  /// The number of reachable heads: the top with the known facts about the stack below, and the values of
  /// variables.
  package var headCount: Int
  /// The maximal stack height, all nested flows together, where each flow counts one
  /// more than it has screens, and flows side by side count with the screen that hosts them; nil where
  /// there is no maximum, or no answer.
  package var maximalHeight: Int?

  package init(obstacle: String? = nil, headCount: Int = 0, maximalHeight: Int? = nil) {
    self.obstacle = obstacle
    self.headCount = headCount
    self.maximalHeight = maximalHeight
  }
}

/// The results for one coordinator.
package struct FlowFacts: Hashable, Codable, Sendable {
  /// What cut the searches in which its flows move.
  package var coverage: Coverage
  /// The same for questions about any stack height: nothing where the exact engine has the answers.
  package var stackCoverage: Coverage
  /// The observations of ``ObservationKind/decidedByEngine`` that the exact engine leaves open where it has answers: for these,
  /// ``coverage`` says what was seen.
  package var openKinds: [ObservationKind]
  /// The reasons of outcomes that may occur beyond ``coverage``: for these, it says what was seen.
  package var openOutcomes: [Outcome.Reason]
  /// What entries refer to.
  package var instances: [Instance]
  /// One for each route of the coordinator, in its order.
  package var routes: [RouteObservation]

  /// A route with one choice of arguments.
  package struct Instance: Hashable, Codable, Sendable {
    /// Index into the coordinator's routes.
    package var route: Int
    /// One value for each argument of the route; nil for an abstract one.
    package var arguments: [String?]

    package init(route: Int, arguments: [String?]) {
      self.route = route
      self.arguments = arguments
    }
  }

  /// - Parameter stackCoverage: Nil for the same as `coverage`.
  package init(
    coverage: Coverage, stackCoverage: Coverage? = nil, openKinds: [ObservationKind] = [],
    openOutcomes: [Outcome.Reason] = [], instances: [Instance], routes: [RouteObservation]
  ) {
    self.coverage = coverage
    self.stackCoverage = stackCoverage ?? coverage
    self.openKinds = openKinds
    self.openOutcomes = openOutcomes
    self.instances = instances
    self.routes = routes
  }
}

/// A step of a witness, and the state it leads to.
package struct TraceNode: Hashable, Codable, Sendable {
  /// Index into the trace; nil at the start.
  package var parent: Int?
  /// What led here; nil at the start.
  package var step: Step?
  package var state: Snapshot

  package struct Step: Hashable, Codable, Sendable {
    /// The acting screen; nil where it is a coordinator or a deep link that acts.
    package var actor: ScreenReference?
    package var cause: Cause
    /// The name of the action.
    package var action: String
    package var trigger: Trigger
    /// The outcomes of the operations, in their order.
    package var moves: [Move]
    /// What free inputs and abstract arguments are taken to be, each as a phrase.
    package var assumes: [String]
    /// Whether an assertion ends a debug build here; what follows is for release builds.
    package var stopsDebug: Bool
    /// Whether the user taps twice, the second time before the screen has changed.
    package var isRepeated: Bool

    package init(
      actor: ScreenReference?, cause: Cause, action: String, trigger: Trigger, moves: [Move] = [],
      assumes: [String] = [], stopsDebug: Bool = false, isRepeated: Bool = false
    ) {
      self.actor = actor
      self.cause = cause
      self.action = action
      self.trigger = trigger
      self.moves = moves
      self.assumes = assumes
      self.stopsDebug = stopsDebug
      self.isRepeated = isRepeated
    }
  }

  /// An operation that was carried out, or should have been.
  package struct Move: Hashable, Sendable {
    package var transition: TransitionReference
    /// Index into the transition's operations with all their parts (`flattened`).
    package var operation: Int
    /// The coordinator of the container that it changed.
    package var container: Int
    /// The instances of that coordinator that it brings: which of several sample arguments this step
    /// chose.
    package var brings: [Int]
    package var outcome: Outcome

    package init(
      transition: TransitionReference, operation: Int, container: Int, brings: [Int],
      outcome: Outcome
    ) {
      self.transition = transition
      self.operation = operation
      self.container = container
      self.brings = brings
      self.outcome = outcome
    }
  }

  package init(parent: Int?, step: Step?, state: Snapshot) {
    self.parent = parent
    self.step = step
    self.state = state
  }
}

/// A screen of the graph: a route with its arguments.
package struct ScreenReference: Hashable, Sendable {
  /// Index into the graph's coordinators.
  package var coordinator: Int
  /// Index into the instances of that coordinator's facts.
  package var instance: Int

  package init(coordinator: Int, instance: Int) {
    self.coordinator = coordinator
    self.instance = instance
  }
}

/// Whether and how a route was met; values are indices into the trace.
package struct RouteObservation: Hashable, Codable, Sendable {
  /// The first occurrence as a screen that could be used, or around one.
  package var shown: Int?
  /// First in the state at all.
  package var held: Int?

  package init(shown: Int?, held: Int?) {
    self.shown = shown
    self.held = held
  }
}

/// An outcome that an operation had at least once.
package struct OutcomeObservation: Hashable, Codable, Sendable {
  package var transition: TransitionReference
  /// Index into the transition's operations with all their parts (`flattened`).
  package var operation: Int
  package var outcome: Outcome
  /// The entry that held the identity already, where that is the reason.
  package var conflict: Conflict?
  /// How the author's code ended, in words, where it did.
  package var detail: String?
  /// Index into the trace: the whole step, the operation included.
  package var witness: Int

  /// Where an identity stood when an operation brought it again.
  package struct Conflict: Hashable, Codable, Sendable {
    /// Index into the stack before the operation.
    package var position: Int
    /// The height of that stack: where the new entry was to go.
    package var height: Int

    package init(position: Int, height: Int) {
      self.position = position
      self.height = height
    }
  }

  package init(
    transition: TransitionReference, operation: Int, outcome: Outcome, conflict: Conflict? = nil,
    detail: String? = nil, witness: Int
  ) {
    self.transition = transition
    self.operation = operation
    self.outcome = outcome
    self.conflict = conflict
    self.detail = detail
    self.witness = witness
  }
}

/// A screen that could be used after a step that changed the state.
package struct LandingObservation: Hashable, Codable, Sendable {
  /// The acting screen; nil where it is a coordinator or a deep link that acts.
  package var source: RouteReference?
  package var cause: Cause
  /// The screen on top; nil where nothing is shown.
  package var landing: RouteReference?
  /// Index into the trace.
  package var witness: Int

  package init(source: RouteReference?, cause: Cause, landing: RouteReference?, witness: Int) {
    self.source = source
    self.cause = cause
    self.landing = landing
    self.witness = witness
  }
}

extension Facts {
  /// What cut any of the searches.
  package var coverage: Coverage { Coverage(combining: searches.map(\.coverage)) }

  package var counts: Counts {
    Counts(
      coordinators: graph.coordinators.count,
      routes: graph.coordinators.reduce(0) { $0 + $1.routes.count },
      transitions: graph.coordinators.reduce(0) { total, coordinator in
        total + coordinator.handlers.count + coordinator.links.count
          + coordinator.routes.reduce(0) { $0 + $1.transitions.count }
      },
      states: searches.reduce(0) { $0 + $1.stateCount },
      steps: searches.reduce(0) { $0 + $1.stepCount })
  }

  package struct Counts: Hashable, Codable, Sendable {
    package var coordinators: Int
    package var routes: Int
    package var transitions: Int
    package var states: Int
    package var steps: Int
  }
}
