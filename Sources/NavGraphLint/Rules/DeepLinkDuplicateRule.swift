package import NavGraphFacts
import NavGraphModel

/// Finds deep links of which two match one URL.
package enum DeepLinkDuplicateRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-duplicate", severity: .error, category: .deepLinks,
    summary: "Two deep links match the same URL",
    rationale: """
      Which link is followed depends on the order in which the app tries them, and a refactoring \
      changes that. If two coordinators handle the URL, both act on it. Often a parameter \
      matches a fixed word: `shop://item/new` is also `shop://item/:id`.
      """,
    fix: """
      Make the patterns differ in a fixed part. If they are meant for different situations, \
      write one link with `.when(…)`, or give them conditions that exclude each other.
      """,
    flagged: [
      RuleExample("home -> cart; home -> help; link a://x -> cart; ↓link a://x -> help"),
      RuleExample(
        "home -> item; home -> new; link a://item/:id -> item; ↓link a://item/new -> new"
      ),
      RuleExample(
        "Main: home => pay@Pay; Main: link a://pay => pay; Pay: cart -> card; "
          + "↓Pay: link a://pay -> card"),
    ],
    clean: [
      RuleExample("home -> cart; home -> help; link a://cart -> cart; link a://help -> help"),
      RuleExample(
        "home -> item; link a://item/:id -> item; link a://items/:id/all -> item"
      ),
      RuleExample(
        "App: switch login@Login main@Main; Login: form; Login: link a://x -> form; "
          + "Main: home -> cart; Main: link a://x -> cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let coexistingFlows = CoexistingFlows(facts.graph)
    let links = facts.graph.coordinators.enumerated().flatMap { index, coordinator in
      coordinator.links.enumerated().map { position, link in
        PlacedLink(
          reference: TransitionReference(coordinator: index, place: .link, index: position),
          coordinator: coordinator, link: link, tokens: link.tokens)
      }
    }.sorted { ($0.link.location, $0.link.pattern) < ($1.link.location, $1.link.pattern) }
    var report = RuleReport()
    for (position, later) in links.enumerated() {
      for earlier in links[..<position] {
        guard
          coexistingFlows.canCoexist(earlier.reference.coordinator, later.reference.coordinator),
          !excludes(earlier.link.condition, later.link.condition),
          let url = LinkOverlap(earlier.tokens, later.tokens).url()
        else { continue }
        report.findings.append(
          Finding(
            rule: info, message: .matchesBoth(url, later, earlier), claim: .exact,
            transition: later.reference, in: facts,
            notes: [.init("the other link", at: earlier.link.location)]))
        break
      }
    }
    return report
  }

  /// Whether one of the conditions says the opposite of the other.
  private static func excludes(_ one: Condition?, _ other: Condition?) -> Bool {
    switch (one, other) {
    case (.not(let inner)?, let condition?) where inner == condition: true
    case (let condition?, .not(let inner)?) where inner == condition: true
    case (.variable(let name, let value)?, .variable(let second, let another)?),
      (.input(let name, let value)?, .input(let second, let another)?):
      name == second && value != another
    case (.top(let pattern)?, .top(let another)?): pattern.route != another.route
    default: false
    }
  }
}

/// A link, and its place.
private struct PlacedLink {
  let reference: TransitionReference
  let coordinator: CoordinatorDefinition
  let link: DeepLinkDefinition
  let tokens: [LinkToken]
}

extension Finding.Message {
  fileprivate static func matchesBoth(_ url: String, _ link: PlacedLink, _ other: PlacedLink)
    -> Self
  {
    let place =
      link.reference.coordinator == other.reference.coordinator
      ? "" : " of \(quoted(other.coordinator.name))"
    return """
      \(quoted(url)) matches two deep links: \(quoted(other.link.pattern))\(place) and \
      \(quoted(link.link.pattern))
      """
  }
}
