import NavGraphFacts
import NavGraphModel

/// A response that closes whatever is on top, and how another screen can be there before it arrives.
struct LateResponse {
  /// The transition that the response brings.
  let response: TransitionReference
  /// The screen that asks.
  let asking: RouteReference
  /// The screen that is on top by then.
  let closed: RouteReference
  /// The transition that opens that screen; nil where the user goes back to it.
  let opening: TransitionReference?
  /// The step that leads to it: index into the facts' trace.
  let witness: Int
}

extension [LateResponse] {
  /// The screens that can be opened, each with the transition that opens it.
  var openings: [(screen: RouteReference, transition: TransitionReference)] {
    var known: Set<TransitionReference> = []
    return compactMap { late in
      late.opening.flatMap { known.insert($0).inserted ? (late.closed, $0) : nil }
    }
  }
}

extension Facts {
  /// For each response, the screens that can be on top, that which can be there soonest first.
  ///
  /// - Complexity: O(*responses* · *landings*).
  var lateResponses: [[LateResponse]] {
    graph.placedTransitions.compactMap { reference, transition in
      guard let response = transition.response, transition.trigger == .tap,
        transition.operations.count == 1
      else { return nil }
      let all = landings.compactMap { landing -> LateResponse? in
        guard let asking = landing.source else { return nil }
        let opening: TransitionReference?
        let closed: RouteReference
        switch landing.cause {
        case .transition(let cause):
          guard let opened = opened(by: cause, before: transition, reference) else { return nil }
          (closed, opening) = (opened, cause)
        case .gesture(.back):
          guard response.outlivesScreen, reference.place == .screen(asking.route),
            let left = landing.landing, reference.coordinator == asking.coordinator,
            left.coordinator == asking.coordinator,
            canClose(transition, after: landing.witness, in: asking.coordinator)
          else { return nil }
          (closed, opening) = (left, nil)
        default: return nil
        }
        return LateResponse(
          response: reference, asking: asking, closed: closed, opening: opening,
          witness: landing.witness)
      }
      return all.isEmpty
        ? nil : all.sorted { path(to: $0.witness).count < path(to: $1.witness).count }
    }
  }

  /// The screen that a transition opens on the one that asks, doing nothing else, so that the response closes it.
  private func opened(
    by cause: TransitionReference, before response: Transition, _ reference: TransitionReference
  ) -> RouteReference? {
    guard let opening = graph.transition(cause), opening.trigger == .tap,
      graph.haveSameActor(reference, cause), response.canFollow(opening),
      opening.operations.count == 1, case .append(let destination) = opening.operations[0],
      let route = graph.coordinators[cause.coordinator].routes.firstIndex(where: {
        $0.name == destination.target.route
      })
    else { return nil }
    let closes =
      switch response.operations[0] {
      case .goBack, .removeLast: true
      case .pop: destination.presentation.isPush
      case .dismiss: !destination.presentation.isPush
      default: false
      }
    return closes ? RouteReference(coordinator: cause.coordinator, route: route) : nil
  }

  /// Whether a response goes back from the screen that a step leads to: there is another one beneath it.
  private func canClose(_ response: Transition, after node: Int, in coordinator: Int) -> Bool {
    switch response.operations[0] {
    case .goBack, .removeLast, .pop:
      trace[node].state.flow.contains { $0.coordinator == coordinator && $0.entries.count > 1 }
    default: false
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
