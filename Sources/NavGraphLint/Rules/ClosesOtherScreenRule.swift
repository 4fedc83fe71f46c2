package import NavGraphFacts
import NavGraphModel

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
      """,
      """
      An action that comes with a response (`.onResponse(to:)`) is a warning, because it takes a slow \
      response: it goes back by counting, and before it the user can open another screen, or go back \
      where the request outlives the screen. `navgraph extract` marks such actions, unless the code \
      sets a flag first that the view can show progress for. A request that the coordinator cancels \
      when the screen closes does not outlive it.
      """,
    ],
    flagged: [
      RuleExample("home -> edit; edit -> help; effect edit.save saved; ↓edit:saved sent goBack"),
      RuleExample("home -> edit; ↓edit:saved effect goBack; edit:help => help"),
      RuleExample("home -> edit; ↓edit:saved response goBack; edit -> help"),
      RuleExample("home -> edit; ↓edit:saved response goBack ? edit; edit -> help"),
    ],
    clean: [
      RuleExample(
        "home -> edit; edit -> help; effect edit.save saved; edit:saved sent goBackTo home"),
      RuleExample("home -> edit; edit:saved effect goBack ? top edit; edit:help => help"),
      RuleExample("home => progress; home:loaded effect dismiss ? presenting"),
      RuleExample("home -> edit; edit:saved response goBackTo home; edit -> help"),
      RuleExample("home -> edit; edit:saved response pop; edit => help"),
      RuleExample("home -> edit; edit:saved response goBack ? top edit; edit -> help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let closings = facts.observations(.closedLate).map(\.key)
    let asIntended = Set(closings.filter { $0.index == 0 }.map(Closing.init))
    let occurrences = Occurrence.all([.closedLate], in: facts) { key in
      key.index == 1 && asIntended.contains(Closing(key)) ? Closing(key) : nil
    }
    return RuleReport(
      findings: (occurrences.map { $0.finding(info, .closesOther($0)) }
        + facts.lateResponses.compactMap { finding($0, in: facts) }).map { $0.unitedByAction() },
      notChecked: facts.openQuestions(
        info, reading: [.closedLate],
        among: facts.graph.coordinatorsClosingLate
          .union(facts.graph.coordinatorsClosingOnResponse)))
  }

  private static func finding(_ all: [LateResponse], in facts: Facts) -> Finding? {
    guard let late = all.first else { return nil }
    let notes = all.openings.compactMap { screen, reference in
      facts.graph.transition(reference).map {
        Finding.Note(.opens(screen, in: facts), at: $0.location)
      }
    }
    var finding = Finding(
      rule: info, message: .closesUnasked(late, in: facts),
      claim: facts.claim(about: late.reference.coordinator, by: info),
      assumptions: late.assumptions(in: facts), transition: late.reference, operation: 0,
      in: facts, notes: notes)
    // It takes a slow response.
    finding.severity = .warning
    finding.witness = late.path(in: facts)
    return finding
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
  fileprivate static func closesUnasked(_ late: LateResponse, in facts: Facts) -> Self {
    let action = quoted(late.transition.action)
    let (closed, asking) = (facts.name(of: late.closed), facts.name(of: late.asking))
    return late.opening == nil
      ? "\(action) also closes \(closed) if the user goes back from \(asking) before the response arrives"
      : "\(action) closes \(closed) instead of \(asking) if the user opens \(closed) before the response arrives"
  }

  fileprivate static func opens(_ route: RouteReference, in facts: Facts) -> Self {
    "\(facts.name(of: route)) is opened here"
  }

  fileprivate static func closesOther(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) closes \(occurrence.other), which the user opened in the meantime, instead of \
    \(occurrence.route), which asked
    """
  }
}
