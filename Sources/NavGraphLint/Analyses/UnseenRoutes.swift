import NavGraphFacts
import NavGraphModel

/// The routes that no one using the app can ever see, and those of which that is not known.
struct UnseenRoutes {
  private(set) var found: [UnseenRoute] = []
  private(set) var notChecked: [NotChecked] = []
  private let routes: Set<RouteReference>
  /// By route that no one can see: the screen from which it is led to, where no one can see that either.
  private let sources: [RouteReference: RouteReference]

  init(_ facts: Facts) {
    let reach = StaticReach(facts.graph)
    let influence = ReducerInfluence(facts)
    let entrances = UnseenRoute.Entrance.all(of: facts.graph)
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      let flow = facts.flows[index]
      let bound = UnreachableRouteRule.info.coverage(in: flow).phrase
      for route in coordinator.routes.indices where flow.routes[route].shown == nil {
        let reference = RouteReference(coordinator: index, route: route)
        let question = UnseenRoute(
          route: reference, facts: facts, entrances: entrances[reference] ?? [], all: entrances,
          isReached: reach.isReached(reference))
        if reach.isReached(reference), influence.dependent.contains(index) {
          let hasGaps = influence.behindGaps.contains(index)
          notChecked.append(question.leftToReducers(bound: bound, hasGaps: hasGaps))
        } else if reach.isReached(reference), let bound {
          notChecked.append(question.leftOpen(bound: bound))
        } else {
          found.append(question)
        }
      }
    }
    routes = Set(found.map(\.route))
    sources = Dictionary(
      uniqueKeysWithValues: found.compactMap { one in one.unseenSource.map { (one.route, $0) } })
  }

  func contains(_ route: RouteReference) -> Bool { routes.contains(route) }

  /// Whether code that several coordinators share declares a route, and one of the others shows it: a path of screens that
  /// all tabs have.
  func isSeenElsewhere(_ route: RouteReference, in graph: GraphDefinition) -> Bool {
    let own = graph.coordinators[route.coordinator].routes[route.route]
    return graph.coordinators.indices.contains { other in
      other != route.coordinator
        && graph.coordinators[other].routes.indices.contains { index in
          let twin = graph.coordinators[other].routes[index]
          return twin.name == own.name && twin.location == own.location
            && !routes.contains(RouteReference(coordinator: other, route: index))
        }
    }
  }

  /// The first of the screens that lead to one another and to a route, and that no one can see.
  func root(of route: RouteReference) -> RouteReference {
    var root = route
    var seen: Set<RouteReference> = [root]
    while let source = sources[root], routes.contains(source), seen.insert(source).inserted {
      root = source
    }
    return root
  }

  /// Returns the cause that findings about a route and about its actions share: the handler of an action that no code sends,
  /// which several flows can share, or else the first of the screens.
  func cause(of route: RouteReference, _ map: ActionMap) -> String {
    let root = root(of: route)
    guard let question = found.first(where: { $0.route == root }) else { return "" }
    if let transition = question.unsentEntrance(map) {
      return Finding.code(of: transition.action, at: transition.location)
    }
    return question.facts.causeName(of: root)
  }

  /// A route that no one can see, and that a transition opens.
  func opened(by transition: TransitionReference) -> RouteReference? {
    found.first { $0.entrances.contains { $0.transition == transition } }?.route
  }

  /// A route that no one can see, and that a transition opens or happens on.
  func route(of transition: TransitionReference, in graph: GraphDefinition) -> RouteReference? {
    opened(by: transition)
      ?? graph.screen(of: transition).flatMap { routes.contains($0) ? $0 : nil }
  }
}

/// A route that no one can see, or that was not seen so far.
struct UnseenRoute {
  /// Something that would lead to a route.
  struct Entrance {
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

  let route: RouteReference
  let facts: Facts
  let entrances: [Entrance]
  /// Those of all routes.
  let all: [RouteReference: [Entrance]]
  let isReached: Bool

