import NavGraphFacts
import NavGraphModel

/// What the surroundings of a hosted coordinator's flow notice of it.
struct FlowReports {
  /// Something that happens inside and is noticed outside, as a step of the one screen that the flow is summed up to.
  struct Step {
    let transition: Transition
    /// Where it happens; nil for the coordinator's own action.
    let screen: RouteReference?
    /// The transition inside that takes it; nil if only handlers outside hear of it.
    let origin: TransitionReference?
  }

  private(set) var steps: [Step] = []
  /// By handler outside that hears of the flow: what it hears of in the summary.
  private(set) var handlers:
    [(reference: TransitionReference, source: HandlerDefinition.Source, action: String)] = []
  /// Whether the flow presents anything modal, alerts included.
  let presents: Bool
  let alerts: Bool
  /// Whether it empties slots outside.
  private(set) var clearsOutside = false

  private let root: Int
  private let inside: Set<Int>
  private let hosted: StandaloneFlows
  /// By action of a screen or report of a coordinator that is heard outside: its name in the summary.
  private var names: [Heard: String] = [:]
  /// How handlers outside say that these come.
  private var triggers: [Heard: Set<Trigger>] = [:]

  private struct Heard: Hashable {
    let coordinator: Int
    /// Nil for a report.
    let route: Int?
    let action: String
  }

  /// - Returns: Nil if what the flow reports cannot be summed up.
  init?(of root: Int, in hosted: StandaloneFlows) {
    self.root = root
    self.hosted = hosted
    inside = hosted.inside[root] ?? [root]
    let (graph, inside) = (hosted.graph, self.inside)
    let coordinators = inside.map { graph.coordinators[$0] }
    let kinds = coordinators.flatMap { coordinator in
      (coordinator.slots + coordinator.routes.flatMap(\.slots)).flatMap(\.allKinds)
    }
    alerts = kinds.contains(where: \.isAlert)
    presents =
      kinds.contains(where: \.isModalLayer)
      || coordinators.contains { coordinator in
        coordinator.containsOperation { operation in
          switch operation {
          case .append(let new), .replace(_, let new): !new.presentation.isPush
          case .set(let new), .appendAll(let new):
            new.contains { !$0.presentation.isPush }
          default: false
          }
        }
      }
    guard !hosted.hasEffects(inside), takeHandlers(), takeSteps() else { return nil }
  }

  /// The route that a flow starts with, if it always starts with the same stack.
  func first(in coordinator: CoordinatorDefinition) -> Int? {
    guard case .stack(let stack) = coordinator.container, stack.initial.count == 1,
      let name = stack.initial[0].first?.target.route
    else { return nil }
    return coordinator.routes.firstIndex { $0.name == name }
  }

  // MARK: - Handlers

  /// - Returns: Whether all that hear of the flow can do so in the summary.
  private mutating func takeHandlers() -> Bool {
    let graph = hosted.graph
    guard first(in: graph.coordinators[root]) != nil else { return false }
    for (number, coordinator) in graph.coordinators.enumerated() where !inside.contains(number) {
      for (index, handler) in coordinator.handlers.enumerated() {
        guard let leaf = graph.leaf(of: handler.source, from: number),
          inside.contains(leaf.0)
        else { continue }
        let source: HandlerDefinition.Source
        switch handler.source {
        case .own, .dismissal: continue
        case .anyDepth(let name, _):
          // Another coordinator's flows may be elsewhere, too.
          guard leaf.0 == root else { return false }
          source = .anyDepth(coordinator: name, route: nil)
        case .descendant(let hosts, _):
          guard let depth = depth(of: hosts, from: number) else { continue }
          source = .descendant(hosts: Array(hosts.prefix(depth)), route: nil)
        }
        guard
          !dependsOnActor(handler.transition.condition, handler.transition.operations),
          [.tap, .effect, .sent].contains(handler.transition.trigger)
        else { return false }
        let heard = Heard(
          coordinator: leaf.0, route: leaf.route, action: handler.transition.action)
        let name = names[heard] ?? "\u{0}\(names.count)"
        names[heard] = name
        triggers[heard, default: []].insert(handler.transition.trigger)
        handlers.append(
          (
            TransitionReference(coordinator: number, place: .coordinator, index: index), source,
            name
          ))
      }
    }
    return true
  }

  /// How many of some hosting routes lead to a flow of the coordinator; nil if they lead to none.
  private func depth(of hosts: [String], from index: Int) -> Int? {
    (1...max(1, hosts.count)).first { count in
      hosted.graph.coordinator(hostedBy: Array(hosts.prefix(count)), from: index) == root
    }
  }

