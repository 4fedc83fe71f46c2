package import NavGraphFacts
import NavGraphModel

/// Finds effects and later operations that come after the screen went, or navigate while it is not in use.
package enum EffectOutlivesScreenRule: Rule {
  package static let info = RuleInfo(
    id: "effect-outlives-screen", severity: .warning, category: .effects, needs: [.states],
    isOnByDefault: false,
    summary: "An effect continues after its screen is gone or hidden",
    rationale: """
      A request is pending when the user leaves the screen. When the response arrives, nothing \
      receives it, or the coordinator pushes a screen over whatever is there now. Operations that an action leaves for \
      later (`.later`, the commands of RoutingReducer) come the same way.
      """,
    fix: """
      Cancel the effect with its screen, and let the coordinator check where the user is before it \
      navigates. In a registration: `cancelled: .withOwner`, or its id.
      """,
    remarks: [
      """
      Later operations are reported if no screen of the route that asked is left, and if the \
      action does not close its screen itself.
      """
    ],
    flagged: [
      RuleExample(
        "var seen no yes; home set seen yes & -> cart ? seen=no; "
          + "↓effect cart.load loaded lives; cart:loaded sent nothing"),
      RuleExample(
        "slot .sheet sheet; ↓effect home.load loaded; home:loaded sent -> cart; home fill sheet pay"
      ),
      RuleExample(
        "var seen no yes; home -> cart; ↓cart set seen yes & later -> pay ? seen=no; pay goBackToRoot"
      ),
    ],
    clean: [
      RuleExample("home -> cart; effect cart.load loaded; cart:loaded sent nothing"),
      RuleExample("home -> cart; home => pay; effect home.load loaded; home:loaded sent nothing"),
      RuleExample("home => pay; effect home.save saved; home:saved sent dismiss ? presenting"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // That a late action navigates is worse than that it comes.
    let occurrences =
      Occurrence.all([.emittedAfterwards], in: facts) { $0.index == 1 ? $0.cause : nil }
      + Occurrence.all([.emittedHidden], in: facts) { $0.index == 1 ? $0.cause : nil }
      + Occurrence.all([.emittedAfterwards], in: facts) { $0.cause }
    var known: Set<Cause?> = []
    return RuleReport(
      findings: occurrences.filter { known.insert($0.key.cause).inserted }
        .map { $0.finding(info, .outlives($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.emittedAfterwards, .emittedHidden], if: facts.graph.mayNavigateLate))
  }
}

extension Finding.Message {
  fileprivate static func outlives(_ occurrence: Occurrence) -> Self {
    let isGone = occurrence.key.kind == .emittedAfterwards
    guard occurrence.key.index == 1 else {
      return """
        \(occurrence.actionPhrase) continues after \(occurrence.route) is gone: nothing receives its action
        """
    }
    return isGone
      ? """
      \(occurrence.actionPhrase) navigates although \(occurrence.route) is gone
      """
      : """
      \(occurrence.actionPhrase) navigates although \(occurrence.route) is covered or in another tab
      """
  }
}
