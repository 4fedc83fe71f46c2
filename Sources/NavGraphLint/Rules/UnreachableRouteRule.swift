package import NavGraphFacts
import NavGraphModel

/// Finds routes that no one using the app can ever see.
package enum UnreachableRouteRule: Rule {
  package static let info = RuleInfo(
    id: "unreachable-route", severity: .error, category: .reachability, needs: [.anyHeight],
    summary: "No path leads to a route",
    rationale: """
      A screen that no path leads to is dead code, or a lost feature: the action that opened it \
      was renamed or moved, or its condition can no longer hold. Nothing fails when this \
      happens.
      """,
    fix: """
      Add the action that leads to the route, or remove the route with its screen. If the route \
      is on the stack but never visible, give the sheet or root below it a navigation container \
      (`embedsNavigation: true`).
      """,
    remarks: [
      """
      If no chain of actions leads to a screen, it is unreachable whatever the bounds are. If a \
      chain exists, the exact engine decides for any stack height whether it can be taken. \
      Otherwise the finding needs a search that saw every state, or the route is listed as not \
      checked.
      """,
      """
      Nothing is proved about a reducer: a route that it was not seen to show is *not found for \
      the registered actions* and listed as not checked.
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
    var report = RuleReport()
    var found: [Question] = []
    let reach = StaticReach(facts.graph)
    let influence = ReducerInfluence(facts)
    let entrances = Entrance.all(of: facts.graph)
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      let flow = facts.flows[index]
      let bound = info.coverage(in: flow).phrase
      for route in coordinator.routes.indices where flow.routes[route].shown == nil {
        let reference = RouteReference(coordinator: index, route: route)
        let question = Question(
          route: reference, facts: facts, entrances: entrances[reference] ?? [],
          isReached: reach.isReached(reference))
        if reach.isReached(reference), influence.dependent.contains(index) {
          let hasGaps = influence.behindGaps.contains(index)
          report.notChecked.append(question.leftToReducers(bound: bound, hasGaps: hasGaps))
        } else if reach.isReached(reference), let bound {
          report.notChecked.append(question.leftOpen(bound: bound))
        } else {
          found.append(question)
        }
      }
    }
    report.findings = united(found)
    return report
  }

  /// The findings, those behind a screen that no one can see with that screen's.
  private static func united(_ questions: [Question]) -> [Finding] {
    let sources = Dictionary(uniqueKeysWithValues: questions.map { ($0.route, $0.unseenSource) })
    return questions.map { question in
      var root = question.route
      var seen: Set<RouteReference> = [root]
      while let source = sources[root] ?? nil, sources[source] != nil, seen.insert(source).inserted
      {
        root = source
      }
      var finding = question.finding()
      finding.cause = question.facts.causeName(of: root)
      finding.isConsequence = root != question.route
      return finding
    }
  }
}

/// Something that would lead to a route.
private struct Entrance {
  let transition: TransitionReference
  /// The operation that brings the route.
  let operation: Int

  /// By route.
  static func all(of graph: GraphDefinition) -> [RouteReference: [Entrance]] {
    var result: [RouteReference: [Entrance]] = [:]
    let index = graph.coordinators.map { coordinator in
      Dictionary(coordinator.routes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        for name in Set(placed.operation.arrivals.map(\.target.route)) {
          guard let route = index[placed.container][name] else { continue }
          result[RouteReference(coordinator: placed.container, route: route), default: []].append(
            Entrance(transition: reference, operation: placed.index))
        }
      }
    }
    return result
  }
}

/// Why is this route never visible?
private struct Question {
  let route: RouteReference
  let facts: Facts
  let entrances: [Entrance]
  let isReached: Bool

  private var graph: GraphDefinition { facts.graph }
  private var coordinator: CoordinatorDefinition { graph.coordinators[route.coordinator] }
  private var definition: RouteDefinition { coordinator.routes[route.route] }

  func leftOpen(bound: String) -> NotChecked {
    NotChecked(
      rule: UnreachableRouteRule.info, coordinator: coordinator.name, route: definition.name,
      reason: "not found within \(bound); it may lie beyond")
  }

  /// However far the search went, it tried the registered actions only.
  func leftToReducers(bound: String?, hasGaps: Bool) -> NotChecked {
    NotChecked(
      rule: UnreachableRouteRule.info, coordinator: coordinator.name, route: definition.name,
      reason: "not found for the registered actions" + (bound.map { " within \($0)" } ?? "")
        + (hasGaps ? "; steps were set aside, and it may lie behind one" : ""))
  }

  func finding() -> Finding {
    var message: Finding.Message
    var witness: Witness?
    var notes: [Finding.Note] = []
    if let held = facts.flows[route.coordinator].routes[route.route].held {
      message = isUnrendered(at: held) ? .notRendered(definition) : .alwaysCovered(definition)
      witness = Witness(node: held, facts: facts)
    } else if let (entrance, shown) = firstOpenEntrance,
      let transition = graph.transition(entrance.transition)
    {
      let source = Place(entrance.transition, in: graph)
      message = .neverTaken(definition, source.route ?? source.coordinator, transition)
      notes = [.init(missingStep(entrance), at: transition.location)]
      witness = shown.map { Witness(node: $0, facts: facts) }
    } else {
      message = .nothingLeadsTo(definition, sources)
    }
    var finding = Finding(
      rule: UnreachableRouteRule.info, message: message, claim: .exact,
      assumptions: isReached ? graph.sampleAssumptions : [],
      coordinator: coordinator.name, route: definition.name, location: definition.location,
      notes: notes, witness: witness)
    finding.fix = fix
    return finding
  }

  /// What an author would change, by why the route is never visible.
  private var fix: String? {
    if let held = facts.flows[route.coordinator].routes[route.route].held {
      return isUnrendered(at: held)
        ? "Give the sheet or the root below it a navigation container (`embedsNavigation: true`)"
        : "Show it before another screen covers it, or leave it out of the stack"
    }
    if let (entrance, _) = firstOpenEntrance, let transition = graph.transition(entrance.transition)
    {
      return
        "Correct what prevents \(quoted(transition.action)) from opening it, or remove the route"
    }
    if case .tabs = coordinator.container { return "Add the tab, or delete the case" }
    return nil
  }

  /// The screen from which this one is led to, where no one can see that either.
  var unseenSource: RouteReference? {
    guard facts.flows[route.coordinator].routes[route.route].held == nil, firstOpenEntrance == nil
    else { return nil }
    return entrances.lazy.compactMap { entrance -> RouteReference? in
      guard case .screen(let screen) = entrance.transition.place else { return nil }
      let source = RouteReference(coordinator: entrance.transition.coordinator, route: screen)
      return source == route ? nil : source
    }.first
  }

  /// The first entrance that someone can stand before, and where in the trace they do.
  private var firstOpenEntrance: (Entrance, shown: Int?)? {
    for entrance in entrances {
      guard case .screen(let source) = entrance.transition.place else {
        if isReached { return (entrance, nil) }
        continue
      }
      if let shown = facts.flows[entrance.transition.coordinator].routes[source].shown {
        return (entrance, shown)
      }
    }
    return nil
  }

  /// The screens whose actions lead here, each once.
  private var sources: [String] {
    var names: [String] = []
    for entrance in entrances {
      let place = Place(entrance.transition, in: graph)
      let name = place.route ?? place.coordinator
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the route stands above what the views show; otherwise it stands beneath other screens.
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
  fileprivate static func nothingLeadsTo(_ route: RouteDefinition, _ sources: [String]) -> Self {
    let others = sources.filter { $0 != route.name }
    if others.isEmpty {
      return sources.isEmpty
        ? "\(quoted(route.name)) is unreachable: no action opens it"
        : "\(quoted(route.name)) is unreachable: only its own actions open it"
    }
    let names = others.prefix(3).map(quoted).joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return """
      \(quoted(route.name)) is unreachable: only \(names)\(more) \
      \(others.count == 1 ? "opens it, which is" : "open it, which are") unreachable too
      """
  }

  fileprivate static func notRendered(_ route: RouteDefinition) -> Self {
    """
    \(quoted(route.name)) is never visible: it is pushed only where no navigation container shows \
    it
    """
  }

  fileprivate static func alwaysCovered(_ route: RouteDefinition) -> Self {
    """
    \(quoted(route.name)) is never visible: it is on the stack only below other screens, and \
    never uncovered
    """
  }

  fileprivate static func neverTaken(
    _ route: RouteDefinition, _ source: String, _ transition: Transition
  ) -> Self {
    """
    \(quoted(route.name)) is unreachable: \(quoted(transition.action)) on \(quoted(source)) \
    should open it but never does
    """
  }

  fileprivate static func missingStep(condition: Condition?) -> Self {
    condition.map { "the missing step; its condition is: \($0.displayName)" }
      ?? "the missing step"
  }

  fileprivate static let stepStopsTheApp: Self = "the missing step: the app crashes there"

  fileprivate static let stepIsUndone: Self =
    "the missing step: the screen is pushed and removed in one update"

  fileprivate static let stepIsDropped: Self =
    "the missing step: the library always drops it"
}
