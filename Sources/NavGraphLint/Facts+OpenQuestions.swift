import NavGraphFacts
import NavGraphModel

extension Facts {
  /// Returns the open questions of a rule that looks for something in states and steps: the parts that the search did
  /// not see. Its findings are real all the same.
  ///
  /// The words are the same for all rules, so that a report can say them once.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of observations that the rule reads.
  ///   - outcomes: The reasons of the outcomes that it reads.
  ///   - concerns: Whether the graph has anything that the rule is about.
  ///   - coordinators: The coordinators in which there can be a finding; nil for all.
  ///   - isConcerned: Whether the rule is about a coordinator.
  func openQuestions(
    _ rule: RuleInfo, reading kinds: [ObservationKind] = [],
    outcomes: Set<Outcome.Reason> = [],
    if concerns: Bool = true, among coordinators: @autoclosure () -> Set<Int>? = nil,
    in isConcerned: (CoordinatorDefinition) -> Bool = { _ in true }
  ) -> [NotChecked] {
    guard concerns else { return [] }
    let gaps = ReducerInfluence(self).behindGaps
    let isUnanswered = kinds.contains(where: unanswered.contains)
    let bounds = flows.map {
      rule.coverage(in: $0, reading: kinds, outcomes: outcomes).phrase
    }
    guard isUnanswered || !gaps.isEmpty || bounds.contains(where: { $0 != nil }) else { return [] }
    let coordinators = coordinators()
    let concerned = graph.coordinators.indices.filter { index in
      graph.coordinators[index].reducer != nil
        || (coordinators?.contains(index) ?? true) && isConcerned(graph.coordinators[index])
    }
    return concerned.flatMap { index in
      var reasons: [String] = []
      if isUnanswered {
        reasons.append("all states together were not looked at")
      }
      if let bound = bounds[index] {
        reasons.append("what lies beyond \(bound) was not searched")
      }
      if gaps.contains(index) {
        reasons.append("what lies behind steps that were set aside was not searched")
      }
      return reasons.map {
        NotChecked(rule: rule, coordinator: graph.coordinators[index].name, reason: $0)
      }
    }
  }

  /// The same for a rule about operations: there is nothing to ask of a coordinator that has no operation of this kind.
  func openQuestions(
    _ rule: RuleInfo, reading kinds: [ObservationKind] = [],
    outcomes: Set<Outcome.Reason> = [],
    about isConcerned: (Operation) -> Bool
  ) -> [NotChecked] {
    openQuestions(
      rule, reading: kinds, outcomes: outcomes,
      among: graph.coordinators(doing: { isConcerned($0.operation) }))
  }
}
