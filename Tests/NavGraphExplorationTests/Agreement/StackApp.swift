import NavGraphModel
import Testing

/// A registration of a few stacks, made from a seed; the same for the same seed.
///
/// Whatever needs more than a stack to be known (effects, what comes later, and most of what ``StackAppKind`` adds)
/// is left out; every fifth stands in a tab inside of a switch; a few of the operations that change a stack in its middle are not, so that some registrations are
/// none of a pushdown system.
struct StackApp: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let kind: StackAppKind
  var graph: GraphDefinition

  var testDescription: String { "seed \(seed)" }

  init(seed: UInt64, _ kind: StackAppKind = .stacks) {
    self.seed = seed
    self.kind = kind
    var choices = SplitMix64(seed: seed &+ 1_000_000)
    var source = RandomSource(
      random: SplitMix64(seed: seed),
      without: Set<RandomFeature>([
        .slots, .derived, .effects, .kept, .followUps, .joined, .freshTabs, .firstCase,
        .otherCommands,
      ]).subtracting(kind.features).union(kind.absentFeatures))
    source.present = kind.features
    source.hasOnlyStacks = kind.hasOnlyStacks
    source.coordinatorCounts = kind.coordinatorCounts
    source.start = kind.start
    source.mostRoutes = choices.pick([2, 3, 3, 4, 5])
    if !choices.chance(10) { source.avoided = [.remove, .removeSubrange, .replace] }
    if !choices.chance(15) {
      source.dialects.removeAll { $0 == .routingReducer(.v0_0) }
    }
    source.hasNoCircles = !choices.chance(10) && kind != .cycles
    source.sendsOnlyReports = !choices.chance(kind == .messages ? 20 : 5)
    source.additionalPushes = choices.pick([0, 2, 4])
    if kind.isTame { source.leavesFlowsInside = !choices.chance(10) }
    if kind == .routeStacks { source.dialects = [.tcaRouteStack(.v0_1)] }
    if kind == .slotFlows {
      source.dialects = [
        .tcaCoordinators(.v0_14, .indexed), .composableArchitecture(.v1_25), .flowStacks(.v0_10),
      ]
    }
    var graph = source.graph()
    kind.shape(&graph, seed: seed)
    let hasEffects = choices.chance(25) || kind == .effects
    // What others open has to be there.
    let hearsBeneath = choices.chance(5) || !source.sendsOnlyReports
    graph.updateCoordinators { index, coordinator in
      if index > 0, !hearsBeneath {
        coordinator.links = []
        coordinator.handlers.removeAll { $0.source == .own }
      }
      if !hasEffects { coordinator.replaceTriggers(.effect, by: .tap) }
      for route in coordinator.routes.indices
      where coordinator.routes[route].hosts == nil && coordinator.dialect != nil {
        guard choices.chance(route == 0 ? 90 : 30) else { continue }
        let next = choices.pick(coordinator.routes)
        let standing = choices.pick(Presentation.all + [.push, .push, .push])
        coordinator.routes[route].transitions.append(
          .naive(
            "go",
            [
              .append(
                Destination(target: RoutePattern(route: next.name), presentation: standing))
            ]))
      }
    }
    if kind == .beside {
      self.graph = graph.inTabsOfAStack(&choices)
    } else {
      self.graph = seed % 5 == 3 && kind.hasOnlyStacks ? graph.inTabsOfASwitch(&choices) : graph
    }
  }
}

extension CoordinatorDefinition {
  /// In all transitions.
  mutating func replaceTriggers(_ old: Trigger, by new: Trigger) {
    for route in routes.indices {
      for index in routes[route].transitions.indices
      where routes[route].transitions[index].trigger == old {
        routes[route].transitions[index].trigger = new
      }
    }
    for index in handlers.indices where handlers[index].transition.trigger == old {
      handlers[index].transition.trigger = new
    }
  }
}
