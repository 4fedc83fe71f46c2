import NavGraphFacts
import NavGraphModel

/// An app in which hosted coordinators do no more than what their surroundings notice of them.
///
/// Each of their flows is one screen from which everything that the flow reports can come at any time, and that counts as
/// presenting something if the flow ever does. So the states of flows no longer multiply with those around them, and what the
/// surroundings never do in the summary, they never do in the app. A step out of such a flow is *uncertain* where some state of
/// the flow does not lead to it: paths that need one may not exist in the app.
/// `Docs/Internals/Analysis.md` has the proof.
struct FlowSummary {
  /// Coordinators and the routes that they have in the app keep their numbers, and so do transitions outside the flows.
  private(set) var graph: GraphDefinition
  /// The coordinators whose flows are summed up.
  private(set) var roots: Set<Int> = []
  /// By transition of a summed-up flow: the one of the app that it stands for.
  private(set) var origins: [TransitionReference: TransitionReference] = [:]
  private(set) var flows = SummedUpFlows()

  private let hosted: StandaloneFlows

  /// Whether a flow may have another first screen than it starts with.
  var mayReplaceFirstScreens: Bool {
    roots.contains { graph.coordinators[$0].dialect?.keepsRootInArray ?? false }
  }

  /// - Parameter evidence: By coordinator: what it does alone.
  /// - Returns: Nil if there is nothing to sum up.
  init?(_ hosted: StandaloneFlows, _ evidence: [Int: StandaloneFlows.Evidence?]) {
    self.hosted = hosted
    graph = hosted.graph
    for root in hosted.roots where hosted.canBeSummedUp(root) {
      guard let alone = evidence[root] ?? nil, let reports = FlowReports(of: root, in: hosted)
      else { continue }
      roots.insert(root)
      replaceFlow(of: root, alone, reports)
    }
    if roots.isEmpty { return nil }
  }

  private mutating func replaceFlow(
    of root: Int, _ alone: StandaloneFlows.Evidence, _ reports: FlowReports
  ) {
    let definition = hosted.graph.coordinators[root]
    guard case .stack(var stack) = definition.container,
      let first = reports.first(in: definition)
    else { return }
    stack.initial = [
      [
        Destination(
          target: RoutePattern(route: definition.routes[first].name),
          presentation: stack.initial[0][0].presentation)
      ]
    ]
    var routes = definition.routes.map {
      RouteDefinition(name: $0.name, identity: .constant($0.name), location: $0.location)
    }
    let shown = alone.shown(in: hosted.inside[root] ?? [])
    routes[first].disabledGestures = Gesture.allCases.filter { gesture in
      shown.allSatisfy { hosted.definition(of: $0).disabledGestures.contains(gesture) }
    }
    let isCertain =
      alone.certainScreens.contains(RouteReference(coordinator: root, route: first))
      && Set(definition.routes[first].disabledGestures)
        == Set(routes[first].disabledGestures)
    if !isCertain { flows.covering.insert(root) }

    let used = reports.steps.filter { $0.screen.map(shown.contains) ?? true }.map {
      (
        step: $0,
        isCertain: $0.isUnconditional && $0.screen.map(alone.certainScreens.contains) ?? isCertain
      )
    }
    for (index, (step, isCertain)) in used.enumerated() {
      let reference = TransitionReference(coordinator: root, place: .screen(first), index: index)
      origins[reference] = step.origin
      if !isCertain { flows.uncertain.insert(reference) }
    }
    routes[first].transitions = used.map(\.step.transition)
    if reports.presents { flows.presenters.insert(root) }
    if used.contains(where: { $0.step.transition.trigger == .effect }) { flows.actHidden = true }
    graph.updateCoordinators { index, coordinator in
      if index == root {
        coordinator = CoordinatorDefinition(
          name: definition.name, container: .stack(stack), routes: routes,
          location: definition.location)
      }
      for (handler, source, action) in reports.handlers where handler.coordinator == index {
        coordinator.handlers[handler.index].source = source
        coordinator.handlers[handler.index].transition.action = action
      }
    }
  }
}

/// How flows differ that are summed up to one screen.
struct SummedUpFlows {
  /// The steps that may not be possible in the app.
  var uncertain: Set<TransitionReference> = []
  /// The coordinators whose flows may cover what is beside or around them: while such a flow is in front, nothing else can surely
  /// be used.
  var covering: Set<Int> = []
  /// The coordinators whose flows may present something.
  var presenters: Set<Int> = []
  /// Whether screens of flows act by themselves: the screen that stands for them is never covered.
  var actHidden = false

  /// Whether what a user does needs that a flow in front covers nothing.
  func mayCover(_ event: Event, behind top: AppSystem.Top) -> Bool {
    guard case .screen(let front) = top, covering.contains(front.coordinator) else { return false }
    return switch event.trigger {
    case .effect, .automatic, .sent, .link: false
    case .gesture: true
    case .tap: event.actor?.coordinator != front.coordinator
    }
  }
}

extension StandaloneFlows {
  /// Whether nothing outside looks into the flows of a coordinator.
  fileprivate func canBeSummedUp(_ root: Int) -> Bool {
    let inside = inside[root] ?? [root]
    let names = Set(inside.map { graph.coordinators[$0].name })
    return !roots.contains { $0 != root && self.inside[$0]?.contains(root) ?? false }
      && graph.policies.isEmpty && !graph.homes.contains { names.contains($0.screen.coordinator) }
      && graph.coordinators.indices.allSatisfy { index in
        inside.contains(index)
          || graph.coordinators[index].conditions.allSatisfy { condition in
            !condition.asksHowFlowIsShown
              && condition.flows(from: index, in: graph).allSatisfy {
                $0.map { !inside.contains($0) } ?? true
              }
          }
      }
  }

  fileprivate func definition(of route: RouteReference) -> RouteDefinition {
    graph.coordinators[route.coordinator].routes[route.route]
  }
}
