package import NavGraphFacts
import NavGraphModel

/// Finds transitions whose action never occurs while their condition holds.
package enum DeadTransitionRule: Rule {
  package static let info = RuleInfo(
    id: "dead-transition", severity: .info, category: .hygiene, needs: [.completeSearch],
    findsUnusedCode: true,
    summary: "An action never occurs",
    rationale: """
      The condition never holds while the screen is in use, or the feature that sends the action \
      is never shown. The code is dead, and sometimes it is the remains of a screen that was cut \
      off by mistake.
      """,
    fix: """
      Remove the transition, or correct its condition.
      """,
    flagged: [
      RuleExample("home -> cart; ↓home -> gift ? gift"),
      RuleExample("home -> cart; cart <-; ↓cart => pay ? not cart"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> gift ? cart"),
      RuleExample("home -> cart; cart <-"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let heard = Set(facts.observations(.heard).compactMap { $0.key.cause?.transition })
    let sentOrReported = facts.graph.sentOrReportedActions
    // One place in the code can have several transitions: it is alive if one of them is.
    let alive = Set(heard.compactMap { facts.graph.transition($0).map(CodePlace.init) })
    let missing = facts.graph.placedTransitions.filter { reference, transition in
      // A transition without operations loses nothing: it is the other path of a check that never fails.
      !heard.contains(reference) && !transition.operations.isEmpty
        && !alive.contains(CodePlace(transition))
        && facts.canOccur(reference, transition, sentOrReported)
    }
    return AbsenceQuestions(facts).report(
      info, missing.map(\.reference), in: facts, message: Finding.Message.neverOccurs)
  }
}

/// Where a transition is written.
private struct CodePlace: Hashable {
  let action: String
  let location: SourceLocation

  init(_ transition: Transition) {
    action = transition.action
    location = transition.location
  }
}

extension GraphDefinition {
  /// The actions that some operation sends or reports, by name.
  fileprivate var sentOrReportedActions: Set<String> {
    Set(
      placedTransitions.flatMap { placed in
        placed.transition.operations.flattened.compactMap { operation in
          switch operation {
          case .send(let action, _), .emit(let action): action
          default: nil
          }
        }
      })
  }
}

extension Facts {
  /// Returns whether the action can be sent: screens that cannot be seen, and actions that nothing sends, have rules of
  /// their own.
  fileprivate func canOccur(
    _ reference: TransitionReference, _ transition: Transition, _ sentOrReported: Set<String>
  ) -> Bool {
    if transition.trigger == .sent, !sentOrReported.contains(transition.action) { return false }
    func isShown(_ coordinator: Int, _ route: Int) -> Bool {
      flows[coordinator].routes[route].shown != nil
    }
    switch reference.place {
    case .screen(let route): return isShown(reference.coordinator, route)
    case .link: return true
    case .coordinator:
      let handler = graph.coordinators[reference.coordinator].handlers[reference.index]
      guard let (coordinator, route) = graph.leaf(of: handler.source, from: reference.coordinator)
      else { return true }
      return route.map { isShown(coordinator, $0) } ?? sentOrReported.contains(transition.action)
    }
  }
}

extension Finding.Message {
  fileprivate static func neverOccurs(_ transition: Transition) -> Self {
    let action = quoted(transition.action)
    return transition.condition.map {
      "\(action) never occurs while its condition holds: \($0.displayName)"
    } ?? "\(action) never occurs"
  }
}
