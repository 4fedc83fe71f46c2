package import NavGraphFacts
import NavGraphModel

/// Finds screens whose back button changes state that the swipe from the edge leaves as it is.
package enum SwipeSkipsChangeRule: Rule {
  package static let info = RuleInfo(
    id: "swipe-skips-change", severity: .warning, category: .stack,
    summary: "A swipe goes back without the change that the back button makes",
    rationale: """
      A screen has a back button of its own, which also changes something that outlives the screen: \
      a step, a selection, a counter. A user who swipes from the edge goes back, too, but that code \
      does not run, and the state no longer fits the stack.
      """,
    fix: """
      Make the change whenever the screen goes, derive the state from the stack, or disable the \
      swipe. In a registration: `OnDismissal`.
      """,
    remarks: [
      """
      A screen is reported if it hides the bar’s back button, allows the swipe, and each action that \
      goes back changes the variable. If one of them does not, if there is an `OnDismissal` for the \
      screen, or if the screen behind sets the variable when it appears, the app is taken to be \
      prepared for the swipe. Variables that no condition reads, and those of the screen itself, are \
      not reported.
      """
    ],
    flagged: [
      RuleExample(
        """
        var step 1 2; home set step 2 & -> item; home -> help ? step=1; off item back; \
        ↓item:back set step 1 & <-
        """),
      RuleExample(
        """
        var step 1 2; home -> item; item:next set step 2 ? step=1; off item back; \
        ↓item:close pop & set step 1
        """),
    ],
    clean: [
      RuleExample(
        "var step 1 2; home set step 2 & -> item; home -> help ? step=1; item:back set step 1 & <-"),
      RuleExample(
        """
        var step 1 2; home set step 2 & -> item; home -> help ? step=1; off item back edgeSwipe; \
        item:back set step 1 & <-
        """),
      RuleExample(
        """
        var step 1 2; home set step 2 & -> item; home -> help ? step=1; off item back; \
        item:save set step 1 & <-; item:cancel <-
        """),
      RuleExample(
        "var step 1 2; home set step 2 & -> item; off item back; item:back set step 1 & <-"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let pushes = pushes(in: facts)
    let findings = facts.graph.coordinators.indices.flatMap { coordinator in
      facts.graph.coordinators[coordinator].routes.indices.compactMap { route -> Finding? in
        let definition = facts.graph.coordinators[coordinator].routes[route]
        let reference = RouteReference(coordinator: coordinator, route: route)
        guard definition.isLeftOnlyBySwiping, let pushes = pushes[reference],
          let skipped = skipped(on: reference, pushedBy: pushes, in: facts)
        else { return nil }
        return Finding(
          rule: info,
          message: .skipped(
            skipped.variable, by: definition.transitions[skipped.index].action, on: definition.name),
          claim: .under,
          transition: TransitionReference(
            coordinator: coordinator, place: .screen(route), index: skipped.index),
          in: facts)
      }
    }
    return RuleReport(findings: findings)
  }

  /// The variable that each action going back changes, with the first transition that does.
  private static func skipped(
    on reference: RouteReference, pushedBy pushes: [Transition], in facts: Facts
  ) -> (variable: String, index: Int)? {
    let coordinator = facts.graph.coordinators[reference.coordinator]
    let route = coordinator.routes[reference.route]
    let exits = ButtonlessPushes(facts: facts)
    guard !coordinator.handlers.contains(where: { $0.source == .dismissal(route: route.name) }),
      exits.handledByEnclosing(route.name, of: coordinator.name).isEmpty,
      !exits.isRemovedByItsSlots(route, in: coordinator)
    else { return nil }
    let leaving = route.transitions.filter { exits.mayRemove(route, by: $0, in: coordinator) }
    let back = route.transitions.indices.filter { index in
      let transition = route.transitions[index]
      return transition.trigger == .tap && transition.operations.contains(where: \.goesBackOnce)
    }
    let own = route.variables.map(\.name)
    for index in back {
      let changed = route.transitions[index].operations.assigned.subtracting(own).sorted()
      for variable in changed {
        let changing = Set(
          leaving.filter { $0.operations.assigned.contains(variable) }.map(\.action))
        // Where such an action has nothing to change, a condition says so.
        let isChangedByAll = leaving.allSatisfy {
          $0.operations.assigned.contains(variable)
            || changing.contains($0.action) && $0.condition?.reads(variable) ?? false
        }
        guard isChangedByAll, !facts.graph.setsAutomatically(variable),
          facts.graph.reads(variable, besides: reference)
            || route.transitions.contains(where: { $0.reads(variable) })
              && !pushes.allSatisfy({ $0.operations.assigned.contains(variable) })
        else { continue }
        return (variable, index)
      }
    }
    return nil
  }

  /// For each screen, the transitions that were seen to push it.
  private static func pushes(in facts: Facts) -> [RouteReference: [Transition]] {
    facts.appliedPushes.reduce(into: [:]) { result, push in
      guard
        let route = facts.graph.coordinators[push.coordinator].routes.firstIndex(where: {
          $0.name == push.target.route
        }), let transition = facts.graph.transition(push.observation.transition)
      else { return }
      let reference = RouteReference(coordinator: push.coordinator, route: route)
      result[reference, default: []].append(transition)
    }
  }
}

extension Operation {
  /// Whether it has the same effect as the swipe.
  fileprivate var goesBackOnce: Bool {
    switch self {
    case .goBack(1), .pop(1), .removeLast(1), .dismissScreen: true
    default: false
    }
  }
}

extension [Operation] {
  /// The variables that they change in any case.
  fileprivate var assigned: Set<String> {
    Set(compactMap { if case .assign(let name, _) = $0 { name } else { nil } })
  }
}

extension GraphDefinition {
  /// Whether a variable is set when a screen appears, or without the user's doing.
  fileprivate func setsAutomatically(_ variable: String) -> Bool {
    let appearing = Set(
      coordinators.flatMap { coordinator in
        coordinator.routes.flatMap(\.effects).filter { $0.lifetime != .owner }.flatMap(\.actions)
      })
    return placedTransitions.contains { _, transition in
      let isAutomaticChange =
        appearing.contains(transition.action)
        || [.automatic, .gesture].contains(transition.trigger)
      return isAutomaticChange
        && transition.operations.containNested {
          if case .assign(variable, _) = $0 { true } else { false }
        }
    }
  }

  /// Whether a condition other than those of a screen's own actions reads a variable.
  fileprivate func reads(_ variable: String, besides route: RouteReference) -> Bool {
    placedTransitions.contains { reference, transition in
      (reference.coordinator != route.coordinator || reference.place != .screen(route.route))
        && transition.reads(variable)
    }
      || coordinators.contains { coordinator in
        (coordinator.derivingConditions + coordinator.routes.compactMap(\.requires))
          .contains { $0.reads(variable) }
      }
  }
}

extension Transition {
  func reads(_ variable: String) -> Bool {
    condition?.reads(variable) ?? false
      || operations.containNested {
        if case .when(let condition, _, _) = $0 { condition.reads(variable) } else { false }
      }
  }
}

extension Condition {
  func reads(_ variable: String) -> Bool {
    switch self {
    case .variable(let name, _): name == variable
    case .not(let inner), .within(_, let inner): inner.reads(variable)
    case .all(let parts), .any(let parts): parts.contains { $0.reads(variable) }
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func skipped(
    _ variable: String, by action: String, on route: String
  ) -> Self {
    """
    “\(action)” changes “\(variable)” as it leaves “\(route)”, a swipe from the edge does not
    """
  }
}
