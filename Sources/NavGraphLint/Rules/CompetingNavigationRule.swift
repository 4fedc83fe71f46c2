package import NavGraphFacts
import NavGraphModel

/// Finds actions on which two coordinators navigate, each on its own.
package enum CompetingNavigationRule: Rule {
  package static let info = RuleInfo(
    id: "competing-navigation", severity: .error, category: .stack, needs: [.anyHeight],
    summary: "Two coordinators navigate on one action",
    rationale: """
      An action of a screen reaches all enclosing coordinators, and each may react. If two of \
      them move screens, the child pushes while the parent closes the child, and the user sees \
      one of both or a broken animation.
      """,
    fix: """
      Let one coordinator decide: the child reports what happened, and the parent navigates; or \
      the parent ignores the action.
      """,
    remarks: [
      """
      A child that removes its own screens and reports to its parent, which then navigates, is \
      accepted, as are a sheet that only closes itself and a parent that only presents something \
      in a slot of its own then.
      """
    ],
    flagged: [
      RuleExample(
        "home -> login@Login; login/form:done <-; Login: form; ↓Login: form:done -> help"),
      RuleExample("home => login@Login; login/form:done dismiss; ↓Login: form:done -> help"),
    ],
    clean: [
      RuleExample("home => login@Login; login/form:done dismiss; Login: form:done nothing"),
      RuleExample("home => login@Login; login/form:done dismiss; Login: form -> help"),
      RuleExample(
        "slot .tip sheet; home => login@Login; login/code:done fill tip tips; Login: form -> code; code:done <-"
      ),
      RuleExample(
        "home => login@Login; login/sure:yes dismiss; Login: slot form.ask sheet; Login: form fill ask sure; Login: sure:yes dismissScreen"
      ),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.movedTogether], in: facts) { key in
      guard let first = key.cause?.transition, !reportsAndLeaves(first, in: facts.graph),
        !leavesAndPresents(first, key.counterpart, in: facts.graph),
        !closesItself(first, in: facts.graph)
      else { return nil as Pair? }
      return Pair(first: first, second: key.counterpart)
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .compete($0), notes: notes($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.movedTogether], if: facts.graph.hasHosts,
        among: facts.graph.coordinatorsCompeting))
  }

  /// Returns whether a transition, with the actions that it sends within its coordinator, reports to the enclosing
  /// coordinators and otherwise only removes screens: their operations then replace the removed content.
  private static func reportsAndLeaves(
    _ reference: TransitionReference, in graph: GraphDefinition
  ) -> Bool {
    guard let transition = graph.transition(reference) else { return false }
    let own = transition.operations.flattened
    let routes = graph.coordinators[reference.coordinator].routes
    let sent = own.flatMap { operation -> [Operation] in
      guard case .send(let action, .route(let target)) = operation else { return [] }
      return routes.first { $0.name == target.route }?.transitions
        .filter { $0.action == action }.flatMap(\.operations.flattened) ?? []
    }
    let all = own + sent
    let reports = all.contains { operation in
      if case .emit = operation { true } else { false }
    }
    return reports && all.allSatisfy { $0.arrivals.isEmpty }
  }

  /// Returns whether a transition of a slot's content only closes that, and other slots.
  private static func closesItself(
    _ reference: TransitionReference, in graph: GraphDefinition
  ) -> Bool {
    guard case .screen(let route) = reference.place,
      let transition = graph.transition(reference)
    else { return false }
    let coordinator = graph.coordinators[reference.coordinator]
    let operations = transition.operations.flattened
    return coordinator.slotKind(showing: coordinator.routes[route].name) != nil
      && !operations.isEmpty
      && operations.allSatisfy { operation in
        switch operation {
        case .dismissScreen, .clear: true
        default: false
        }
      }
  }

  /// Whether one of two transitions only takes screens away, and the other only fills slots.
  private static func leavesAndPresents(
    _ first: TransitionReference, _ second: TransitionReference?, in graph: GraphDefinition
  ) -> Bool {
    let both = [first, second].map { reference in
      reference.flatMap(graph.transition)?.operations.flattened ?? []
    }
    func leaves(_ operations: [Operation]) -> Bool { operations.allSatisfy(\.arrivals.isEmpty) }
    func presents(_ operations: [Operation]) -> Bool {
      !operations.isEmpty
        && operations.allSatisfy { if case .fill = $0 { true } else { false } }
    }
    return leaves(both[0]) && presents(both[1]) || leaves(both[1]) && presents(both[0])
  }

  private struct Pair: Hashable {
    let first: TransitionReference
    let second: TransitionReference?
  }

  private static func notes(_ occurrence: Occurrence) -> [Finding.Note] {
    guard let other = occurrence.key.counterpart,
      let transition = occurrence.facts.graph.transition(other)
    else { return [] }
    let name = occurrence.facts.graph.coordinators[other.coordinator].name
    return [.init(.theOther(name), at: transition.location)]
  }
}

extension Finding.Message {
  fileprivate static func compete(_ occurrence: Occurrence) -> Self {
    let names = [occurrence.transition, occurrence.key.counterpart].compactMap { reference in
      reference.map { quoted(occurrence.facts.graph.coordinators[$0.coordinator].name) }
    }
    return """
      on \(occurrence.actionPhrase), \(names.joined(separator: " and ")) both navigate
      """
  }

  fileprivate static func theOther(_ coordinator: String) -> Self {
    "what \(quoted(coordinator)) does on the same action"
  }
}
