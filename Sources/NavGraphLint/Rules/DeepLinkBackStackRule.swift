package import NavGraphFacts
import NavGraphModel

/// Finds deep links that end elsewhere than promised, or build another stack from another place.
package enum DeepLinkBackStackRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-back-stack", severity: .warning, category: .deepLinks, needs: [.anyHeight],
    summary: "A deep link builds a different stack depending on where it is opened",
    rationale: """
      A link that only pushes puts its screen on whatever is there. Opened from the home screen, \
      “back” returns to the home screen; opened from the settings, it returns to the settings. A second tap on the \
      link pushes the screen twice or does nothing.
      """,
    fix: """
      Build the whole stack of the link: go back to the root and then push, or assign one array. \
      Declare where it ends (`lands:`).
      """,
    flagged: [
      RuleExample("home -> cart; ↓link a://pay -> pay"),
      RuleExample("home -> cart; ↓link a://home goBack lands home ? cart; cart -> pay; pay <-"),
    ],
    clean: [
      RuleExample("home -> cart; link a://pay goBackToRoot & -> pay"),
      RuleExample("home -> cart; link a://home goBackToRoot lands home"),
      RuleExample("home -> cart; home -> pay; link a://x either := home cart or := home pay"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // Another rule reports effects of a link behind another screen.
    let hidden = Set(
      facts.observations(.linkHidden).map { Landing(link: $0.key.cause, at: $0.key.route) })
    let landed = Occurrence.all([.landedElsewhere], in: facts) { key in
      let isReported = hidden.contains(Landing(link: key.cause, at: key.route))
      return key.cause?.isLink == true && !isReported ? key.cause?.transition : nil
    }
    let misled = Set(landed.map(\.transition))
    let varies = Occurrence.all([.linkStackVaries], in: facts) { $0.cause?.transition }
    return RuleReport(
      findings: landed.map { $0.finding(info, .landed($0)) }
        + varies.filter { !misled.contains($0.transition) }.map { $0.finding(info, .varies($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.landedElsewhere, .linkStackVaries],
        in: { !$0.links.isEmpty }))
  }

  private struct Landing: Hashable {
    let link: Cause?
    let at: RouteReference?
  }
}

extension Finding.Message {
  fileprivate static func landed(_ occurrence: Occurrence) -> Self {
    "\(occurrence.actionPhrase) ends on \(occurrence.landing) but is declared to end on \(occurrence.promise)"
  }

  fileprivate static func varies(_ occurrence: Occurrence) -> Self {
    guard let other = occurrence.observation.against else {
      return "\(occurrence.actionPhrase) builds a different stack depending on where it is opened"
    }
    func stack(_ node: Int) -> String {
      Witness(node: node, facts: occurrence.facts).stackDescription
    }
    return """
      where “back” leads after \(occurrence.actionPhrase) depends on where it is opened: it builds \
      \(stack(occurrence.observation.witness)), or \(stack(other))
      """
  }
}
