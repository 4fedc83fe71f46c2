import NavGraphFacts

extension Facts {
  /// The same as if the exact engine had no answers.
  ///
  /// - Parameter obstacle: Why; nil as if it had not been asked.
  func boundedOnly(because obstacle: String? = nil) -> Facts {
    var facts = self
    for index in facts.flows.indices {
      facts.flows[index].stackCoverage = facts.flows[index].coverage
    }
    for index in facts.searches.indices {
      facts.searches[index].stacks = obstacle.map {
        StackFacts(obstacle: $0, headCount: 0, maximalHeight: nil)
      }
    }
    facts.observations.removeAll { $0.key.kind == .grows }
    return facts
  }

  /// The same as if it had all answers, and nothing more had come to light.
  func exactForAnyHeight() -> Facts {
    var facts = boundedOnly()
    for index in facts.flows.indices {
      facts.flows[index].stackCoverage = Coverage()
      facts.flows[index].openKinds = []
    }
    for index in facts.searches.indices {
      facts.searches[index].stacks = StackFacts(headCount: 3, maximalHeight: nil)
    }
    return facts
  }
}
