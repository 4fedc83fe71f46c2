import NavGraphFacts
import NavGraphModel

/// The coordinators of a part that it only hosts, explored as if the app started with them.
///
/// Nothing outside their flows acts on their content, and nothing in them depends on the outside
/// (`StandaloneFlows+Independence`). Inside the app, they can do less: something covers them, or removes them. So if one
/// never shows something alone, it never shows it in the app, and a question about it is answered if the app has shown
/// everything that it shows alone. `Docs/Internals/Analysis.md` has the proof.
struct StandaloneFlows {
  let app: CompiledApp
  /// The coordinator that the part starts with.
  let entry: Int
  /// By transition that can happen, its operations.
  let transitions: [PlacedTransition]
  /// Those that are explored alone, by index: the coordinators of their flows.
  private(set) var inside: [Int: Set<Int>] = [:]
  /// The coordinators that have flows elsewhere.
  private var outside: Set<Int> = []

  struct PlacedTransition {
    let reference: TransitionReference
    let transition: Transition
    let operations: [GraphDefinition.PlacedOperation]
  }

  var graph: GraphDefinition { app.graph }

  /// The coordinators to explore, in the order of the graph.
  var roots: [Int] { inside.keys.sorted() }

  /// - Complexity: Linear in the registration, for each coordinator.
  init(_ app: CompiledApp, in part: ExplorationPart) {
    self.app = app
    entry = part.entry
    let sent = app.graph.namesSent
    transitions = app.graph.placedTransitions.compactMap { reference, transition in
      if transition.trigger == .sent, !sent.contains(transition.action) { return nil }
      return PlacedTransition(
        reference: reference, transition: transition,
        operations: app.graph.placedOperations(of: transition, at: reference))
    }
    guard allowsAny else { return }
    outside = [entry]
    var pending = [entry]
    while let current = pending.popLast() {
      for hosted in app.coordinators[current].routes.compactMap(\.hosted)
      where part.moving.contains(hosted) && !outside.contains(hosted) && inside[hosted] == nil {
        let flows = graph.flows(from: hosted)
        if !flows.contains(entry), isIndependent(hosted, flows) {
          inside[hosted] = flows
        } else {
          outside.insert(hosted)
          pending.append(hosted)
        }
      }
    }
  }
}

extension StandaloneFlows {
  /// The app with nothing outside of a coordinator's flows; coordinators and routes keep their numbers.
  func graph(of root: Int) -> GraphDefinition {
    var graph = app.graph
    let inside = inside[root] ?? []
    graph.updateCoordinators { index, coordinator in
      guard !inside.contains(index) else { return }
      let routes = coordinator.routes.map {
        RouteDefinition(
          name: $0.name, identity: $0.identity, hosts: $0.hosts, location: $0.location)
      }
      coordinator = CoordinatorDefinition(
        name: coordinator.name, container: coordinator.container, routes: routes,
        location: coordinator.location)
    }
    return graph
  }
}

// MARK: - Answers

extension StandaloneFlows {
  /// The results for a coordinator alone.
  struct Evidence {
    /// The observations that it shows, or may show.
    let observed: Set<Observation>
    /// The other observations that it may show.
    let openKinds: Set<ObservationKind>
    /// The screens from which nothing leads to another one; nil where that is not known.
    let deadEnds: Set<RouteReference?>?
    /// Its flow on the way to everything that it shows.
    let flows: Set<FlowSnapshot>
    /// The cycles on which it grows.
    let cycles: [(key: ObservationKey, flows: [FlowSnapshot])]
    let stateCount: Int

    /// - Returns: Nil where not everything is known that it does.
    init?(_ found: PartSearch, _ analysis: PartAnalysis) {
      guard var open = analysis.openKinds else { return nil }
      stateCount = found.tree.stateCount
      if found.log?.isOverfull ?? true || found.system.app.modalSlots.isOverfull {
        open.formUnion(StateLog.questions)
      }
      observed = analysis.observed.union(analysis.unconfirmed)
      openKinds = open
      var (tree, system): (any SearchTree, AppSystem) =
        analysis.examined.map { ($0, $1) } ?? (found.tree, found.system)
      flows = Set(
        tree.reachedPositions.prefix(Self.flowLimit).map {
          system.snapshot(of: tree.state(at: $0)).flow
        })
      cycles = analysis.cycles.compactMap { key, origin, _ in
        guard case .path(let positions) = origin else { return nil }
        return (key, positions.map { system.snapshot(of: tree.state(at: $0)).flow })
      }
      guard found.tree.cuts.isEmpty, let log = found.log, !log.isOverfull else {
        deadEnds =
          found.system.app.leavesFirstScreen(of: found.system.setup.entry) ? observed.deadEnds : nil
        return
      }
      let reading = StateLogReading(log: log, search: found.tree, app: found.system.app)
      deadEnds = Set(reading.deadEnds(amongFirst: true).map(\.0.route))
    }

