package import NavGraphFacts

extension RuleInfo {
  /// What limits the answers to a rule's questions about a coordinator: for one about any stack height,
  /// what the exact engine has no answers for.
  ///
  /// - Parameter signs: The signs that the rule reads.
  package func coverage(in flow: FlowFacts, reading signs: [Sign] = []) -> Coverage {
    needs.contains(.anyHeight) && !signs.contains(where: flow.openSigns.contains)
      ? flow.stackCoverage : flow.coverage
  }

  /// The same for the whole graph.
  package func coverage(in facts: Facts) -> Coverage {
    needs.contains(.anyHeight) ? facts.stackCoverage : facts.coverage
  }
}
