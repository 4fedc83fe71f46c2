package import NavGraphFacts
package import NavGraphModel

extension RuleInfo {
  /// Returns the limits of the answers to a rule's questions about a coordinator: for a rule about any stack height,
  /// only those without answers of the exact engine for all that it reads.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of observations that the rule reads.
  ///   - reasons: The reasons of the outcomes that it reads.
  package func coverage(
    in flow: FlowFacts, reading kinds: [ObservationKind] = [],
    outcomes reasons: Set<Outcome.Reason> = []
  ) -> Coverage {
    func isKnown(_ kind: ObservationKind) -> Bool {
      !flow.openKinds.contains(kind) && kind.scope.decision != .search
    }
    return needs.contains(.anyHeight) && kinds.allSatisfy(isKnown)
      && reasons.isDisjoint(with: flow.openOutcomes)
      ? flow.stackCoverage : flow.coverage
  }

  /// The same for the whole graph.
  package func coverage(in facts: Facts) -> Coverage {
    needs.contains(.anyHeight) ? facts.stackCoverage : facts.coverage
  }
}
