import NavGraphFacts
import NavGraphModel

/// A response that closes whatever is on top, and what the user can open before it arrives.
struct LateResponse {
  /// The transition that the response brings.
  let response: TransitionReference
  /// The screen that asks.
  let asking: RouteReference
  /// The transition that opens another screen.
  let opening: TransitionReference
  /// The screen that is open by then.
  let opened: RouteReference
  /// The step that opens it: index into the facts' trace.
  let witness: Int
}

extension Facts {
  /// Each response with the screen that can be opened soonest.
  ///
  /// - Complexity: O(*responses* · *landings*).
  var lateResponses: [LateResponse] {
    graph.placedTransitions.compactMap { reference, response in
      guard response.isResponse, response.trigger == .tap else { return nil }
      return landings.compactMap { landing -> LateResponse? in
        guard let asking = landing.source, let opened = landing.landing,
          case .transition(let cause) = landing.cause,
          let opening = graph.transition(cause), opening.trigger == .tap,
          graph.haveSameActor(reference, cause), opened.coordinator == cause.coordinator,
          closes(opened, response, openedBy: opening),
          response.canFollow(opening)
        else { return nil }
        return LateResponse(
          response: reference, asking: asking, opening: cause, opened: opened,
          witness: landing.witness)
      }.min { path(to: $0.witness).count < path(to: $1.witness).count }
    }
  }

  /// Whether a response closes the screen that another transition opens on the one that asked.
  private func closes(
    _ opened: RouteReference, _ response: Transition, openedBy opening: Transition
  ) -> Bool {
    guard response.operations.count == 1, opening.operations.count == 1,
      case .append(let destination) = opening.operations[0],
      destination.target.route == graph.coordinators[opened.coordinator].routes[opened.route].name
    else { return false }
    let isPushed = destination.presentation == .push
    switch response.operations[0] {
    case .goBack, .removeLast: return true
    case .pop: return isPushed
    case .dismiss: return !isPushed
    default: return false
    }
  }
}

extension GraphDefinition {
  /// Whether two transitions are about actions of one screen.
  fileprivate func haveSameActor(
    _ first: TransitionReference, _ second: TransitionReference
  ) -> Bool {
    guard first.coordinator == second.coordinator, first.place == second.place, first != second
    else { return false }
    guard case .coordinator = first.place else { return true }
    let handlers = coordinators[first.coordinator].handlers
    guard case .descendant(_, _?) = handlers[first.index].source else { return false }
    return handlers[first.index].source == handlers[second.index].source
  }
}

extension Transition {
  /// Whether a request for it can be made where another transition of the screen is possible.
  fileprivate func canFollow(_ opening: Transition) -> Bool {
    [enabledWhen, handlerCondition].allSatisfy { condition in
      guard let condition else { return true }
      if case .count = condition { return true }
      return condition == opening.enabledWhen || condition == opening.handlerCondition
    }
  }
}
