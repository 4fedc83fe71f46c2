package import NavGraphFacts
import NavGraphModel

/// Finds transitions that never change anything.
package enum NoOpTransitionRule: Rule {
  package static let info = RuleInfo(
    id: "no-op-transition", severity: .info, category: .hygiene, needs: [.completeSearch],
    summary: "An action never changes anything",
    rationale: """
      A button has no effect wherever it is tapped: the screen to go back to is already on top, \
      the tab is already selected, or the push is always dropped. What the app does by itself when a \
      screen appears may put things in order.
      """,
    fix: """
      Remove the operations, or find what prevents their effect.
      """,
    flagged: [
      RuleExample("home -> cart; ↓home goBackToRoot"),
      RuleExample("var x 0 1; home -> cart; ↓cart set x 0"),
    ],
    clean: [
      RuleExample("home -> cart; cart goBackToRoot"),
      RuleExample("home -> cart; cart nothing"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    func causes(_ kind: ObservationKind) -> Set<TransitionReference> {
      Set(facts.observations(kind).compactMap { $0.key.cause?.transition })
    }
    let (heard, changed) = (causes(.heard), causes(.changed))
    // What stops the app does something; why nothing comes of the others, other rules say.
    let explained = Set(
      facts.outcomes.filter { observation in
        let outcome = observation.outcome
        return outcome.debug.isFailure || outcome.release.isFailure
          || outcome.release.reason.map(Self.reasonsOfOtherRules.contains) ?? false
          || outcome.release.reason == .nothingPresented && !facts.closesAll(observation)
      }.map(\.transition))
    // One piece of code can do something about one action and nothing about another.
    let useful = Set(
      facts.graph.placedTransitions.filter { reference, _ in
        changed.contains(reference)
      }.map { $0.transition.location })
    let missing = facts.graph.placedTransitions.filter { reference, transition in
      heard.contains(reference) && !changed.contains(reference) && !explained.contains(reference)
        && !transition.operations.isEmpty && transition.trigger != .automatic
        && !transition.showsAnother && !facts.graph.showsItself(reference, transition)
        && !useful.contains(transition.location)
    }
    return AbsenceQuestions(facts).report(
      info, missing.map(\.reference), in: facts, message: { .changesNothing($1) })
  }

  private static let reasonsOfOtherRules: Set<Outcome.Reason> = [
    .duplicateIdentity, .notEnoughScreens, .negativeCount, .noMatch, .noAddressee, .noContainer,
    .screenGone, .outOfRange, .noSuchTab, .noNavigation, .popsPresented, .endlessLoop,
  ]
}

extension Transition {
  /// Whether it takes a screen away and shows one: the next article may be the same screen with other contents.
  fileprivate var showsAnother: Bool {
    operations.count > 1
      && operations.contains { if case .append = $0 { true } else { false } }
  }
}

extension GraphDefinition {
  /// Whether a screen shows itself in its own place: with other contents.
  fileprivate func showsItself(
    _ reference: TransitionReference, _ transition: Transition
  ) -> Bool {
    guard case .screen(let route) = reference.place else { return false }
    let name = coordinators[reference.coordinator].routes[route].name
    return transition.operations.contains {
      if case .fill(_, let shown) = $0 { shown.target.route == name } else { false }
    }
  }
}

extension Facts {
  /// Whether the operation asks for as little as there may be.
  fileprivate func closesAll(_ observation: OutcomeObservation) -> Bool {
    let operations = graph.transition(observation.transition)?.operations.flattened ?? []
    return operations.indices.contains(observation.operation)
      && operations[observation.operation] == .dismissAll
  }
}

extension Finding.Message {
  fileprivate static func changesNothing(_ transition: Transition) -> Self {
    """
    \(quoted(transition.action)) never changes anything, wherever it occurs: \
    \(transition.operations.phrase)
    """
  }
}
