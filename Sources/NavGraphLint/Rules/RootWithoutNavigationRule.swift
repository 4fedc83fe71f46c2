package import NavGraphFacts
import NavGraphModel

/// Finds stacks whose bottom screen is presented as a push, with no container that could show pushes.
package enum RootWithoutNavigationRule: Rule {
  package static let info = RuleInfo(
    id: "root-without-navigation", severity: .warning, category: .stack, needs: [.anyHeight],
    summary: "The bottom screen of a stack is a push without a navigation container",
    rationale: """
      To replace the root, the array is emptied and a screen is pushed. The new root lacks the \
      container of the old one: it has no navigation bar, and screens that are pushed onto it \
      are invisible.
      """,
    fix: """
      Assign the new array with a root that embeds navigation, or wrap the coordinator’s view in a \
      navigation container. In a registration: `.set([.root(…, embedsNavigation: true)])`.
      """,
    flagged: [
      RuleExample("↓home removeAll & -> cart; cart -> item"),
      RuleExample("home -> cart; ↓cart remove home"),
    ],
    clean: [
      RuleExample("[wrapped]; home removeAll & -> cart; cart -> item"),
      RuleExample("home removeAll & -> cart"),
      RuleExample("home := cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.pushedRoot], in: facts, by: \.route)
    return RuleReport(
      findings: occurrences.filter { pushesOnto($0.coordinator, in: facts.graph) }.map {
        occurrence in
        var finding = occurrence.finding(info, .pushedRoot(occurrence))
        if let push = occurrence.key.route.flatMap({
          facts.transition(bringing: $0, at: occurrence.observation.witness)
        }), let transition = facts.graph.transition(push) {
          finding.location = transition.location
        }
        return finding
      },
      notChecked: facts.openQuestions(
        info, reading: [.pushedRoot],
        among: StackRoots(facts.graph).lackingNavigation.filter { pushesOnto($0, in: facts.graph) })
    )
  }
}

extension RootWithoutNavigationRule {
  /// Whether anything is pushed onto a stack that is not emptied for it.
  private static func pushesOnto(_ coordinator: Int, in graph: GraphDefinition) -> Bool {
    graph.placedTransitions.contains { reference, transition in
      let operations = graph.placedOperations(of: transition, at: reference)
        .filter { $0.container == coordinator }.map(\.operation)
      let kept = operations.prefix { operation in
        switch operation {
        case .removeAll, .set: false
        default: true
        }
      }
      return transition.runsReducer || kept.contains(where: \.pushes)
    }
  }
}

extension Operation {
  fileprivate var pushes: Bool {
    arrivals.contains { $0.presentation.isPush }
  }
}

extension Finding.Message {
  fileprivate static func pushedRoot(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.route) is a push at the bottom of the stack, without a navigation container: it \
    has no navigation bar, and screens that are pushed onto it are invisible
    """
  }
}
