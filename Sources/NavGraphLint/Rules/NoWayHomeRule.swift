package import NavGraphFacts
import NavGraphModel

/// Finds regions of the app from which the user can no longer return home.
package enum NoWayHomeRule: Rule {
  package static let info = RuleInfo(
    id: "no-way-home", severity: .warning, category: .reachability, needs: [.anyHeight],
    summary: "The user cannot return home",
    rationale: """
      The user can still move between screens but never return to the start of the app: the root \
      was replaced, or a cover closes into another part of the app. Only a restart helps. A first \
      screen that the app leaves by itself, such as a launch screen, is no home.
      """,
    fix: """
      Add a path back home from one of the screens. In a registration, `Home(.start, in: main)` in \
      the graph declares which screens count as home.
      """,
    flagged: [
      RuleExample("backto home; home := login; ↓login -> help"),
      RuleExample("backto home; home -> cart; cart := done; ↓done => help"),
    ],
    clean: [
      RuleExample("backto home; home := login; login := home"),
      RuleExample("backto home; home -> cart; cart := home done"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    guard !facts.graph.neverReturnsToFirstCase, !facts.graph.leavesFirstCaseByItself else {
      return RuleReport()
    }
    // Whoever cannot leave the screen at all has a rule of their own, if it is not meant so.
    let ends = Set(facts.observations(.deadEnd).map(\.key.route))
    let occurrences = Occurrence.entrances(.lost, in: facts).filter { occurrence in
      guard !ends.contains(occurrence.key.route) else { return false }
      return occurrence.key.route.map {
        !facts.isTerminal($0) && !facts.graph.comesAndGoesAutomatically($0)
      } ?? true
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .lost($0)) },
      notChecked: facts.openQuestions(info, reading: [.lost], if: facts.graph.mayReturnHome))
  }
}

extension Finding.Message {
  fileprivate static func lost(_ occurrence: Occurrence) -> Self {
    let homes = occurrence.facts.graph.homes.map { quoted($0.screen.pattern.displayName) }
    return """
      the user cannot return from \(occurrence.route) to \
      \(homes.isEmpty ? "the start of the app" : homes.joined(separator: " or ")): no action and \
      no gesture leads there
      """
  }
}
