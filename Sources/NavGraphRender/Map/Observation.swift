import NavGraphFacts
import NavGraphModel

/// What was seen once after an action.
struct Observation: Hashable, Sendable {
  /// The acting screen; nil where it is a coordinator or a deep link that acts.
  var source: RouteReference?
  /// The screen on top; nil where nothing is shown.
  var landing: RouteReference?
  var isLate: Bool
  /// The new screens by what was carried out; the last is on top.
  var arrivals: [Arrival]
  /// Whether something was carried out that may show an older screen of the same route.
  var removesScreens: Bool
  /// Whether the screen on top is an alert, a dialog or a popover: nothing is above one, so that none shows again.
  var isPrompt: Bool
  /// Whose operations were carried out, in their order, each once.
  var deciders: [TransitionReference]

  /// The screen that came on top, if that is what is shown.
  func arrival(_ lookup: RouteLookup) -> Arrival? {
    arrivals.explain(landing, lookup) ? arrivals.last : nil
  }
}

extension [Arrival] {
  /// Returns whether the last is visible, around the visible screen, or beside it.
  fileprivate func explain(_ landing: RouteReference?, _ lookup: RouteLookup) -> Bool {
    guard let landing, let last else { return false }
    return last.kind.isBeside || lookup.isPart(landing, of: last.target)
  }
}

extension Observation {
  init(
    _ landing: LandingObservation, facts: Facts, lookup: RouteLookup
  ) {
    let node = facts.trace[landing.witness]
    var list = ArrivalList(lookup)
    var deciders: [TransitionReference] = []
    var removesScreens = false
    for move in node.step?.moves ?? [] {
      guard let transition = facts.graph.transition(move.transition) else { continue }
      if !deciders.contains(move.transition) { deciders.append(move.transition) }
      let operations = transition.operations.flattened
      guard move.outcome.release.isApplied, operations.indices.contains(move.operation) else {
        continue
      }
      let instances = facts.flows[move.container].instances
      let brings = move.brings.map {
        RouteReference(coordinator: move.container, route: instances[$0].route)
      }
      // What is pushed and does not show has taken nothing away.
      removesScreens =
        removesScreens || operations[move.operation].kind.map { $0 != .push } ?? false
      list.apply(
        ArrivalList.Step(
          operation: operations[move.operation], index: move.operation, container: move.container,
          actor: landing.source, brings: brings.isEmpty ? nil : brings,
          slotKind: brings.first.flatMap { node.state.slotKind(holding: $0, facts: facts) }))
    }
    var arrivals = list.arrivals
    if let parent = node.parent, !arrivals.explain(landing.landing, lookup) {
      let derived = DerivedArrivals(
        from: facts.trace[parent].state, to: node.state, facts: facts)
      arrivals += derived.arrivals.filter { [$0].explain(landing.landing, lookup) }
    }
    self.init(
      source: landing.source, landing: landing.landing, isLate: false, arrivals: arrivals,
      removesScreens: removesScreens,
      isPrompt: landing.landing.flatMap { node.state.slotKind(holding: $0, facts: facts) }
        .map { EdgeKind($0).family == .prompt } ?? false,
      deciders: deciders)
  }
}
