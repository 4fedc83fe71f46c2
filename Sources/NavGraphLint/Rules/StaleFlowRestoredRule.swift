package import NavGraphFacts
import NavGraphModel

/// Finds kept flows that come back as they were left while their siblings start afresh.
package enum StaleFlowRestoredRule: Rule {
  package static let info = RuleInfo(
    id: "stale-flow-restored", severity: .warning, category: .tabs, needs: [.anyHeight],
    summary: "A kept coordinator returns unchanged while another starts again",
    rationale: """
      The user logs out and in again. One part of the app starts again, another returns with its \
      old screens: the last user’s cart, a half-filled form.
      """,
    fix: """
      Restart both, or reset the kept one in the update that shows it again. In a registration: \
      `reset`.
      """,
    flagged: [
      RuleExample(
        "switch login main@Main*; ↓login:in show main; main/cart:out show login; Main: start -> cart"
      ),
      RuleExample(
        "var in no yes; switch login main@Main*; main while in=yes; "
          + "↓login:enter set in yes; main/cart:out set in no; Main: start -> cart"),
    ],
    clean: [
      RuleExample(
        "switch login main@Main; login:in show main; main/cart:out show login; Main: start -> cart"),
      RuleExample("tabs a@A b@B; A: start -> item; B: form"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.restoredFlow], in: facts) { key in
      Restoration(transition: key.cause?.transition, route: key.route)
    }
    return RuleReport(
      findings: occurrences.map(finding),
      notChecked: facts.openQuestions(
        info, reading: [.restoredFlow], if: facts.graph.mayRestart))
  }

  /// One finding for each flow that is kept.
  private static func finding(_ occurrence: Occurrence) -> Finding {
    let restarted = occurrence.restarted
    let notes = restarted.map {
      [Finding.Note(.restarts, at: occurrence.facts.location(of: $0))]
    }
    var finding = occurrence.finding(
      info, .restored(occurrence, beside: restarted), notes: notes ?? [])
    finding.cause = occurrence.key.route.map(occurrence.facts.causeName)
    return finding
  }

  private struct Restoration: Hashable {
    let transition: TransitionReference?
    let route: RouteReference?
  }
}

extension Occurrence {
  /// The case or tab beside the kept one that starts again; nil where an operation restarts it.
  fileprivate var restarted: RouteReference? {
    guard let kept = key.route, let before = facts.trace[observation.witness].parent else {
      return nil
    }
    let coordinator = facts.graph.coordinators[kept.coordinator]
    let shown = facts.trace[before].state.flow.flows.first { $0.coordinator == kept.coordinator }
    let others = coordinator.routes.indices.filter { $0 != kept.route }
    let route: Int? =
      switch coordinator.container {
      case .switch:
        shown?.entries.first.map {
          facts.flows[kept.coordinator].instances[$0.entry.instance].route
        }
      case .tabs(let tabs):
        others.first { tabs.options[coordinator.routes[$0].name]?.isFresh ?? false }
      case .stack, .joined: nil
      }
    guard let route, others.contains(route) else { return nil }
    return RouteReference(coordinator: kept.coordinator, route: route)
  }

  /// The kept screen, with the coordinator that it hosts.
  fileprivate var kept: String {
    let hosted = key.route.flatMap {
      facts.graph.coordinators[$0.coordinator].routes[$0.route].hosts
    }
    return hosted.map { "\(route) (coordinator \(quoted($0)))" } ?? route
  }
}

extension Finding.Message {
  fileprivate static func restored(_ occurrence: Occurrence, beside other: RouteReference?) -> Self
  {
    let restarted = other.map { "\(occurrence.facts.name(of: $0)) starts" } ?? "others start"
    return """
      \(occurrence.actionPhrase) shows \(occurrence.kept) as the user left it, although \(restarted) again \
      each time
      """
  }

  fileprivate static let restarts: Self = "this one starts again each time"
}
