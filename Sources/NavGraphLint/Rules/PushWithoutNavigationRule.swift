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
    let unrendered = SignSighting.all([.unrendered], in: facts, by: \.route)
    let hidden = Set(unrendered.compactMap(\.key.route))
    var known: Set<TransitionReference> = []
    var report = RuleReport(
      notChecked: facts.openQuestions(
        info, reading: [.unrendered], outcomes: reasons, among: StackRoots(facts.graph).unrendered))
    for sighting in OutcomeSighting.all(of: reasons, in: facts)
    where known.insert(sighting.observation.transition).inserted {
      report.findings.append(
        sighting.finding(info, .asserts(sighting, isShown: !sighting.brings(anyOf: hidden))))
    }
    for sighting in unrendered {
      report.findings += finding(sighting, known: &known)
    }
    return report
  }

  /// At the transition that brought the screen, unless something was said there already.
  private static func finding(
    _ sighting: SignSighting, known: inout Set<TransitionReference>
  ) -> [Finding] {
    guard let route = sighting.key.route else { return [] }
    let (facts, witness) = (sighting.facts, sighting.observation.witness)
    guard let reference = facts.transition(bringing: route, at: witness) else {
      return [sighting.findingAtRoute(route, info, .unseen(sighting))]
    }
    guard known.insert(reference).inserted else { return [] }
    return [
      Finding(
        rule: info, message: .unseen(sighting, after: facts.deed(reference, witness: witness)),
        claim: sighting.claim(info), assumptions: facts.assumptions(of: witness),
        transition: reference,
        in: facts, witness: witness)
    ]
  }
}

extension OutcomeSighting {
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
  fileprivate static func asserts(_ sighting: OutcomeSighting, isShown: Bool) -> Self {
    let applied = isShown ? "succeeds" : "the screen is invisible"
    let reason = "has no navigation container below that would show it"
    return "\(sighting.sentence(reason, applied: applied))"
  }

  fileprivate static func unseen(_ sighting: SignSighting, after deed: String? = nil) -> Self {
    let base = sighting.key.other == nil ? "what is below" : sighting.other
    let beginning = deed.map { "after \($0), " } ?? ""
    return """
      \(beginning)\(sighting.route) is invisible: it is on the stack, but \(base) has no navigation \
      container to show it
      """
  }
}
