package import NavGraphFacts
import NavGraphModel

/// Collects what several searches of one app found into facts.
struct FactsBuilder {
  private let app: CompiledApp
  private let inferred: InferredOperations
  private let limits: Limits
  private var searches: [SearchFacts] = []
  /// By coordinator.
  private var flows: [FlowFindings]
  private var outcomes: [FirstOccurrences.OutcomeKey: OutcomeOccurrence] = [:]
  private var landings: [FirstOccurrences.LandingKey: WitnessNode] = [:]
  private var observations: [ObservationKey: ObservationOccurrence] = [:]
  private var unanswered: Set<ObservationKind> = []
  private var trace: [TraceNode] = []
  /// The states on the paths of the latest search's witnesses.
  private var witnessed = WitnessedStates()
  private var stateGraphs: [StateGraph.Search] = []

  /// The results of searches for one coordinator.
  private struct FlowFindings {
    var coverages: [Coverage] = []
    /// The same for questions about any stack height.
    var stackCoverages: [Coverage] = []
    /// The observations that the exact engine leaves open.
    var openKinds: Set<ObservationKind> = []
    /// The same as `openKinds`, by why an operation does something else than it says.
    var openOutcomes: Set<Outcome.Reason> = []
    /// By route.
    var shown: [WitnessNode?]
    var held: [WitnessNode?]
  }

  private struct ObservationOccurrence {
    let occurrence: WitnessNode
    let against: Int?
  }

  private struct OutcomeOccurrence {
    let occurrence: WitnessNode
    let conflict: OutcomeObservation.Conflict?
    let detail: String?
  }

  init(_ app: CompiledApp, inferred: InferredOperations, limits: Limits) {
    self.app = app
    self.inferred = inferred
    self.limits = limits
    flows = app.coordinators.map { coordinator in
      let none: [WitnessNode?] = coordinator.routes.map { _ in nil }
      return FlowFindings(shown: none, held: none)
    }
  }

  /// Adds a search; of equal sightings the nearest stays, and of equally near ones the earlier.
  ///
  /// - Parameters:
  ///   - focus: The tabs that the search is about.
  ///   - moving: The coordinators whose flows move in it.
  mutating func add(
    _ search: any SearchTree, of system: AppSystem, focus: [RouteReference], moving: Set<Int>
  ) {
    var cuts = search.cuts
    if system.limits.states < limits.states, cuts.remove(.states) != nil { cuts.insert(.enough) }
    let coverage = Coverage(cuts, limits: system.limits)
    searches.append(
      SearchFacts(
        entry: system.setup.entry, focus: focus, coverage: coverage, stateCount: search.stateCount,
        stepCount: search.stepCount))
    for index in moving {
      flows[index].coverages.append(coverage)
      flows[index].stackCoverages.append(coverage)
    }
    var builder = TraceBuilder(search: search, system: system, nodes: trace)
    defer { witnessed = builder.witnessed }
    addObservations(of: system, &builder)
    trace = builder.nodes
  }

  /// Adds the results beyond the bounds of the search for the part that was added last.
  ///
  /// - Parameter moving: The coordinators whose flows move in it.
  mutating func add(_ beyond: BeyondBounds, moving: Set<Int>) {
    guard let last = searches.indices.last else { return }
    searches[last].stacks = beyond.stacks
    for (search, system) in beyond.further { add(seenBy: system, in: search) }
    guard beyond.isExact else { return }
    if beyond.stacks != nil {
      if !beyond.knowsReturns { unanswered.insert(.lost) }
      if !beyond.knowsGrowth { unanswered.insert(.grows) }
    }
    // The bounds of the search do not limit the answers to questions about stacks.
    for index in moving {
      flows[index].openKinds.formUnion(beyond.openKinds)
      flows[index].stackCoverages[flows[index].stackCoverages.count - 1] = Coverage()
    }
    leaveOpen(beyond.unconfirmed, moving)
    if let (tree, system) = beyond.looked {
      add(seenBy: system, in: tree, also: beyond.observations)
    }
  }

  /// Adds that a coordinator of the part that was added last shows nothing else, but for what the answer leaves open.
  mutating func add(_ answer: StandaloneFlows.Answer) {
    let index = answer.coordinator
    flows[index].openKinds.formUnion(answer.openKinds)
    flows[index].openOutcomes.formUnion(answer.openOutcomes)
    flows[index].stackCoverages[flows[index].stackCoverages.count - 1] = Coverage()
  }

  /// Adds what a further search of the part that was added last has seen.
  mutating func add(
    seenBy system: AppSystem, in search: any SearchTree, also entries: [ObservationTable.Entry] = []
  ) {
    var builder = TraceBuilder(search: search, system: system, nodes: trace)
    addObservations(of: system, &builder)
    add(entries, &builder)
    trace = builder.nodes
  }

  /// Says that what came after the search that was added last was ended before all was done.
  ///
  /// - Parameter moving: The coordinators whose flows move in its part.
  mutating func cut(by limit: Limits.Kind, moving: Set<Int>) {
    guard let last = searches.indices.last else { return }
    let cut = Coverage([limit], limits: limits)
    searches[last].coverage = Coverage(combining: [searches[last].coverage, cut])
    for index in moving { flows[index].coverages.append(cut) }
  }

