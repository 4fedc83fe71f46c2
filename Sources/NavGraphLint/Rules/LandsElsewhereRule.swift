package import NavGraphFacts
import NavGraphModel

/// Finds actions that end on another screen than the author expects.
package enum LandsElsewhereRule: Rule {
  package static let info = RuleInfo(
    id: "lands-elsewhere", severity: .warning, category: .stack, needs: [.declaration, .anyHeight],
    summary: "An action ends on another screen than declared",
    rationale: """
      What `goBack` reveals depends on the path that the user took. If a screen is opened from a \
      second place, an action that should lead to the list leads elsewhere. Only the author \
      knows the intended screen, so it is declared with the action (`lands:`).
      """,
    fix: """
      Name the screen to go to (`goBackTo`), or declare what is meant on each path: two \
      transitions with conditions.
      """,
    flagged: [
      RuleExample("home -> cart; home -> item; item -> cart; ↓cart <- lands item"),
      RuleExample("home => pay; home -> cart; cart => pay; ↓pay dismiss lands home"),
    ],
    clean: [
      RuleExample("home -> cart; cart <- lands home"),
      RuleExample("home -> cart; home -> item; item -> cart; cart goBackToRoot lands home"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.landedElsewhere], in: facts) { key in
      key.cause?.isLink == true ? nil : key.cause?.transition
    }
    let isDeclared = facts.graph.placedTransitions.contains { placed in
      placed.reference.place != .link && placed.transition.landing != nil
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .landed($0)) },
      notChecked: facts.openQuestions(info, reading: [.landedElsewhere], if: isDeclared))
  }
}

extension Finding.Message {
  fileprivate static func landed(_ occurrence: Occurrence) -> Self {
    "\(occurrence.actionPhrase) ends on \(occurrence.landing) but is declared to end on \(occurrence.promise)"
  }
}
