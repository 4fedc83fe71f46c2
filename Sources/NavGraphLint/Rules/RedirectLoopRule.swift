package import NavGraphFacts
import NavGraphModel

/// Finds steps that the app takes by itself and that form a cycle.
package enum RedirectLoopRule: Rule {
  package static let info = RuleInfo(
    id: "redirect-loop", severity: .error, category: .recursion, needs: [.anyHeight],
    summary: "The app redirects in a cycle",
    rationale: """
      The home screen redirects to the login, and the login redirects back home. If both \
      conditions hold, the screens change without end, and the user cannot tap anything.
      """,
    fix: """
      Decide in one place, and give each redirect a condition that no longer holds after it.
      """,
    flagged: [
      RuleExample("home := a; a auto := b; ↓b auto := a"),
      RuleExample(
        "home:go send ping home; home:ping sent send pong home; ↓home:pong sent send ping home"),
    ],
    clean: [
      RuleExample("home auto := login; login := home"),
      RuleExample("home:go send ping home; home:ping sent -> cart"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.endlessLoop]

  package static func check(_ facts: Facts) -> RuleReport {
    let loops = Occurrence.all([.automaticLoop], in: facts) { $0.cause }
    let turns = OutcomeOccurrence.all(of: reasons, in: facts)
    return RuleReport(
      findings: loops.filter(\.isConsistent).map { $0.finding(info, .loops($0)) }
        + turns.map { $0.finding(info, .neverEnds($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.automaticLoop], outcomes: reasons, if: facts.graph.mayLoop))
  }
}

extension Occurrence {
  /// Whether the steps that the app takes by itself assume nothing, so that they come again; one that
  /// takes an input to be this at first and that later may come to an end.
  fileprivate var isConsistent: Bool {
    facts.path(to: observation.witness).compactMap { facts.trace[$0].step }
      .filter { $0.trigger == .automatic }.allSatisfy(\.assumes.isEmpty)
  }
}

extension Finding.Message {
  fileprivate static func loops(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) is part of a cycle that the app repeats by itself: the screens change \
    without end
    """
  }

  fileprivate static func neverEnds(_ occurrence: OutcomeOccurrence) -> Self {
    "\(occurrence.actionPhrase) crashes the app: actions send each other without end, \(occurrence.name) among them"
  }
}