  /// Leaves open what may be seen that was not.
  ///
  /// - Parameter moving: The coordinators that an observation may be about that names none.
  private mutating func leaveOpen(_ unconfirmed: Set<Observation>, _ moving: Set<Int>) {
    for observation in unconfirmed {
      switch observation {
      case .outcome(let key):
        let container = app.graph.container(of: key.operation, in: key.transition)
        for index in [key.transition.coordinator, container] {
          flows[index].openOutcomes.formUnion(
            [key.outcome.debug.reason, key.outcome.release.reason].compactMap(\.self))
        }
      case .recorded(let key):
        let named = key.coordinators
        for index in named.isEmpty ? moving : named {
          flows[index].openKinds.insert(key.kind)
        }
      case .shown, .held, .landing: continue
      }
    }
  }

  private mutating func addObservations(of system: AppSystem, _ builder: inout TraceBuilder) {
    let seen = system.firstOccurrences
    for coordinator in app.coordinators.indices {
      for route in app.coordinators[coordinator].definition.routes.indices {
        if let state = seen.shown[coordinator][route] {
          Self.keep(&flows[coordinator].shown[route], state: state, &builder)
        }
        if let state = seen.held[coordinator][route] {
          Self.keep(&flows[coordinator].held[route], state: state, &builder)
        }
      }
    }
    for (note, origin) in seen.outcomes {
      let distance = builder.distance(of: origin.state) + 1
      if let known = outcomes[note.key], known.occurrence.distance <= distance { continue }
      outcomes[note.key] = OutcomeOccurrence(
        occurrence: WitnessNode(distance: distance, node: builder.node(step: origin)),
        conflict: note.conflict, detail: note.detail)
    }
    for (key, origin) in seen.landings {
      let distance = builder.distance(of: origin.state) + 1
      if let known = landings[key], known.distance <= distance { continue }
      landings[key] = WitnessNode(distance: distance, node: builder.node(step: origin))
    }
    add(system.observationTable.entries, &builder)
  }

  private mutating func add(
    _ entries: [ObservationTable.Entry], _ builder: inout TraceBuilder
  ) {
    for (key, origin, against) in entries {
      let distance = builder.distance(of: origin)
      if let known = observations[key], known.occurrence.distance <= distance { continue }
      observations[key] = ObservationOccurrence(
        occurrence: WitnessNode(distance: distance, node: builder.node(at: origin)),
        against: against.map { builder.node(at: $0) })
    }
  }

  /// Adds the combined observations of all states of a search.
  ///
  /// - Parameters:
  ///   - answers: Nil where the questions were not asked.
  ///   - decided: What the exact engine has decided about them.
  ///   - moving: The coordinators whose flows move in this search.
  ///   - isExact: Whether no bound limits the answers.
  mutating func add(
    _ answers: StateAnswers?, to search: any SearchTree, of system: AppSystem,
    decided: Set<ObservationKind>,
    moving: Set<Int>, isExact: Bool
  ) {
    guard let answers else {
      unanswered.formUnion(StateLog.questions.filter { !decided.contains($0) })
      return
    }
    if app.modalSlots.isOverfull, moving.contains(where: { app.coordinators[$0].hasSlots }) {
      if search.cuts.isEmpty { unanswered.insert(.slotStuck) }
      if isExact { for index in moving { flows[index].openKinds.insert(.slotStuck) } }
    }
    var builder = TraceBuilder(
      search: search, system: system, nodes: trace, witnessed: witnessed)
    defer { witnessed = builder.witnessed }
    add(answers.observations.map { ($0.key, $0.origin, nil) }, &builder)
    trace = builder.nodes
  }

  /// Adds cycles that the search that was added last took.
  mutating func add(
    _ cycles: [ObservationTable.Entry], to search: any SearchTree, of system: AppSystem
  ) {
    var builder = TraceBuilder(
      search: search, system: system, nodes: trace, witnessed: witnessed)
    defer { witnessed = builder.witnessed }
    add(cycles, &builder)
    trace = builder.nodes
  }

  /// Leaves questions about all states open.
  mutating func leaveOpen(_ observations: Set<ObservationKind>) {
    unanswered.formUnion(observations)
  }

  /// Adds the states of the search that was added last, one by one.
  ///
  /// - Parameters:
  ///   - count: How many there should be, those of witnesses aside.
  ///   - deadline: When to end, with what there is by then.
  mutating func addStates(
    of search: BreadthFirstSearch, in system: AppSystem, nearest count: Int,
    until deadline: ContinuousClock.Instant, _ monitor: SearchMonitor
  ) {
    var builder = StateGraphBuilder(search, of: system, limits: system.limits)
    stateGraphs.append(
      builder.states(nearest: count, along: witnessed, until: deadline, monitor))
  }

