package import NavGraphFacts

/// Finds late answers that close another screen than the one with the request.
package enum ClosesOtherScreenRule: Rule {
  package static let info = RuleInfo(
    id: "closes-other-screen", severity: .error, category: .effects, needs: [.anyHeight],
    summary: "A late response closes the wrong screen",
    rationale: """
      A screen saves and closes when the response arrives. If the user has opened another screen \
      by then, or has left, `goBack` removes whatever is on top: the new screen disappears, and \
      the old one stays.
      """,
    fix: """
      Name the screen to go back to, or go back only while the screen that asked is on top. If the \
      response does not matter after the screen is left, cancel the effect with it. In a \
      registration: `goBackTo(…)`, `when: .top(…)`.
      """,
    remarks: [
      """
      A finding is reported only if the same operation closes the screen that asked when nothing \
      comes in between. A response that always closes another screen, such as a progress screen, \
      is accepted.
      """
    ],
    flagged: [
      RuleExample("home -> edit; edit -> help; effect edit.save saved; ↓edit:saved sent goBack"),
      RuleExample("home -> edit; ↓edit:saved effect goBack; edit:help => help"),
    ],
    clean: [
      RuleExample(
        "home -> edit; edit -> help; effect edit.save saved; edit:saved sent goBackTo home"),
      RuleExample("home -> edit; edit:saved effect goBack ? top edit; edit:help => help"),
      RuleExample("home => progress; home:loaded effect dismiss ? presenting"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let closings = facts.observations(.closedLate).map(\.key)
    let asIntended = Set(closings.filter { $0.index == 0 }.map(Closing.init))
    let occurrences = Occurrence.all([.closedLate], in: facts) { key in
      key.index == 1 && asIntended.contains(Closing(key)) ? Closing(key) : nil
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .closesOther($0)).unitedByAction() },
      notChecked: facts.openQuestions(
        info, reading: [.closedLate], among: facts.graph.coordinatorsClosingLate))
  }

  private struct Closing: Hashable {
    let cause: Cause?
    let operation: Int?
    let route: RouteReference?

    init(_ key: ObservationKey) {
      (cause, operation, route) = (key.cause, key.operation, key.route)
    }
  }
}

extension Finding.Message {
  fileprivate static func closesOther(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) closes \(occurrence.other), which the user opened in the meantime, instead of \
    \(occurrence.route), which asked
    """
  }
}
