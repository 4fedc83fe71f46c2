package import NavGraphExploration

extension RuleInfo {
  /// What limits the answers to a rule's questions about a coordinator: for one about any stack height,
  /// what the exact engine has no answers for.
  package func coverage(in flow: FlowFacts) -> Coverage {
    needs.contains(.anyHeight) ? flow.stackCoverage : flow.coverage
  }

  /// The same for the whole graph.
  package func coverage(in facts: Facts) -> Coverage {
    needs.contains(.anyHeight) ? facts.stackCoverage : facts.coverage
  }
}
