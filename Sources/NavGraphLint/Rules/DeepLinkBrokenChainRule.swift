package import NavGraphFacts
import NavGraphModel

/// Finds deep links that lose their way: one of their steps has nothing to work on.
package enum DeepLinkBrokenChainRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-broken-chain", severity: .error, category: .deepLinks, needs: [.anyHeight],
    summary: "A deep link stops halfway",
    rationale: """
      A deep link selects a tab, tells the coordinator in it, and that pushes a screen. If the \
      coordinator is not there yet, one of these steps has no effect, and the app opens on the \
      wrong screen.
      """,
    fix: """
      Make the link work from anywhere: show the coordinator first and address it afterwards, or \
      start it with the stack that the link needs.
      """,
    flagged: [
      RuleExample("home -> login@Login; ↓link a://form @login -> form; Login: start -> form"),
      RuleExample("home -> cart; ↓link a://cart goBackTo cart"),
      RuleExample("home -> cart; ↓link a://cart send reload cart; cart:reload sent nothing"),
    ],
    clean: [
      RuleExample("home -> cart; link a://cart goBackToRoot & -> cart"),
      RuleExample("home -> cart; link a://cart goBackTo cart ? cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let reasons: Set<Outcome.Reason> = [.noContainer, .noAddressee, .noMatch, .screenGone]
    let occurrences = OutcomeOccurrence.all(of: reasons, in: facts, where: isOfLink)
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .broken($0)) },
      notChecked: facts.openQuestions(
        info, outcomes: reasons, among: facts.graph.coordinatorsActingOnLinks))
  }

  /// Returns whether it is of a link, also where the app opens the link by itself and no coordinator can hear it.
  private static func isOfLink(_ occurrence: OutcomeOccurrence) -> Bool {
    if case .open = occurrence.operation { return true }
    return occurrence.isOfLink
  }
}

extension GraphDefinition {
  /// The coordinators that open links, have any, or are changed by them; nil for all, if a link's actions are passed on.
  fileprivate var coordinatorsActingOnLinks: Set<Int>? {
    var result = coordinators(doing: { placed in
      if case .open = placed.operation { true } else { false }
    })
    for (reference, transition) in placedTransitions {
      guard case .link = reference.place else { continue }
      result.insert(reference.coordinator)
      for placed in placedOperations(of: transition, at: reference) {
        switch placed.operation {
        case .emit, .send, .later, .start, .dismissScreen: return nil
        default: result.insert(placed.container)
        }
      }
    }
    return result
  }
}

extension Finding.Message {
  fileprivate static func broken(_ occurrence: OutcomeOccurrence) -> Self {
    let reason =
      switch occurrence.operation {
      case .open: "finds no coordinator that handles it"
      case .send(_, let addressee): "is for \(quoted(addressee.displayName)), which is not there"
      case .within(let flow, _): "is for \(quoted(flow.displayName)), which is not there"
      case .goBackTo(let target), .popTo(let target), .popFrom(let target), .remove(let target),
        .reset(let target):
        "looks for \(quoted(target.displayName)), which is not there"
      default: "has nothing to work on"
      }
    return "\(occurrence.sentence(reason))"
  }
}