  var graph: GraphDefinition { facts.graph }
  var coordinator: CoordinatorDefinition { graph.coordinators[route.coordinator] }
  var definition: RouteDefinition { coordinator.routes[route.route] }

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

  /// The screen from which this one is led to, where no one can see that either.
  var unseenSource: RouteReference? {
    guard facts.flows[route.coordinator].routes[route.route].held == nil, firstOpenEntrance == nil
    else { return nil }
    return entrances.lazy.compactMap(source).first { $0 != route }
  }

  /// The screen of the action that would lead here; that which shows it, where only that gives it the right arguments and no one
  /// can see it.
  func source(of entrance: Entrance) -> RouteReference? {
    guard case .screen(let screen) = entrance.transition.place else { return nil }
    let source = RouteReference(coordinator: entrance.transition.coordinator, route: screen)
    return unseenMaker(of: source, for: entrance) ?? source
  }

  /// Returns the action that would open it, where the user can reach its screen and nothing sends it.
  func unsentEntrance(_ map: ActionMap) -> Transition? {
    guard facts.flows[route.coordinator].routes[route.route].held == nil,
      let entrance = firstOpenEntrance?.0.transition,
      UnsentActionRule.isUnsent(entrance, in: graph, map)
    else { return nil }
    return graph.transition(entrance)
  }

  /// The first entrance whose screen the user can reach, and where in the trace that is.
  var firstOpenEntrance: (Entrance, shown: Int?)? {
    for entrance in entrances {
      guard case .screen(let source) = entrance.transition.place else {
        guard isReached || isOwnActionOfShownCoordinator(entrance.transition) else { continue }
        return (entrance, nil)
      }
      let reference = RouteReference(coordinator: entrance.transition.coordinator, route: source)
      if let shown = facts.flows[reference.coordinator].routes[source].shown,
        unseenMaker(of: reference, for: entrance) == nil
      {
        return (entrance, shown)
      }
    }
    return nil
  }

  private func isOwnActionOfShownCoordinator(_ transition: TransitionReference) -> Bool {
    guard case .coordinator = transition.place,
      case .own = graph.coordinators[transition.coordinator].handlers[transition.index].source
    else { return false }
    return facts.flows[transition.coordinator].routes.contains { $0.shown != nil }
  }

  /// The screen that alone shows another one with the arguments that an entrance's condition asks for, where no one can see that.
  private func unseenMaker(of source: RouteReference, for entrance: Entrance) -> RouteReference? {
    let coordinator = graph.coordinators[source.coordinator]
    let name = coordinator.routes[source.route].name
    guard let condition = graph.transition(entrance.transition)?.condition,
      !condition.allows([]), case .stack(let stack) = coordinator.container,
      !stack.initial.joined().contains(where: { $0.target.route == name })
    else { return nil }
    let makers = (all[source] ?? []).filter { maker in
      let placed = graph.transition(maker.transition).map {
        graph.placedOperations(of: $0, at: maker.transition)[maker.operation]
      }
      return placed?.operation.arrivals.contains {
        $0.target.route == name && condition.allows($0.target.bindings)
      } ?? true
    }
    let screens = makers.map { maker -> RouteReference? in
      guard case .screen(let route) = maker.transition.place,
        facts.flows[maker.transition.coordinator].routes[route].shown == nil
      else { return nil }
      return RouteReference(coordinator: maker.transition.coordinator, route: route)
    }
    return screens.contains(nil) ? nil : screens.first ?? nil
  }
}

extension Condition {
  /// Whether it may hold on a screen with these arguments; not where it asks for one that is missing.
  fileprivate func allows(_ bindings: [ArgumentBinding]) -> Bool {
    switch self {
    case .argument(let name, let value):
      bindings.contains {
        guard $0.argument == name, case .constant(let given) = $0.value else {
          return $0.argument == name
        }
        return given == value
      }
    case .all(let all): all.allSatisfy { $0.allows(bindings) }
    case .any(let all): all.contains { $0.allows(bindings) }
    default: true
    }
  }
}
