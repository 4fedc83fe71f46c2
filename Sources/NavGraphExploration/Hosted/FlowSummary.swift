import NavGraphFacts
import NavGraphModel

/// An app in which hosted coordinators do no more than what their surroundings notice of them.
///
/// Each of their flows is one screen from which everything that the flow reports can come at any time, and that counts as
/// presenting something if the flow ever does. So the states of flows no longer multiply with those around them, and what the
/// surroundings never do in the summary, they never do in the app. What needs a step of such a flow, or that it covers nothing, may
/// be impossible in the app: paths home and out of slots do without.
/// `Docs/Internals/Analysis.md` has the proof.
struct FlowSummary {
  /// Coordinators and the routes that they have in the app keep their numbers, and so do transitions outside the flows.
  private(set) var graph: GraphDefinition
  /// By transition of a summed-up flow: the one of the app that it stands for.
  private(set) var origins: [TransitionReference: TransitionReference] = [:]
  private(set) var flows = SummedUpFlows()

  private let hosted: StandaloneFlows

  /// Whether a flow may have another first screen than it starts with.
  var mayReplaceFirstScreens: Bool {
    flows.roots.contains { graph.coordinators[$0].dialect?.keepsRootInArray ?? false }
  }

  /// - Parameter evidence: By coordinator: what it does alone.
  /// - Returns: Nil if there is nothing to sum up.
  init?(_ hosted: StandaloneFlows, _ evidence: [Int: StandaloneFlows.Evidence?]) {
    self.hosted = hosted
    graph = hosted.graph
    for root in hosted.roots where hosted.canBeSummedUp(root) {
      guard let alone = evidence[root] ?? nil, let reports = FlowReports(of: root, in: hosted)
      else { continue }
      flows.roots.insert(root)
      replaceFlow(of: root, alone, reports)
    }
    if flows.roots.isEmpty { return nil }
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
    let inside = hosted.inside[root] ?? []
    let shown = alone.screens(in: inside) { if case .shown(let route) = $0 { route } else { nil } }
    routes[first].disabledGestures = Gesture.allCases.filter { gesture in
      shown.allSatisfy { hosted.definition(of: $0).disabledGestures.contains(gesture) }
    }
    let held = alone.screens(in: inside) { if case .held(let route) = $0 { route } else { nil } }
    let steps = reports.steps.filter { step in
      guard let screen = step.screen else { return true }
      return (step.transition.trigger == .effect ? held : shown).contains(screen)
    }
    let ofScreens = steps.filter { $0.screen != nil }
    add(ofScreens, to: &routes, at: first, of: root)
    if reports.alerts, hosted.hasAlerts(outside: inside) {
      addAlert(to: &routes, on: first, ofScreens.filter { $0.transition.trigger == .tap }, of: root)
    }
    let own = steps.filter { $0.screen == nil }
    for (index, step) in own.enumerated() {
      origins[TransitionReference(coordinator: root, place: .coordinator, index: index)] =
        step.origin
    }
    if reports.presents { flows.presenters.insert(root) }
    if reports.clearsOutside { flows.clearOutside = true }
    graph.updateCoordinators { index, coordinator in
      if index == root {
        coordinator = CoordinatorDefinition(
          name: definition.name, container: .stack(stack), routes: routes,
          handlers: own.map { HandlerDefinition(source: .own, transition: $0.transition) },
          location: definition.location)
      }
      for (handler, source, action) in reports.handlers where handler.coordinator == index {
        coordinator.handlers[handler.index].source = source
        coordinator.handlers[handler.index].transition.action = action
      }
    }
  }

  /// Adds an alert: while it is up, alerts outside wait, and its buttons report.
  private mutating func addAlert(
    to routes: inout [RouteDefinition], on first: Int, _ steps: [FlowReports.Step], of root: Int
  ) {
    let location = routes[first].location
    routes[first].slots = [SlotDefinition(name: Self.alert, kind: .alert, location: location)]
    let content = Destination(target: RoutePattern(route: Self.alert), presentation: .push)
    routes[first].transitions.append(
      Transition(
        action: Self.alert, operations: [.fill(slot: Self.alert, content)], location: location))
    routes.append(
      RouteDefinition(name: Self.alert, identity: .constant(Self.alert), location: location))
    add(steps, to: &routes, at: routes.count - 1, of: root)
  }

  private mutating func add(
    _ steps: [FlowReports.Step], to routes: inout [RouteDefinition], at route: Int, of root: Int
  ) {
    for step in steps {
      let reference = TransitionReference(
        coordinator: root, place: .screen(route), index: routes[route].transitions.count)
      origins[reference] = step.origin
      routes[route].transitions.append(step.transition)
    }
  }

  // No route of an app has such a name.
  private static let alert = "\u{0}alert"
}

/// The flows of a search that are summed up to one screen.
struct SummedUpFlows {
  /// The coordinators that they are of.
  var roots: Set<Int> = []
  /// Those of them whose flows may present something.
  var presenters: Set<Int> = []
  /// Whether any empties slots outside.
  var clearOutside = false
}

extension StandaloneFlows {
  /// Whether nothing outside looks into the flows of a coordinator.
  fileprivate func canBeSummedUp(_ root: Int) -> Bool {
    let inside = inside[root] ?? [root]
    let names = Set(inside.map { graph.coordinators[$0].name })
    return !roots.contains { $0 != root && self.inside[$0]?.contains(root) ?? false }
      && !graph.homes.contains { names.contains($0.screen.coordinator) }
      && !isBelowTabs(inside)
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

  /// Whether tabs hold these flows: a sheet of a tab can stay in front of another tab.
  private func isBelowTabs(_ inside: Set<Int>) -> Bool {
    graph.coordinators.indices.contains { index in
      guard !inside.contains(index), case .tabs = graph.coordinators[index].container else {
        return false
      }
      return !graph.flows(from: index).isDisjoint(with: inside)
    }
  }

  /// Whether any coordinator but these has alerts.
  fileprivate func hasAlerts(outside inside: Set<Int>) -> Bool {
    graph.coordinators.indices.contains { index in
      let coordinator = graph.coordinators[index]
      return !inside.contains(index)
        && (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
          $0.allKinds.contains(where: \.isAlert)
        }
    }
  }

  fileprivate func definition(of route: RouteReference) -> RouteDefinition {
    graph.coordinators[route.coordinator].routes[route.route]
  }
}
