import NavGraphFacts
import NavGraphModel

extension MapBuilder {
  /// The screens that a transition brings, first those that its registration names, each manner
  /// once.
  func findings(
    of transition: Transition, at place: TransitionReference, actor: RouteReference?,
    observations: [Observation]
  ) -> [ArrivalFinding] {
    var found: [ArrivalFinding] = []
    func note(_ arrival: Arrival, isSeen: Bool, isLate: Bool) {
      let known = found.firstIndex { $0.kind == arrival.kind && $0.target == arrival.target }
      if let known {
        found[known].isSeen = found[known].isSeen || isSeen
        found[known].isLate = found[known].isLate && isLate
        if !found[known].conditions.contains(arrival.conditions) {
          found[known].conditions.append(arrival.conditions)
        }
      } else {
        found.append(
          ArrivalFinding(
            kind: arrival.kind, target: arrival.target, isSeen: isSeen, isLate: isLate,
            conditions: [arrival.conditions]))
      }
    }
    let areLate = !observations.isEmpty && observations.allSatisfy(\.isLate)
    for openBranch in registered.openBranches(of: transition, in: place.coordinator, actor: actor) {
      for (position, arrival) in openBranch.enumerated() {
        let isTop = position == openBranch.count - 1
        note(
          arrival, isSeen: isSeen(arrival, of: place, isTop: isTop, observations: observations),
          isLate: arrival.isLate || areLate)
      }
    }
    for observation in observations {
      guard let arrival = observation.arrival(lookup) else { continue }
      let isKnown = found.contains { $0.kind == arrival.kind && $0.target == arrival.target }
      if !isKnown { note(arrival, isSeen: true, isLate: observation.isLate) }
    }
    return found
  }

  private func isSeen(
    _ arrival: Arrival, of place: TransitionReference, isTop: Bool, observations: [Observation]
  ) -> Bool {
    let route = facts.flows[arrival.target.coordinator].routes[arrival.target.route]
    guard isTop else { return route.held != nil }
    // It may lead to where it started, or be carried out because of another action.
    if let operation = arrival.operation, route.shown != nil {
      let key = Observations.OperationKey(transition: place, operation: operation)
      // A screen beside its presenter leaves that on top.
      let lands =
        observations.isEmpty || arrival.kind.isBeside
        || observations.contains { observation in
          observation.landing.map { lookup.isPart($0, of: arrival.target) } ?? false
        }
      if lands, self.observations.applied.contains(key) { return true }
    }
    return observations.contains { observation in
      if let top = observation.arrival(lookup) {
        return top.target == arrival.target && top.kind == arrival.kind
      }
      guard observation.arrivals.isEmpty, let landing = observation.landing else { return false }
      return lookup.isPart(landing, of: arrival.target)
    }
  }
}
