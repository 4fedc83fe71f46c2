package import NavGraphFacts
import NavGraphModel

/// Finds routes that no one using the app can ever see.
package enum UnreachableRouteRule: Rule {
  package static let info = RuleInfo(
    id: "unreachable-route", severity: .error, category: .reachability, needs: [.anyHeight],
    findsUnusedCode: true,
    summary: "No path leads to a route",
    rationale: """
      A screen that no path leads to is dead code, or a lost feature: the action that opened it \
      was renamed or moved, or its condition can no longer hold. Nothing fails when this \
      happens.
      """,
    fix: """
      Add the action that leads to the route, or remove the route with its screen. If the route is \
      on the stack but never visible, give the sheet or root below it a navigation container.
      """,
    remarks: [
      """
      If no chain of actions leads to a screen, it is unreachable whatever the bounds are. If a \
      chain exists, `navgraph` decides for any stack height whether it can be taken, or searches \
      every state; where neither is possible, the route is listed as not checked.
      """,
      """
      If coordinators share the declaration of a screen (`.source` names one place), it is enough that \
      one of them shows it.
      """,
      """
      Nothing is proved about a reducer: a route that it was not seen to show is listed \
      as not checked.
      """,
    ],
    flagged: [
      RuleExample("home -> cart; ↓orphan -> home"),
      RuleExample("home -> cart; ↓lost -> hidden; ↓hidden -> lost"),
      RuleExample("home =| login; ↓help <-; login -> help"),
      RuleExample("home -> cart; ↓gift <-; cart -> gift ? gift"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> home!"),
      RuleExample("home => login; login -> help"),
      RuleExample("home := cart item"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let unseen = UnseenRoutes(facts)
    let map = ActionMap(facts.graph)
    return RuleReport(
      findings: unseen.found.filter { !unseen.isSeenElsewhere($0.route, in: facts.graph) }.map {
        question in
        var finding = question.finding(map)
        finding.cause = unseen.cause(of: question.route, map)
        finding.isConsequence = unseen.root(of: question.route) != question.route
        return finding
      }, notChecked: unseen.notChecked)
  }
}

extension UnseenRoute {
  func finding(_ map: ActionMap) -> Finding {
    var message: Finding.Message
    var witness: Witness?
    var notes: [Finding.Note] = []
    if let held = facts.flows[route.coordinator].routes[route.route].held {
      message = isUnrendered(at: held) ? .notRendered(name) : .alwaysCovered(name)
      witness = Witness(node: held, facts: facts)
    } else if let (entrance, shown) = firstOpenEntrance,
      let transition = graph.transition(entrance.transition)
    {
      let source = Place(entrance.transition, in: graph)
      let isSent = !UnsentActionRule.isUnsent(entrance.transition, in: graph, map)
      message = .neverTaken(name, source.route ?? source.coordinator, transition, isSent: isSent)
      notes = [.init(isSent ? missingStep(entrance) : .missingStep, at: transition.location)]
      witness = shown.map { Witness(node: $0, facts: facts) }
      witness?.goal = source.route ?? source.coordinator
    } else {
      message = .nothingLeadsTo(
        name, sources.filter { $0 != definition.name }, hasOwn: !sources.isEmpty)
    }
    var finding = Finding(
      rule: UnreachableRouteRule.info, message: message, claim: .exact,
      assumptions: isReached ? graph.sampleAssumptions : [],
      coordinator: coordinator.name, route: definition.name, location: definition.location,
      notes: notes, witness: witness)
    finding.fix = fix(map)
    // A route that is on a stack and never seen is in use, and broken.
    finding.isAboutUnusedCode = facts.flows[route.coordinator].routes[route.route].held == nil
    return finding
  }

  /// What an author would change, by why the route is never visible.
  private func fix(_ map: ActionMap) -> String? {
    if let held = facts.flows[route.coordinator].routes[route.route].held {
      return isUnrendered(at: held)
        ? "Give the sheet or the root below it a navigation container"
        : "Show it before another screen covers it, or leave it out of the stack"
    }
    if let (entrance, _) = firstOpenEntrance, let transition = graph.transition(entrance.transition)
    {
      let action = quoted(transition.action)
      return UnsentActionRule.isUnsent(entrance.transition, in: graph, map)
        ? transition.unshownSender.map { "Show \(quoted($0)), or remove it with the route" }
          ?? "Send \(action), or remove it with the route"
        : "Correct what prevents \(action) from opening it, or remove the route"
    }
    if case .tabs = coordinator.container { return "Add the tab, or delete the case" }
    return nil
  }

  private var name: String { facts.name(of: route) }

  /// The screens whose actions lead here, each once.
  private var sources: [String] {
    var names: [String] = []
    for entrance in entrances {
      let place = Place(entrance.transition, in: graph)
      let name =
        source(of: entrance).map { graph.coordinators[$0.coordinator].routes[$0.route].name }
        ?? place.coordinator
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns whether the route is above everything that the views show; otherwise it is beneath other screens.
  private func isUnrendered(at node: Int) -> Bool {
    guard let flow = self.flow(holding: route, in: facts.trace[node].state.flow),
      case .stack(let stack) = coordinator.container
    else { return false }
    let entries = flow.entries.map(\.entry)
    let rendered = stack.dialect.semantics.renderedCount(of: entries, isWrapped: stack.isWrapped)
    return !entries[..<rendered].contains { isRoute($0) }
  }

  private func isRoute(_ entry: Entry) -> Bool {
    facts.flows[route.coordinator].instances[entry.instance].route == route.route
  }

  /// The first flow with an entry of the route in its container.
  private func flow(holding route: RouteReference, in flow: FlowSnapshot) -> FlowSnapshot? {
    if flow.coordinator == route.coordinator, flow.entries.contains(where: { isRoute($0.entry) }) {
      return flow
    }
    for inner in flow.entries.flatMap(\.allHosted)
      + flow.slots.flatMap(\.content).flatMap(\.allHosted)
    {
      if let found = self.flow(holding: route, in: inner) { return found }
    }
    return nil
  }

  /// Why a step that can be taken never leads here, from the outcomes that were seen.
  private func missingStep(_ entrance: Entrance) -> Finding.Message {
    let outcomes = facts.outcomes.filter { $0.transition == entrance.transition }
    guard !outcomes.isEmpty else {
      return .missingStep(condition: graph.transition(entrance.transition)?.condition)
    }
    if outcomes.contains(where: { $0.outcome.release.isFailure }) { return .stepStopsTheApp }
    let effects = outcomes.filter { $0.operation == entrance.operation }.map(\.outcome.release)
    return effects.contains(where: \.isApplied) ? .stepIsUndone : .stepIsDropped
  }
}

extension Finding.Message {
  /// - Parameters:
  ///   - others: The other screens whose actions do.
  ///   - hasOwn: Whether any action does, and be it one of its own.
  fileprivate static func nothingLeadsTo(_ route: String, _ others: [String], hasOwn: Bool) -> Self
  {
    if others.isEmpty {
      return hasOwn
        ? "\(route) is unreachable: only its own actions open it"
        : "\(route) is unreachable: no action opens it"
    }
    let names = others.prefix(3).map(quoted).joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return """
      \(route) is unreachable: only \(names)\(more) \
      \(others.count == 1 ? "opens it, which is" : "open it, which are") unreachable too
      """
  }

  fileprivate static func notRendered(_ route: String) -> Self {
    """
    \(route) is never visible: it is pushed only where no navigation container shows \
    it
    """
  }

  fileprivate static func alwaysCovered(_ route: String) -> Self {
    """
    \(route) is never visible: it is on the stack only below other screens, and \
    never uncovered
    """
  }

  fileprivate static func neverTaken(
    _ route: String, _ source: String, _ transition: Transition, isSent: Bool
  ) -> Self {
    let action = quoted(transition.action)
    if !isSent, let view = transition.unshownSender {
      return """
        \(route) is unreachable: \(action) on \(quoted(source)) opens it, but only \(quoted(view)) \
        sends that, and nothing shows \(quoted(view))
        """
    }
    return isSent
      ? "\(route) is unreachable: \(action) on \(quoted(source)) should open it but never does"
      : "\(route) is unreachable: nothing sends \(action) to \(quoted(source)), which opens it"
  }

  fileprivate static func missingStep(condition: Condition?) -> Self {
    condition.map { "the missing step; its condition is: \($0.displayName)" } ?? missingStep
  }

  fileprivate static let missingStep: Self = "the missing step"

  fileprivate static let stepStopsTheApp: Self = "the missing step: the app crashes there"

  fileprivate static let stepIsUndone: Self =
    "the missing step: the screen is pushed and removed in one update"

  fileprivate static let stepIsDropped: Self =
    "the missing step: the library always drops it"
}
