package import NavGraphFacts
package import NavGraphModel

extension RuleInfo {
  /// What limits the answers to a rule's questions about a coordinator: for one about any stack height,
  /// what the exact engine has no answers for.
  ///
  /// - Parameters:
  ///   - signs: The signs that the rule reads.
  ///   - reasons: Those of the outcomes that it reads.
  package func coverage(
    in flow: FlowFacts, reading signs: [Sign] = [], outcomes reasons: Set<Outcome.Reason> = []
  ) -> Coverage {
    needs.contains(.anyHeight) && !signs.contains(where: flow.openSigns.contains)
      && reasons.isDisjoint(with: flow.openOutcomes)
      ? flow.stackCoverage : flow.coverage
  }

  /// The same for the whole graph.
  package func coverage(in facts: Facts) -> Coverage {
    needs.contains(.anyHeight) ? facts.stackCoverage : facts.coverage
  }
}
