package import NavGraphFacts
package import NavGraphModel

extension Finding {
  /// A finding about a transition, at the place where that is registered.
  ///
  /// - Parameters:
  ///   - operation: Index into the transition's operations with all their parts, where the finding is
  ///     about one of them.
  ///   - witness: Index into the trace.
  package init(
    rule: RuleInfo, message: Message, claim: Claim, assumptions: [String] = [],
    transition reference: TransitionReference, operation: Int? = nil, in facts: Facts,
    notes: [Note] = [], witness: Int? = nil
  ) {
    let place = Place(reference, in: facts.graph)
    let transition = facts.graph.transition(reference)
    let operations = transition?.operations.flattened ?? []
    self.init(
      rule: rule, message: message, claim: claim, assumptions: assumptions,
      coordinator: place.coordinator, route: place.route, transition: place.transition,
      action: transition?.action,
      operation: operation.flatMap { operations.indices.contains($0) ? operations[$0] : nil }?
        .displayName,
      location: transition?.location ?? facts.graph.location, notes: notes,
      witness: witness.map { Witness(node: $0, facts: facts) })
  }

  /// A finding about a route, at the place where that is registered.
  ///
  /// - Parameter witness: Index into the trace.
  package init(
    rule: RuleInfo, message: Message, claim: Claim, assumptions: [String] = [],
    route reference: RouteReference, in facts: Facts, notes: [Note] = [], witness: Int? = nil
  ) {
    let coordinator = facts.graph.coordinators[reference.coordinator]
    let route = coordinator.routes[reference.route]
    self.init(
      rule: rule, message: message, claim: claim, assumptions: assumptions,
      coordinator: coordinator.name, route: route.name, location: route.location, notes: notes,
      witness: witness.map { Witness(node: $0, facts: facts) })
  }

  /// A finding about a coordinator, at the place where that is registered.
  ///
  /// - Parameter witness: Index into the trace.
  package init(
    rule: RuleInfo, message: Message, claim: Claim, assumptions: [String] = [],
    coordinator index: Int, in facts: Facts, notes: [Note] = [], witness: Int? = nil
  ) {
    let coordinator = facts.graph.coordinators[index]
    self.init(
      rule: rule, message: message, claim: claim, assumptions: assumptions,
      coordinator: coordinator.name, location: coordinator.location, notes: notes,
      witness: witness.map { Witness(node: $0, facts: facts) })
  }
}

extension Facts {
  /// Returns the observations of one kind.
  ///
  /// - Complexity: Linear in the observations.
  package func observations(_ kind: ObservationKind) -> [RecordedObservation] {
    observations.filter { $0.key.kind == kind }
  }

  /// The claim about something that a rule found there: it is there however far the search went.
  package func claim(
    about coordinator: Int, by rule: RuleInfo, reading kinds: [ObservationKind] = [],
    outcomes reasons: Set<Outcome.Reason> = []
  ) -> Claim {
    rule.coverage(in: flows[coordinator], reading: kinds, outcomes: reasons).isComplete
      ? .exact : .under
  }
}
