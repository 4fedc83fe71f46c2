package import NavGraphModel

/// What exploration found out: the only thing that rules, views and reports get to see.
///
/// Facts are a summary. Their size follows the registration, not the number of states: for each kind
/// of thing that can be observed they hold its first, shortest witness.
package struct Facts: Hashable, Codable, Sendable {
  /// The version of this format, written first so that a reader can refuse what it does not know.
  package var version: Int
  package var graph: GraphDefinition
  package var limits: Limits
  /// One for each coordinator of the graph, in the graph's order.
  package var flows: [FlowFacts]

  package static let currentVersion = 1

  package init(graph: GraphDefinition, limits: Limits, flows: [FlowFacts]) {
    version = Self.currentVersion
    self.graph = graph
    self.limits = limits
    self.flows = flows
  }
}

/// What was found out about one coordinator, explored from its root.
package struct FlowFacts: Hashable, Codable, Sendable {
  package var coverage: Coverage
  package var stateCount: Int
  /// Steps taken, with multiplicity, those that change nothing included.
  package var stepCount: Int
  /// What the stacks' entries refer to.
  package var instances: [CompiledCoordinator.Instance]
  /// Witnesses, as a forest: a node comes after its parent.
  package var trace: [TraceNode]
  /// One for each route of the coordinator, in its order.
  package var routes: [RouteObservation]
  package var outcomes: [OutcomeObservation]
  package var landings: [LandingObservation]

  package init(
    coverage: Coverage, stateCount: Int, stepCount: Int,
    instances: [CompiledCoordinator.Instance], trace: [TraceNode], routes: [RouteObservation],
    outcomes: [OutcomeObservation], landings: [LandingObservation]
  ) {
    self.coverage = coverage
    self.stateCount = stateCount
    self.stepCount = stepCount
    self.instances = instances
    self.trace = trace
    self.routes = routes
    self.outcomes = outcomes
    self.landings = landings
  }
}

/// A step of a witness, and the stack it leads to.
package struct TraceNode: Hashable, Codable, Sendable {
  /// Index into the trace; nil at the start.
  package var parent: Int?
  /// What led here; nil at the start.
  package var step: Step?
  /// Packed entries, bottom first (``Entry``).
  package var stack: [UInt32]

  package struct Step: Hashable, Codable, Sendable {
    /// The acting screen: index into the flow's instances.
    package var actor: Int
    package var cause: Cause
    /// For each operation of the transition, the instances that it brings: which of several sample
    /// arguments this step chose.
    package var targets: [[Int]]
    /// Whether an assertion ends a debug build here; what follows is for release builds.
    package var stopsDebug: Bool

    package init(
      actor: Int, cause: Cause, targets: [[Int]] = [], stopsDebug: Bool = false
    ) {
      self.actor = actor
      self.cause = cause
      self.targets = targets
      self.stopsDebug = stopsDebug
    }
  }

  package init(parent: Int?, step: Step?, stack: [UInt32]) {
    self.parent = parent
    self.step = step
    self.stack = stack
  }
}

/// Whether and how a route was met; values are indices into the trace.
package struct RouteObservation: Hashable, Codable, Sendable {
  /// First as the visible screen.
  package var shown: Int?
  /// First in the stack at all.
  package var held: Int?

  package init(shown: Int?, held: Int?) {
    self.shown = shown
    self.held = held
  }
}

/// An outcome that an operation had at least once.
package struct OutcomeObservation: Hashable, Codable, Sendable {
  /// Index into the coordinator's routes.
  package var route: Int
  /// Index into the route's transitions.
  package var transition: Int
  /// Index into the transition's operations.
  package var operation: Int
  package var outcome: Outcome
  /// The entry that held the identity already, where that is the reason.
  package var conflict: Conflict?
  /// Index into the trace: the whole transition, the operation included.
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
    route: Int, transition: Int, operation: Int, outcome: Outcome, conflict: Conflict? = nil,
    witness: Int
  ) {
    self.route = route
    self.transition = transition
    self.operation = operation
    self.outcome = outcome
    self.conflict = conflict
    self.witness = witness
  }
}

/// A screen that became visible by a step that changed the stack.
package struct LandingObservation: Hashable, Codable, Sendable {
  /// The acting screen's route.
  package var route: Int
  package var cause: Cause
  /// The route then visible; nil where nothing is.
  package var landing: Int?
  /// Index into the trace.
  package var witness: Int

  package init(route: Int, cause: Cause, landing: Int?, witness: Int) {
    self.route = route
    self.cause = cause
    self.landing = landing
    self.witness = witness
  }
}

extension Facts {
  /// What cut the search of any coordinator.
  package var coverage: Coverage { Coverage(combining: flows.map(\.coverage)) }

  package var counts: Counts {
    Counts(
      coordinators: graph.coordinators.count,
      routes: graph.coordinators.reduce(0) { $0 + $1.routes.count },
      transitions: graph.coordinators.reduce(0) { total, coordinator in
        total + coordinator.routes.reduce(0) { $0 + $1.transitions.count }
      },
      states: flows.reduce(0) { $0 + $1.stateCount },
      steps: flows.reduce(0) { $0 + $1.stepCount })
  }

  package struct Counts: Hashable, Codable, Sendable {
    package var coordinators: Int
    package var routes: Int
    package var transitions: Int
    package var states: Int
    package var steps: Int
  }
}
