import NavGraphFacts
import NavGraphModel

/// What the naive model sees of a whole app.
struct NaiveOccurrences {
  var states: Set<NaiveState> = []
  var distances: [NaiveState: Int] = [:]
  /// With multiplicity, those that change nothing or end the app included.
  var stepCount = 0
  var crashCount = 0
  var cuts: Set<Limits.Kind> = []
  var shownDistance: [RouteReference: Int] = [:]
  var heldDistance: [RouteReference: Int] = [:]
  /// The least number of steps, the one with the outcome included.
  var outcomes: [NaiveOutcome: Int] = [:]
}

extension NaiveApp {
  /// Nil where there are more states than a test should see.
  func explore(atMost limit: Int = .max) -> NaiveOccurrences? {
    var seen = NaiveOccurrences()
    var queue: [NaiveState] = []
    func arrive(_ state: NaiveState, _ distance: Int) {
      guard seen.states.insert(state).inserted else { return }
      seen.distances[state] = distance
      queue.append(state)
    }
    let starts = starts()
    seen.cuts = starts.cuts
    for state in starts.states { arrive(state, 0) }
    var next = 0
    while next < queue.count {
      if queue.count > limit { return nil }
      let state = queue[next]
      let distance = seen.distances[state, default: 0]
      next += 1
      look(at: state, distance, &seen)
      let (steps, cuts) = steps(from: state)
      seen.cuts.formUnion(cuts)
      seen.stepCount += steps.count { !$0.isCut }
      for step in steps {
        for outcome in step.outcomes { seen.outcomes.note(outcome, distance + 1) }
        if let state = step.state { arrive(state, distance + 1) }
        if step.state == nil, !step.isCut { seen.crashCount += 1 }
      }
    }
    return seen
  }

  private func look(at state: NaiveState, _ distance: Int, _ seen: inout NaiveOccurrences) {
    let numbered = state.numbered().state
    let activity = NaiveActivity(numbered, registration)
    for id in activity.map.entryOrder {
      guard let entry = activity.map.entries[id], let flow = activity.map.places[id]?.flow,
        let coordinator = activity.map.flows[flow]?.coordinator
      else { continue }
      let route = RouteReference(
        coordinator: registration.index(coordinator),
        route: registration.routeIndex(entry.route, of: coordinator))
      seen.heldDistance.note(route, distance)
      if activity.entries.contains(id) { seen.shownDistance.note(route, distance) }
    }
  }
}

extension Dictionary where Value == Int {
  fileprivate mutating func note(_ key: Key, _ distance: Int) {
    self[key] = Swift.min(self[key] ?? distance, distance)
  }
}
