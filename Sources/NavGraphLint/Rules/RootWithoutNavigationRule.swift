package import NavGraphFacts
import NavGraphModel

/// Finds stacks whose bottom screen stands as a push, with nothing that could show pushes.
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
      Assign the new array with a root that embeds navigation (`.set([.root(…, embedsNavigation: \
      true)])`), or wrap the coordinator’s view in a navigation container.
      """,
    flagged: [
      RuleExample("home removeAll & -> cart; ↓cart"),
      RuleExample("home -> cart; ↓cart remove home"),
    ],
    clean: [
      RuleExample("[wrapped]; home removeAll & -> cart"),
      RuleExample("home := cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let sightings = SignSighting.all([.pushedRoot], in: facts, by: \.route)
    return RuleReport(
      findings: sightings.map { $0.finding(info, .pushedRoot($0)) },
      notChecked: facts.openQuestions(info, reading: [.pushedRoot], in: \.mayLackNavigation))
  }
}

extension Finding.Message {
  fileprivate static func pushedRoot(_ sighting: SignSighting) -> Self {
    """
    \(sighting.route) is a push at the bottom of the stack, without a navigation container: it \
    has no navigation bar, and screens that are pushed onto it are invisible
    """
  }
}
