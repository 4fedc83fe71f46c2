package import NavGraphExploration
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
      Make the change whenever the screen goes (`OnDismissal`), derive the state from the stack, or \
      disable the swipe.
      """,
    remarks: [
      """
      A screen is reported if it hides the bar’s back button, allows the swipe, and each action that \
      goes back can change the variable. If one of them does not, going back without the change is \
      taken to be intended. Variables of the screen itself go with it.
      """
    ],
    flagged: [
      RuleExample(
        "var step 1 2; home set step 2 & -> item; off item back; ↓item:back set step 1 & <-"),
      RuleExample(
        "var step 1 2; home set step 2 & -> item; item:next -> item; off item back; ↓item:close pop & set step 1"
      ),
    ],
    clean: [
      RuleExample("var step 1 2; home set step 2 & -> item; item:back set step 1 & <-"),
      RuleExample(
        "var step 1 2; home set step 2 & -> item; off item back edgeSwipe; item:back set step 1 & <-"
      ),
      RuleExample(
        "var step 1 2; home set step 2 & -> item; off item back; item:save set step 1 & <-; item:cancel <-"
      ),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let pushed = pushedRoutes(in: facts.graph)
    let findings = facts.graph.coordinators.indices.flatMap { coordinator in
      facts.graph.coordinators[coordinator].routes.indices.compactMap { route -> Finding? in
        let definition = facts.graph.coordinators[coordinator].routes[route]
        guard definition.isLeftBySwipeAlone,
          pushed.contains(RouteReference(coordinator: coordinator, route: route)),
          let skipped = skipped(on: definition, of: facts.graph.coordinators[coordinator])
        else { return nil }
        return Finding(
          rule: info,
          message: .skipped(
            skipped.variable, by: definition.transitions[skipped.index].action, on: definition.name),
          claim: .exact,
          transition: TransitionReference(
            coordinator: coordinator, place: .screen(route), index: skipped.index),
          in: facts)
      }
    }
    return RuleReport(findings: findings)
  }

  /// The variable that each action going back can change, with the first transition that does.
  private static func skipped(
    on route: RouteDefinition, of coordinator: CoordinatorDefinition
  ) -> (variable: String, index: Int)? {
    let own = Set(route.variables.map(\.name))
    let handled = coordinator.handlers.filter { $0.source == .dismissal(route: route.name) }
      .flatMap { $0.transition.operations.assigned }
    let back = route.transitions.indices.filter { index in
      let transition = route.transitions[index]
      return transition.trigger == .tap && transition.operations.contains(where: \.goesBackOnce)
    }
    let changes = Dictionary(grouping: back) { route.transitions[$0].action }.values
      .map { Set($0.flatMap { route.transitions[$0].operations.assigned }) }
    let common = changes.dropFirst().reduce(changes.first ?? []) { $0.intersection($1) }
    guard let variable = common.subtracting(own).subtracting(handled).min(),
      let index = back.first(where: {
        route.transitions[$0].operations.assigned.contains(variable)
      })
    else { return nil }
    return (variable, index)
  }

  private static func pushedRoutes(in graph: GraphDefinition) -> Set<RouteReference> {
    var result: Set<RouteReference> = []
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        guard case .append(let destination) = placed.operation, destination.presentation.isPush,
          let route = graph.coordinators[placed.container].routes.firstIndex(where: {
            $0.name == destination.target.route
          })
        else { continue }
        result.insert(RouteReference(coordinator: placed.container, route: route))
      }
    }
    return result
  }
}

extension Operation {
  /// Whether it does what the swipe does.
  fileprivate var goesBackOnce: Bool {
    switch self {
    case .goBack(1), .pop(1), .removeLast(1), .dismissScreen: true
    default: false
    }
  }
}

extension [Operation] {
  fileprivate var assigned: [String] {
    flattened.compactMap { if case .assign(let variable, _) = $0 { variable } else { nil } }
  }
}

extension Finding.Message {
  fileprivate static func skipped(
    _ variable: String, by action: String, on route: String
  ) -> Self {
    """
    a swipe from the edge leaves “\(route)” without changing “\(variable)”: only “\(action)” changes it
    """
  }
}
