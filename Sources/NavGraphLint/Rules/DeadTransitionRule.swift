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
    return AbsenceQuestions(facts).report(info, missing.map(\.reference), in: facts) {
      .neverOccurs($1, isOnFirstScreen: facts.isOnlyOnFirstScreen($0))
    }
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

extension Facts {
  /// Returns whether a transition is an action of the first screen of a stack, and of no other.
  fileprivate func isOnlyOnFirstScreen(_ reference: TransitionReference) -> Bool {
    let coordinator = graph.coordinators[reference.coordinator]
    guard case .screen(let route) = reference.place, case .stack(let stack) = coordinator.container
    else { return false }
    let name = coordinator.routes[route].name
    return stack.initial.allSatisfy { $0.first?.target.route == name }
      && !graph.placements(in: reference.coordinator).contains {
        !$0.isLowest && $0.destination.target.route == name
      }
  }
}

extension Condition {
  /// Whether it asks for screens above the first one.
  fileprivate var asksForScreensAbove: Bool {
    switch self {
    case .not(.count(.equal(1))), .not(.count(.lessThan(2))): true
    case .count(.atLeast(let count)), .count(.equal(let count)): count > 1
    case .all(let all): all.contains(where: \.asksForScreensAbove)
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func neverOccurs(_ transition: Transition, isOnFirstScreen: Bool) -> Self {
    let action = quoted(transition.action)
    guard let condition = transition.condition else { return "\(action) never occurs" }
    if isOnFirstScreen, transition.trigger == .tap, condition.asksForScreensAbove {
      return """
        the button \(action) is only on the first screen, so its case for screens above that one never happens
        """
    }
    return """
      \(action) never occurs: its condition never holds there (\(condition.displayName))
      """
  }
}
