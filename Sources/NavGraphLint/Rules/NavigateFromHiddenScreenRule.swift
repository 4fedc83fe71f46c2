package import NavGraphFacts
import NavGraphModel

/// Finds navigation by screens that are covered, or in a tab that is not shown.
package enum NavigateFromHiddenScreenRule: Rule {
  package static let info = RuleInfo(
    id: "navigate-from-hidden-screen", severity: .warning, category: .modal, needs: [.states],
    isOnByDefault: false,
    summary: "A hidden screen navigates",
    rationale: """
      A response arrives and pushes a screen although the user has opened a sheet over it or is \
      in another tab. The visible screen changes or closes for no visible reason.
      """,
    fix: """
      Navigate only while the screen is in use, or keep the response until the user returns. In a \
      registration: `when: .top(…)`.
      """,
    flagged: [
      RuleExample("home -> cart; cart => pay; ↓cart effect goBackToRoot"),
      RuleExample("tabs a b; ↓a effect select a"),
    ],
    clean: [
      RuleExample("home => login; home effect goBackToRoot ? top home"),
      RuleExample("home => login; login effect dismiss"),
      RuleExample("home => login; home effect dismiss ? presenting"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // An effect that navigates from behind has a rule of its own.
    let effects = Set(
      facts.observations(.emittedHidden).filter { $0.key.index == 1 }.map(\.key.cause))
    let occurrences = Occurrence.all([.actedHidden], in: facts) { key in
      effects.contains(key.cause) ? nil : Actor(cause: key.cause, route: key.route)
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .actsHidden($0)) },
      notChecked: facts.openQuestions(info, reading: [.actedHidden]))
  }

  private struct Actor: Hashable {
    let transition: TransitionReference?
    /// Nil where a transition distinguishes it from others.
    let route: RouteReference?

    init(cause: Cause?, route: RouteReference?) {
      transition = cause?.transition
      self.route = transition == nil ? route : nil
    }
  }
}

extension Finding.Message {
  fileprivate static func actsHidden(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) navigates although \(occurrence.route) is covered or in another tab
    """
  }
}