  // MARK: - Steps

  /// - Returns: Whether all that is noticed can be a step of one screen.
  private mutating func takeSteps() -> Bool {
    let lowest = hosted.lowestScreens(in: root)
    for placed in hosted.transitions where inside.contains(placed.reference.coordinator) {
      let name = heard(of: placed).flatMap { names[$0] }
      let outer = outerOperations(of: placed, lowest)
      guard name != nil || !outer.isEmpty else { continue }
      guard [.tap, .effect].contains(placed.transition.trigger), outer.count < 4,
        !placed.transition.operations.containNested(where: \.actsOutsideLater)
      else { return false }
      // What a handler inside does comes with another transition.
      if case .coordinator = placed.reference.place,
        hosted.graph.coordinators[placed.reference.coordinator].handlers[placed.reference.index]
          .source != .own
      {
        return false
      }
      let reported = name.map { [Operation.emit($0)] } ?? []
      for operations in mayLeaveOut(outer, placed) where !(reported + operations).isEmpty {
        add(placed, name, reported + operations)
      }
    }
    let handled = Set(
      hosted.graph.placedTransitions.compactMap { reference, transition -> Heard? in
        guard case .screen(let route) = reference.place else { return nil }
        return Heard(
          coordinator: reference.coordinator, route: route, action: transition.action)
      })
    for (heard, name) in names where !handled.contains(heard) {
      guard let route = heard.route else { continue }
      for trigger in [Trigger.tap, .effect] where triggers[heard]?.contains(trigger) ?? false {
        steps.append(
          Step(
            transition: Transition(
              action: name, trigger: trigger, operations: [.emit(name)],
              location: hosted.graph.coordinators[root].location),
            screen: RouteReference(coordinator: heard.coordinator, route: route), origin: nil))
      }
    }
    steps.sort { $0.transition.action < $1.transition.action }
    return true
  }

  private func heard(of placed: StandaloneFlows.PlacedTransition) -> Heard? {
    guard case .screen(let route) = placed.reference.place else { return nil }
    let heard = Heard(
      coordinator: placed.reference.coordinator, route: route, action: placed.transition.action)
    return names[heard] == nil ? nil : heard
  }

  /// Returns what a transition may do of some operations: all of them, unless some depend on conditions, or it may close a
  /// screen inside instead of the flow.
  private func mayLeaveOut(
    _ operations: [Operation], _ placed: StandaloneFlows.PlacedTransition
  ) -> [[Operation]] {
    let isCertain =
      placed.transition.operations.allSatisfy(\.parts.isEmpty)
      && !operations.contains(.dismissScreen)
    if isCertain { return [operations] }
    return operations.reduce([[]]) { subsets, operation in
      subsets + subsets.map { $0 + [operation] }
    }
  }

  private mutating func add(
    _ placed: StandaloneFlows.PlacedTransition, _ name: String?, _ operations: [Operation]
  ) {
    var screen: RouteReference?
    if case .screen(let route) = placed.reference.place {
      screen = RouteReference(coordinator: placed.reference.coordinator, route: route)
    }
    steps.append(
      Step(
        transition: Transition(
          action: name ?? "\u{0}\(placed.reference.coordinator).\(placed.transition.action)",
          trigger: placed.transition.trigger, operations: operations,
          location: placed.transition.location),
        screen: screen, origin: placed.reference))
  }

  /// What a transition inside does outside: it reports, empties slots of the app's first flow, or closes its own flow.
  private mutating func outerOperations(
    of placed: StandaloneFlows.PlacedTransition, _ lowest: Set<RouteReference>
  ) -> [Operation] {
    var result: [Operation] = []
    for operation in placed.operations {
      switch operation.operation {
      case .emit(let report):
        let heard = Heard(coordinator: operation.container, route: nil, action: report)
        if let name = names[heard] { result.append(.emit(name)) }
      case .clear where !inside.contains(operation.container):
        clearsOutside = true
        result.append(
          .within(
            .ancestor(hosted.graph.coordinators[operation.container].name),
            [operation.operation]))
      case .dismissScreen where hosted.mayClose(placed, lowest): result.append(.dismissScreen)
      default: continue
      }
    }
    return result
  }
}

extension Operation {
  /// Whether it may report, empty slots or close a flow after its step.
  fileprivate var actsOutsideLater: Bool {
    comesLater
      && parts.contains { part in
        part.containNested { operation in
          switch operation {
          case .emit, .clear, .dismissScreen: true
          default: false
          }
        }
      }
  }
}