    private static let flowLimit = 1_000

    /// The screens of some coordinators that observations are about.
    func screens(
      in coordinators: Set<Int>, _ route: (Observation) -> RouteReference?
    ) -> Set<RouteReference> {
      Set(observed.compactMap(route).filter { coordinators.contains($0.coordinator) })
    }
  }

  /// The claim that a coordinator has no further observations, with exceptions.
  struct Answer {
    let coordinator: Int
    let openKinds: Set<ObservationKind>
    let openOutcomes: Set<Outcome.Reason>
  }

  /// - Parameters:
  ///   - evidence: By coordinator: what it does alone.
  ///   - summary: What the app may do if the flows of these coordinators are summed up; nil if that is not known.
  ///   - seen: What the app does.
  func answers(
    _ evidence: [Int: Evidence?], _ summary: SummaryEvidence?, besides seen: Set<Observation>
  ) -> [Answer] {
    let coordinators = inside.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let known = coordinators.subtracting(outside).subtracting(summary?.coordinators ?? [])
    return known.sorted().compactMap { index in
      let around = roots.filter { inside[$0]?.contains(index) ?? false }
      let known = around.compactMap { root in evidence[root]?.map { (root, $0) } }
      return known.count == around.count ? answer(index, known, summary, besides: seen) : nil
    } + (summary?.answers(besides: seen) ?? [])
  }

  /// - Returns: Nil where the app may show screens that were not seen.
  private func answer(
    _ index: Int, _ evidence: [(root: Int, standalone: Evidence)], _ summary: SummaryEvidence?,
    besides seen: Set<Observation>
  ) -> Answer? {
    var kinds = Set(ObservationKind.allCases).subtracting(Self.flowObservations)
    if summary?.decidesReturns(of: evidence.map(\.root)) == true { kinds.remove(.lost) }
    var outcomes: Set<Outcome.Reason> = []
    for (root, standalone) in evidence {
      kinds.formUnion(standalone.openKinds)
      kinds.formUnion(observationsFromOutside(root, besides: seen))
      for observation in standalone.observed.subtracting(seen) {
        switch observation {
        case .shown(let route) where route.coordinator == index: return nil
        case .outcome(let key) where isAbout(index, key) && !asksOutside(key, of: root):
          outcomes.formUnion(
            [key.outcome.debug.reason, key.outcome.release.reason].compactMap(\.self))
        // Alone, another screen is home.
        case .recorded(let key)
        where key.coordinators.contains(index) && ![.cutByHeight, .lost].contains(key.kind):
          kinds.insert(key.kind)
        default: continue
        }
      }
      let ends = (standalone.deadEnds ?? []).subtracting(seen.deadEnds)
      if standalone.deadEnds == nil || ends.contains(where: { $0?.coordinator == index }) {
        kinds.insert(.deadEnd)
      }
    }
    return Answer(coordinator: index, openKinds: kinds, openOutcomes: outcomes)
  }

  func isAbout(_ index: Int, _ key: FirstOccurrences.OutcomeKey) -> Bool {
    key.transition.coordinator == index
      || graph.container(of: key.operation, in: key.transition) == index
  }

  /// Whether an operation looks for the app's first flow, which is always there in the app.
  private func asksOutside(_ key: FirstOccurrences.OutcomeKey, of root: Int) -> Bool {
    guard let transition = graph.transition(key.transition) else { return false }
    let operations = graph.placedOperations(of: transition, at: key.transition)
    guard operations.indices.contains(key.operation),
      case .within(let flow, _) = operations[key.operation].operation
    else { return false }
    return graph.coordinator(of: flow, from: operations[key.operation].container) == entry
  }
}

extension CompiledApp {
  /// Whether a button always leads from the screen that a coordinator starts with, and that is never elsewhere in its stack,
  /// to another one.
  fileprivate func leavesFirstScreen(of index: Int) -> Bool {
    let coordinator = graph.coordinators[index]
    let placements = graph.placements(in: index)
    return coordinator.routes.filter { coordinator.roots.contains($0.name) }.allSatisfy { route in
      placements.allSatisfy { $0.isLowest || $0.destination.target.route != route.name }
        && route.transitions.contains { transition in
          guard transition.trigger == .tap, transition.condition == nil,
            transition.operations.count == 1, case .append(let new) = transition.operations[0]
          else { return false }
          return new.target.route != route.name
        }
    }
  }
}

extension Set<Observation> {
  fileprivate var deadEnds: Set<RouteReference?> {
    var result = Set<RouteReference?>()
    for case .recorded(let key) in self where key.kind == .deadEnd { result.insert(key.route) }
    return result
  }
}
