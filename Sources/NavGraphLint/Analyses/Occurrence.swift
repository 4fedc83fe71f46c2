import NavGraphFacts
import NavGraphModel

/// An observation that a search recorded, with the location of its finding.
struct Occurrence {
  let observation: RecordedObservation
  let facts: Facts

  var key: ObservationKey { observation.key }

  /// Returns the observations of some kinds, one of each group: the nearest.
  ///
  /// - Parameters:
  ///   - group: The identity of a finding; nil for observations that are none.
  /// - Complexity: Linear in the observations and the lengths of their witnesses.
  static func all<Group: Hashable>(
    _ kinds: [ObservationKind], in facts: Facts, by group: (ObservationKey) -> Group?
  ) -> [Occurrence] {
    var positions: [Group: Int] = [:]
    var result: [(occurrence: Occurrence, distance: Int)] = []
    for observation in facts.observations where kinds.contains(observation.key.kind) {
      guard let name = group(observation.key) else { continue }
      let distance = facts.path(to: observation.witness).count
      let occurrence = Occurrence(observation: observation, facts: facts)
      guard let known = positions[name] else {
        positions[name] = result.count
        result.append((occurrence, distance))
        continue
      }
      if distance < result[known].distance { result[known] = (occurrence, distance) }
    }
    return result.map(\.occurrence)
  }

  /// At the transition that the observation is about; without one at the effect, the route or the coordinator.
  func finding(
    _ rule: RuleInfo, _ message: Finding.Message, notes: [Finding.Note] = []
  ) -> Finding {
    let assumptions = facts.assumptions(of: observation.witness)
    if let reference = transition {
      return Finding(
        rule: rule, message: message, claim: claim(rule), assumptions: assumptions,
        transition: reference,
        operation: key.operation, in: facts, notes: notes, witness: observation.witness)
    }
    if case .effect(let reference)? = key.cause, let effect = facts.graph.effect(reference) {
      let coordinator = facts.graph.coordinators[reference.coordinator]
      return Finding(
        rule: rule, message: message, claim: claim(rule), assumptions: assumptions,
        coordinator: coordinator.name, route: reference.route.map { coordinator.routes[$0].name },
        action: effect.action, location: effect.location, notes: notes,
        witness: Witness(node: observation.witness, facts: facts))
    }
    return findingAtRoute(key.route, rule, message, notes: notes)
  }

  /// At a route, or where there is none, at the coordinator.
  func findingAtRoute(
    _ route: RouteReference?, _ rule: RuleInfo, _ message: Finding.Message,
    notes: [Finding.Note] = []
  ) -> Finding {
    let assumptions = facts.assumptions(of: observation.witness)
    guard let route else {
      return Finding(
        rule: rule, message: message, claim: claim(rule), assumptions: assumptions,
        coordinator: coordinator, in: facts, notes: notes, witness: observation.witness)
    }
    return Finding(
      rule: rule, message: message, claim: claim(rule), assumptions: assumptions, route: route,
      in: facts,
      notes: notes, witness: observation.witness)
  }

  /// The coordinator that the observation is about; that of the state where none is named.
  var coordinator: Int {
    key.coordinator ?? key.route?.coordinator ?? transition?.coordinator
      ?? facts.trace[observation.witness].state.flow.coordinator
  }

  func claim(_ rule: RuleInfo) -> Claim {
    facts.claim(about: coordinator, by: rule, reading: [key.kind])
  }

  /// Whether the user can see all that is tapped on the path.
  var isPossible: Bool { !facts.tapsHiddenScreen(onPathTo: observation.witness) }

  /// The transition that caused it, now or later.
  var transition: TransitionReference? { key.cause?.transition }
}

extension Cause {
  /// The transition, now or later.
  var transition: TransitionReference? {
    switch self {
    case .transition(let reference), .later(let reference): reference
    case .effect, .gesture: nil
    }
  }

  /// Whether it is a deep link.
  var isLink: Bool { transition?.place == .link }
}