  /// The node of a state that was asked for, by its position in the search.
  mutating func node(
    ofState position: Int, in search: any SearchTree, of system: AppSystem
  ) -> (distance: Int, node: Int) {
    var builder = TraceBuilder(search: search, system: system, nodes: trace)
    let distance = builder.distance(of: position)
    let node = builder.node(state: position)
    trace = builder.nodes
    return (distance, node)
  }

  private static func keep(_ known: inout WitnessNode?, state: Int, _ builder: inout TraceBuilder) {
    let distance = builder.distance(of: state)
    if let known, known.distance <= distance { return }
    known = WitnessNode(distance: distance, node: builder.node(state: state))
  }

  func facts() -> Facts {
    Facts(
      graph: inferred.completing(app.graph), limits: limits, searches: searches,
      flows: zip(flows, app.coordinators).map { flow, coordinator in
        FlowFacts(
          coverage: Coverage(combining: flow.coverages),
          stackCoverage: Coverage(combining: flow.stackCoverages),
          openKinds: ObservationKind.allCases.filter(flow.openKinds.contains),
          openOutcomes: Outcome.Reason.allCases.filter(flow.openOutcomes.contains),
          instances: coordinator.instances,
          routes: zip(flow.shown, flow.held).map {
            RouteObservation(shown: $0?.node, held: $1?.node)
          })
      },
      outcomes: sortedOutcomes(), landings: sortedLandings(),
      observations: observations.map {
        RecordedObservation(key: $0, witness: $1.occurrence.node, against: $1.against)
      }.sorted { $0.key.isOrderedBefore($1.key) },
      unanswered: ObservationKind.allCases.filter(unanswered.contains), trace: trace,
      states: stateGraphs.isEmpty ? nil : StateGraph(searches: stateGraphs))
  }

  private func sortedOutcomes() -> [OutcomeObservation] {
    outcomes.sorted { left, right in
      let (first, second) = (left.key, right.key)
      if first.transition != second.transition { return first.transition < second.transition }
      if first.operation != second.operation { return first.operation < second.operation }
      // Within one operation: as they were found.
      return left.value.occurrence < right.value.occurrence
        || left.value.occurrence == right.value.occurrence
          && first.outcome.order < second.outcome.order
    }.map { key, value in
      OutcomeObservation(
        transition: key.transition, operation: key.operation, outcome: key.outcome,
        conflict: value.conflict, detail: value.detail, witness: value.occurrence.node)
    }
  }

  private func sortedLandings() -> [LandingObservation] {
    landings.sorted { left, right in
      let (first, second) = (left.key, right.key)
      if first.source != second.source { return first.source.isOrderedBefore(second.source) }
      if first.cause != second.cause {
        return first.cause.order.lexicographicallyPrecedes(second.cause.order)
      }
      return first.landing.isOrderedBefore(second.landing)
    }.map { key, value in
      LandingObservation(
        source: key.source, cause: key.cause, landing: key.landing, witness: value.node)
    }
  }
}

// MARK: - Orders

extension RouteReference? {
  /// None comes first.
  fileprivate func isOrderedBefore(_ other: RouteReference?) -> Bool {
    switch (self, other) {
    case (let left?, let right?): left < right
    case (nil, _?): true
    case (_, nil): false
    }
  }
}

extension TransitionReference: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  fileprivate var order: [Int] {
    switch place {
    case .screen(let route): [coordinator, 0, route, index]
    case .coordinator: [coordinator, 1, 0, index]
    case .link: [coordinator, 2, 0, index]
    }
  }
}

extension Cause {
  fileprivate var order: [Int] {
    switch self {
    case .transition(let reference): [0] + reference.order
    case .later(let reference): [1] + reference.order
    case .effect(let effect): [2, effect.coordinator, effect.route ?? -1, effect.index]
    case .gesture(let gesture): [3, Gesture.allCases.firstIndex(of: gesture) ?? 0]
    }
  }
}

extension ObservationKey {
  func isOrderedBefore(_ other: ObservationKey) -> Bool {
    order.lexicographicallyPrecedes(other.order)
  }

  private var order: [Int] {
    func numbers(_ route: RouteReference?) -> [Int] {
      [route?.coordinator ?? -1, route?.route ?? -1]
    }
    let kind = ObservationKind.allCases.firstIndex(of: self.kind) ?? 0
    // Of equal length, so that equal places are compared.
    func padded(_ numbers: [Int]) -> [Int] {
      numbers + Array(repeating: -1, count: max(0, 5 - numbers.count))
    }
    return [kind, coordinator ?? -1] + padded(cause?.order ?? []) + [operation ?? -1]
      + padded(counterpart?.order ?? []) + numbers(route) + numbers(other)
      + [index ?? -1, otherIndex ?? -1]
  }
}

extension Outcome {
  fileprivate var order: Int { release.order * 1000 + debug.order }
}

extension Outcome.Effect {
  fileprivate var order: Int {
    func index(_ reason: Outcome.Reason) -> Int {
      Outcome.Reason.allCases.firstIndex(of: reason) ?? 0
    }
    return switch self {
    case .applied: 0
    case .appliedDespite(let reason): 100 + index(reason)
    case .ignored(let reason): 200 + index(reason)
    case .failed(let reason): 300 + index(reason)
    }
  }
}
