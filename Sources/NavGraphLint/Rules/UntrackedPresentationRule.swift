package import NavGraphFacts
import NavGraphModel

/// Lists what views present past the state.
package enum UntrackedPresentationRule: Rule {
  package static let info = RuleInfo(
    id: "untracked-presentation", severity: .info, category: .configuration,
    needs: [.declaration], isOnByDefault: false,
    summary: "A view presents something outside the coordinator's state",
    rationale: """
      A view keeps a share sheet, a photo picker or an alert in its own `@State`, and no \
      coordinator knows. A link or a response that arrives meanwhile acts on the screen below, \
      and the next presentation may not appear.
      """,
    fix: """
      Move it into the state (`Slot("share", .sheet)`) and let the coordinator fill and clear \
      it. If it has to stay in the view, allow it with the reason.
      """,
    flagged: [
      RuleExample("↓home -> photo; untracked home share"),
      RuleExample("home -> photo; ↓photo <-; untracked photo picker"),
    ],
    clean: [
      RuleExample("home -> photo; photo <-"),
      RuleExample("home fill share sheet; slot home.share sheet"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        for name in Set(definition.untracked).sorted() {
          var finding = Finding(
            rule: info, message: .isUntracked(name, definition), claim: .exact,
            route: RouteReference(coordinator: index, route: route), in: facts)
          finding.operation = name
          report.findings.append(finding)
        }
      }
    }
    return report
  }
}

extension Finding.Message {
  fileprivate static func isUntracked(_ name: String, _ route: RouteDefinition) -> Self {
    """
    while \(quoted(name)) is open on \(quoted(route.name)), links and late responses act on the \
    screen below: no state contains it
    """
  }
}
