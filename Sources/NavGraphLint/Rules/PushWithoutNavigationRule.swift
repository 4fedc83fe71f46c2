package import NavGraphFacts
import NavGraphModel

/// Finds pushes onto something that has no navigation container to show them.
package enum PushWithoutNavigationRule: Rule {
  package static let info = RuleInfo(
    id: "push-without-navigation", severity: .error, category: .stack, needs: [.anyHeight],
    summary: "A screen is pushed where no navigation container can show it",
    rationale: """
      A sheet or cover has no navigation container unless it embeds one. A push onto it stops a \
      debug build with an assertion. In a release build the screen is in the array but \
      invisible: the user taps and nothing happens, and the next “back” removes the invisible \
      screen.
      """,
    fix: """
      Embed a navigation container in the sheet, cover or root below, or present the screen \
      instead of pushing it. An argument of the presentation does so: `withNavigation:` in \
      FlowStacks, `embedInNavigationView:` in TCACoordinators, `embedsNavigation:` in a \
      registration.
      """,
    flagged: [
      RuleExample("home =| login; ↓login -> help"),
      RuleExample("home ~| intro; intro ~| offer; ↓offer -> help"),
      RuleExample("[tca]; [bare]; ↓home -> cart ? not cart"),
    ],
    clean: [
      RuleExample("home => login; login -> help"),
      RuleExample("home =| login; login => help"),
      RuleExample("home =| login; login -> help ? canPush"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.noNavigation]

  package static func check(_ facts: Facts) -> RuleReport {
    let unrendered = Occurrence.all([.unrendered], in: facts, by: \.route)
    let hidden = Set(unrendered.compactMap(\.key.route))
    var known: Set<TransitionReference> = []
    var report = RuleReport(
      notChecked: facts.openQuestions(
        info, reading: [.unrendered], outcomes: reasons, among: StackRoots(facts.graph).unrendered))
    for occurrence in OutcomeOccurrence.all(of: reasons, in: facts)
    where known.insert(occurrence.observation.transition).inserted {
      report.findings.append(
        occurrence.finding(info, .asserts(occurrence, isShown: !occurrence.brings(anyOf: hidden))))
    }
    for occurrence in unrendered {
      report.findings += finding(occurrence, known: &known)
    }
    return report
  }

  /// At the transition that brought the screen, unless something was said there already.
  private static func finding(
    _ occurrence: Occurrence, known: inout Set<TransitionReference>
  ) -> [Finding] {
    guard let route = occurrence.key.route else { return [] }
    let (facts, witness) = (occurrence.facts, occurrence.observation.witness)
    guard let reference = facts.transition(bringing: route, at: witness) else {
      return [occurrence.findingAtRoute(route, info, .unseen(occurrence))]
    }
    guard known.insert(reference).inserted else { return [] }
    return [
      Finding(
        rule: info,
        message: .unseen(occurrence, after: facts.actionPhrase(reference, witness: witness)),
        claim: occurrence.claim(info), assumptions: facts.assumptions(of: witness),
        transition: reference,
        in: facts, witness: witness)
    ]
  }
}

extension OutcomeOccurrence {
  /// Whether the operation brings one of some routes.
  fileprivate func brings(anyOf routes: Set<RouteReference>) -> Bool {
    facts.trace[observation.witness].step?.moves.contains { move in
      move.transition == observation.transition && move.operation == observation.operation
        && move.brings.contains { instance in
          let route = facts.flows[move.container].instances[instance].route
          return routes.contains(RouteReference(coordinator: move.container, route: route))
        }
    } ?? false
  }
}

extension Finding.Message {
  fileprivate static func asserts(_ occurrence: OutcomeOccurrence, isShown: Bool) -> Self {
    let applied = isShown ? "succeeds" : "the screen is invisible"
    let reason = "has no navigation container below that would show it"
    return "\(occurrence.sentence(reason, applied: applied))"
  }

  fileprivate static func unseen(_ occurrence: Occurrence, after actionPhrase: String? = nil)
    -> Self
  {
    let base = occurrence.key.other == nil ? "what is below" : occurrence.other
    let beginning = actionPhrase.map { "after \($0), " } ?? ""
    return """
      \(beginning)\(occurrence.route) is invisible: it is on the stack, but \(base) has no navigation \
      container to show it
      """
  }
}
