import NavGraphFacts
import NavGraphModel

/// The last part of a witness, which leads from a screen to the same screen on a higher stack.
struct GrowingCycle {
  let observation: RecordedObservation
  let facts: Facts
  /// The steps, by the nodes that they lead to; none where the witness leads to the same state on another
  /// way than round the circle.
  let nodes: [Int]
  /// How many steps lead there.
  let stem: Int
  /// Whether it is known that the steps can be taken again without end; otherwise a bound was met after they
  /// had been taken some times, and a reducer decides whether they can be taken on higher stacks.
  let isProved: Bool
  /// The first of its transitions in the source; nil where the cycle consists only of effects and gestures.
  let place: TransitionReference?

  /// Reads the observation ``ObservationKind/grows``.
  ///
  /// - Returns: Nil where the observation does not say where the cycle begins, and where the cycle contains links: opening
  ///   them repeatedly is no cycle of the app.
  init?(proof observation: RecordedObservation, _ facts: Facts) {
    guard let against = observation.against else { return nil }
    let path = facts.path(to: observation.witness)
    let start = path.firstIndex(of: against) ?? path.count - 1
    guard !path[(start + 1)...].contains(where: { facts.trace[$0].step?.trigger == .link }) else {
      return nil
    }
    self.init(observation, facts, path, lap: start...path.count - 1, isProved: true)
  }

  /// Reads the observation ``ObservationKind/cutByHeight``, where a reducer takes part: of what it does, nothing can be proved.
  ///
  /// - Returns: Nil where the stack grew without coming round.
  init?(cut observation: RecordedObservation, _ facts: Facts) {
    let path = facts.path(to: observation.witness)
    let witnessCycle = WitnessCycle(path, facts)
    guard let last = witnessCycle.last else { return nil }
    // The same steps may have gone round before: the first time is the shortest to replay.
    self.init(observation, facts, path, lap: witnessCycle.first(like: last), isProved: false)
    guard place != nil else { return nil }
  }

  private init(
    _ observation: RecordedObservation, _ facts: Facts, _ path: [Int], lap: ClosedRange<Int>,
    isProved: Bool
  ) {
    self.observation = observation
    self.facts = facts
    self.isProved = isProved
    nodes = Array(path[lap].dropFirst())
    stem = lap.lowerBound
    let transitions = nodes.compactMap { facts.trace[$0].step?.cause.transition }
    func location(_ reference: TransitionReference) -> SourceLocation {
      facts.graph.transition(reference)?.location ?? facts.graph.location
    }
    place = transitions.min { location($0) < location($1) } ?? observation.key.cause?.transition
  }

  /// The coordinators that it explains: the one whose flow grows, and the one of its first transition.
  var coordinators: Set<Int> {
    Set([observation.key.coordinator, place?.coordinator].compactMap(\.self))
  }

  /// What causes its steps.
  var causes: Set<Cause> { Set(nodes.compactMap { facts.trace[$0].step?.cause }) }

  /// Whether a shorter cycle explains it: the steps of that are among its own, and make the stack grow by themselves.
  func contains(_ other: GrowingCycle) -> Bool {
    !other.nodes.isEmpty && other.nodes.count < nodes.count && (other.isProved || !isProved)
      && other.causes.isSubset(of: causes)
  }

  /// The order in which cycles of one coordinator are worth reading: those of the user alone first, then the shortest.
  static func isSimpler(_ left: GrowingCycle, _ right: GrowingCycle) -> Bool {
    left.reading.lexicographicallyPrecedes(right.reading)
  }

  private var reading: [Int] {
    let waits = nodes.count { facts.trace[$0].step?.trigger == .effect }
    return [isProved ? 0 : 1, waits > 0 ? 1 : 0, nodes.isEmpty ? .max : nodes.count, stem]
  }

  /// The locations of its transitions and effects in the source; several can be in one line. Where there are
  /// none, the coordinator whose flow grows.
  var locations: Set<SourceLocation> {
    let wording = FactsWording(facts)
    let causes = nodes.compactMap { facts.trace[$0].step?.cause }
    let places = Set(
      (causes.isEmpty ? [observation.key.cause].compactMap(\.self) : causes)
        .compactMap(wording.location))
    guard places.isEmpty else { return places }
    let coordinator = Occurrence(observation: observation, facts: facts).coordinator
    return [facts.graph.coordinators[coordinator].location]
  }

  /// Whether the app repeats the cycle by itself.
  var isAutomatic: Bool {
    !nodes.isEmpty
      && nodes.allSatisfy { node in
        facts.trace[node].step.map { $0.trigger == .automatic || $0.trigger == .sent } ?? false
      }
  }

  /// Whether it is one step that is often meant: a tap on what it pushes, as from a product to a similar one, or an event or an
  /// answer, which seldom comes again and again.
  private var isOftenIntended: Bool {
    guard nodes.count == 1, let step = facts.trace[nodes[0]].step else { return false }
    guard step.trigger == .effect else { return step.trigger == .tap }
    // What each new screen of a kind causes again goes on by itself.
    guard case .transition(let reference) = step.cause, case .screen(let route) = reference.place
    else { return true }
    let name = facts.graph.coordinators[reference.coordinator].routes[route].name
    return facts.graph.transition(reference)?.operations.contains { operation in
      if case .append(let shown) = operation { shown.target.route == name } else { false }
    } == false
  }

  /// At the first of its transitions in the source. It is an error if the app repeats the cycle by itself, and info if it is
  /// often meant.
  func finding(_ rule: RuleInfo, _ message: Finding.Message) -> Finding {
    let end = nodes.last ?? observation.witness
    var finding =
      place.map { place in
        Finding(
          rule: rule, message: message, claim: .under, assumptions: facts.assumptions(of: end),
          transition: place, in: facts, witness: end)
      } ?? Occurrence(observation: observation, facts: facts).finding(rule, message)
    if isProved {
      finding.claim = .exact
      if !nodes.isEmpty { finding.witness?.loop = stem + 1...stem + nodes.count }
    } else {
      finding.claim = .bounded
      finding.assumptions.append("reducers do the same on higher stacks")
    }
    if isAutomatic {
      finding.severity = .error
    } else {
      if isOftenIntended { finding.severity = .info }
      // Circles of one stack often share their steps, and a bound on its height ends them all.
      let coordinator = Occurrence(observation: observation, facts: facts).coordinator
      finding.cause = facts.graph.coordinators[coordinator].name
    }
    return finding
  }
}
