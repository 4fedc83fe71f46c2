package import NavGraphFacts
import NavGraphModel

/// Finds screens that only a swipe leads away from.
package enum GestureOnlyExitRule: Rule {
  package static let info = RuleInfo(
    id: "gesture-only-exit", severity: .warning, category: .reachability,
    needs: [.anyHeight],
    summary: "Only a swipe leads out of a screen",
    rationale: """
      A user can swipe down a sheet without a close button, but not with switch control, with a \
      keyboard or on a Mac. If the swipe is ever disabled, there is no exit at all.
      """,
    fix: """
      Add a button that closes the screen or goes back.
      """,
    remarks: [
      """
      The rule also reports a pushed screen that hides its back button and has no button that goes \
      back, on the screen or in a dialog that it shows. Arguments count: a profile that hides the \
      button when it is a root is reported where it is pushed as one. A form that goes back only \
      when its request succeeds is reported, since the user is stuck if the request fails; so is a \
      form whose buttons stay disabled after a request.
      """,
      """
      A sheet has a button if one of its actions, an action of a screen that it hosts or presents, or an effect of \
      the screen below can close it.
      """,
    ],
    flagged: [
      RuleExample("home => help; ↓help"),
      RuleExample("home => list; ↓list -> item"),
      RuleExample(
        "slot home.ask alert; home fill ask sure; slot .news sheet; self:sent fill news page; ↓page"
      ),
    ],
    clean: [
      RuleExample("home => help; help dismiss"),
      RuleExample("home -> help"),
      RuleExample("slot home.info popover; home fill info help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let buttonless = ButtonlessPushes(facts: facts)
    let pushes = buttonless.all
    let sheets = SwipeOnlySheets(facts: facts)
    let shown = sheets.all
    let disabling = PermanentlyDisabledButtons(facts: facts).all
    let disabled = findings(disabling, in: facts)
    let reported = Set(
      pushes.map { [facts.graph.coordinators[$0.coordinator].name, $0.target.route] }
        + disabled.map { [$0.coordinator, $0.route ?? ""] })
    let findings = pushes.map { push in
      var finding = Finding(
        rule: info, message: .buttonless(push.target, push.missing), claim: .under,
        transition: push.observation.transition, operation: push.observation.operation, in: facts,
        witness: push.observation.witness)
      let coordinator = facts.graph.coordinators[push.coordinator].name
      if finding.coordinator == coordinator { finding.shownScreen = push.target.route }
      finding.cause = "\(coordinator)\n\(push.target.displayName)"
      finding.fix =
        switch push.missing {
        case .failure: "Add a button that goes back, or leave the screen on a failure, too"
        case .button where push.target.bindings.isEmpty: "Keep the back button, or add one"
        case .button: "Add a button that goes back, or push it with other arguments"
        }
      return finding
    }
    return RuleReport(
      findings: findings + disabled
        + self.findings(shown, in: facts).filter {
          !reported.contains([$0.coordinator, $0.route ?? ""])
        },
      notChecked: facts.openQuestions(
        info,
        among: sheets.coordinatorsWithUnseen(besides: shown)
          .union(buttonless.coordinatorsWithUnseen(besides: reported))
          .union(
            disabling.filter { screen in
              let name = facts.graph.coordinators[screen.answer.coordinator].name
              return !reported.contains([name, screen.route])
            }.map(\.answer.coordinator))))
  }

  private static func findings(_ sheets: [SwipeOnlySheets.Sheet], in facts: Facts) -> [Finding] {
    // Of a reducer, only what the search has seen is known.
    let isBounded = facts.graph.runsReducers && !facts.coverage.isComplete
    return sheets.map { sheet in
      Finding(
        rule: info, message: .swipeOnly(facts.name(of: sheet.route)),
        claim: isBounded ? .bounded : .under,
        assumptions: facts.assumptions(of: sheet.observation.witness), route: sheet.route,
        in: facts, witness: sheet.observation.witness)
    }
  }
}

extension GestureOnlyExitRule {
  /// Screens that are pushed, and whose buttons can stay disabled.
  private static func findings(
    _ screens: [PermanentlyDisabledButtons.Screen], in facts: Facts
  ) -> [Finding] {
    let pushes = facts.appliedPushes
    return screens.compactMap { screen in
      let coordinator = facts.graph.coordinators[screen.answer.coordinator].name
      let push = pushes.first {
        $0.coordinator == screen.answer.coordinator && $0.target.route == screen.route
      }
      guard let push, let answer = facts.graph.transition(screen.answer) else { return nil }
      var finding = Finding(
        rule: info, message: .disabled(screen, after: answer.action), claim: .under,
        transition: screen.answer, in: facts, witness: push.observation.witness)
      finding.cause = "\(coordinator)\n\(screen.route)\n\(screen.variable)"
      finding.fix = "Change “\(screen.variable)” back in each outcome, or leave the screen"
      return finding
    }
  }
}

extension Finding.Message {
  fileprivate static func buttonless(
    _ screen: RoutePattern, _ missing: ButtonlessPushes.Missing
  ) -> Self {
    switch missing {
    case .button:
      """
      only a swipe from the edge leads back from “\(screen.displayName)”: its back button is hidden, and none \
      of its actions goes back
      """
    case .failure(let request):
      """
      if “\(request)” fails, only a swipe from the edge leads back from “\(screen.displayName)”: its back button \
      is hidden, and no other action goes back
      """
    }
  }

  fileprivate static func disabled(
    _ screen: PermanentlyDisabledButtons.Screen, after answer: String
  ) -> Self {
    """
    after “\(answer)”, only a swipe from the edge can lead back from “\(screen.route)”: “\(screen.variable)” \
    disables all of its buttons, and not every outcome changes it back
    """
  }

  fileprivate static func swipeOnly(_ sheet: String) -> Self {
    """
    only a swipe leads out of \(sheet): it has no button that closes it
    """
  }
}
