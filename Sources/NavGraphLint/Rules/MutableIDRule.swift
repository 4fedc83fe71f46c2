package import NavGraphFacts
import NavGraphModel

/// Finds identities made of what changes while the screen is on the stack.
package enum MutableIDRule: Rule {
  package static let info = RuleInfo(
    id: "mutable-id", severity: .error, category: .identity,
    needs: [.declaration],
    summary: "The identity of a screen changes while it is on the stack",
    rationale: """
      A stack that identifies its entries finds an entry by the identity that it was created \
      with. If an action changes a value that the identity contains (a title, a counter, the \
      text in a field), the entry becomes another one: an identified array crashes the app, in \
      release builds too.
      """,
    fix: """
      Derive the identity from something constant: an `id` that is created with the screen's \
      state, or the argument that the screen was opened with.
      """,
    flagged: [
      RuleExample(
        "home -> item; ↓item:increment nothing; argument item.n 0 1 changes increment; byid item.n"),
      RuleExample(
        "home -> form; ↓form:rename nothing; ↓form:clear nothing; "
          + "argument form.name a b changes rename clear; byid form.name"),
    ],
    clean: [
      RuleExample("home -> item; item:increment nothing; argument item.n 0 1 changes increment"),
      RuleExample("home -> item; item:increment nothing; argument item.n 0 1; byid item.n"),
      RuleExample(
        "[indexed]; home -> item; item:increment nothing; argument item.n 0 1 changes increment; "
          + "byid item.n"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      guard let dialect = coordinator.dialect, dialect.comparesIdentities else { continue }
      for (route, definition) in coordinator.routes.enumerated() {
        guard case .arguments(let identifying) = definition.identity else { continue }
        for argument in definition.arguments where identifying.contains(argument.name) {
          for action in argument.changedBy.uniqued {
            report.findings.append(
              finding(
                action, argument, RouteReference(coordinator: index, route: route), dialect,
                in: facts))
          }
        }
      }
    }
    return report
  }

  private static func finding(
    _ action: String, _ argument: Argument, _ reference: RouteReference, _ dialect: Dialect,
    in facts: Facts
  ) -> Finding {
    let route = facts.graph.coordinators[reference.coordinator].routes[reference.route]
    let message = Finding.Message.changes(action, argument, route, dialect)
    let shown = facts.flows[reference.coordinator].routes[reference.route].shown
    guard let transition = route.transitions.firstIndex(where: { $0.action == action }) else {
      var finding = Finding(
        rule: info, message: message, claim: .exact, route: reference, in: facts, witness: shown)
      finding.action = action
      return finding
    }
    return Finding(
      rule: info, message: message, claim: .exact,
      transition: TransitionReference(
        coordinator: reference.coordinator, place: .screen(reference.route), index: transition),
      in: facts, notes: [.init("its identity is made of this", at: route.location)],
      witness: shown)
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Finding.Message {
  fileprivate static func changes(
    _ action: String, _ argument: Argument, _ route: RouteDefinition, _ dialect: Dialect
  ) -> Self {
    let change =
      "\(quoted(action)) on \(quoted(route.name)) changes \(quoted(argument.name)), which its "
      + "identity is made of"
    return if case .tcaCoordinators = dialect {
      "the app stops when \(change)"
    } else {
      "the screen no longer answers after \(change)"
    }
  }
}
