import NavGraphFacts
import NavGraphModel

/// The actions that follow from an action within one step, by names: handled actions, and those sent and reported then.
struct ActionFlow {
  /// An action of a coordinator's screens, or of the coordinator itself.
  struct Action: Hashable {
    let coordinator: Int
    let name: String
    /// Whether the coordinator reports it.
    var isReport = false
  }

  /// Actions that may be parts of one step.
  struct Group {
    var actions: Set<Action>
    /// The coordinators that navigate on one of them.
    var movers: Set<Int> = []
  }

  private let graph: GraphDefinition
  /// By action: the actions that its transitions send and report, each as often as they do.
  private var next: [Action: [Action]] = [:]

  /// - Returns: Nil where names do not determine it: a coordinator opens links, or hears which screens the user closes.
  init?(_ graph: GraphDefinition) {
    self.graph = graph
    for (reference, transition) in graph.placedTransitions {
      guard let handled = action(handledBy: transition, at: reference),
        let following = following(transition, at: reference)
      else { return nil }
      next[handled, default: []] += following
    }
  }

  /// Returns the action that a transition handles; nil where the user closes a screen.
  func action(handledBy transition: Transition, at reference: TransitionReference) -> Action? {
    let index = reference.coordinator
    guard case .coordinator = reference.place else {
      return Action(coordinator: index, name: transition.action)
    }
    let source = graph.coordinators[index].handlers[reference.index].source
    if case .own = source { return Action(coordinator: index, name: transition.action) }
    return graph.leaf(of: source, from: index).map {
      Action(coordinator: $0.0, name: transition.action, isReport: $0.route == nil)
    }
  }

  private func following(_ transition: Transition, at reference: TransitionReference) -> [Action]? {
    var result: [Action] = []
    for placed in graph.placedOperations(of: transition, at: reference) {
      switch placed.operation {
      case .emit(let name):
        result.append(Action(coordinator: placed.container, name: name, isReport: true))
      case .send(let name, .child(let hosts, _)):
        guard let child = graph.coordinator(hostedBy: hosts, from: placed.container) else {
          return nil
        }
        result.append(Action(coordinator: child, name: name))
      case .send(let name, _): result.append(Action(coordinator: placed.container, name: name))
      case .open: return nil
      default: break
      }
    }
    return result
  }

  /// The actions of effects, and of screens that act by themselves.
  var automaticActions: Set<Action> {
    var result: Set<Action> = []
    for (index, coordinator) in graph.coordinators.enumerated() {
      for effect in coordinator.effects + coordinator.routes.flatMap(\.effects) {
        for name in [effect.action, effect.failure].compactMap(\.self) {
          result.insert(Action(coordinator: index, name: name))
        }
      }
    }
    for (reference, transition) in graph.placedTransitions where transition.trigger == .effect {
      if let action = action(handledBy: transition, at: reference) { result.insert(action) }
    }
    return result
  }

  /// These actions and all that can follow from them.
  func following(_ actions: Set<Action>) -> Set<Action> {
    var result = actions
    var pending = Array(actions)
    while let action = pending.popLast() {
      for following in next[action] ?? [] where result.insert(following).inserted {
        pending.append(following)
      }
    }
    return result
  }

  /// The actions of the graph, those together that may follow from one another.
  func groups() -> [Group] {
    var groups: [Group] = []
    for (reference, transition) in graph.placedTransitions {
      guard let handled = action(handledBy: transition, at: reference) else { continue }
      var group = Group(actions: Set([handled] + (following(transition, at: reference) ?? [])))
      if transition.operations.flattened.contains(where: \.mayMove) {
        group.movers.insert(reference.coordinator)
      }
      var others: [Group] = []
      for known in groups {
        if known.actions.isDisjoint(with: group.actions) {
          others.append(known)
        } else {
          group.actions.formUnion(known.actions)
          group.movers.formUnion(known.movers)
        }
      }
      groups = others + [group]
    }
    return groups
  }

  /// Whether a step may come to more actions than a search follows.
  var mayLoop: Bool {
    var counts: [Action: Int] = [:]
    return graph.hasNestedRepetition || next.keys.contains { count(of: $0, 1, &counts) > Self.most }
  }

  /// Half as many as a search follows.
  private static let most = 32

  /// How many actions follow from one at most, itself included.
  private func count(of action: Action, _ depth: Int, _ counts: inout [Action: Int]) -> Int {
    if let known = counts[action] { return known }
    // An action that leads back to itself has no end.
    counts[action] = Self.most + 1
    guard depth <= Self.most else { return Self.most + 1 }
    var count = 1
    for following in next[action] ?? [] where count <= Self.most {
      count += self.count(of: following, depth + 1, &counts)
    }
    counts[action] = count
    return count
  }
}

extension GraphDefinition {
  /// Whether a coordinator can be hosted, at some depth, by itself.
  fileprivate var hasNestedRepetition: Bool {
    coordinators.contains { coordinator in
      var known: Set<String> = []
      var pending = coordinator.routes.compactMap(\.hosts)
      while let name = pending.popLast() {
        guard known.insert(name).inserted else { continue }
        pending += coordinators.first { $0.name == name }?.routes.compactMap(\.hosts) ?? []
      }
      return known.contains(coordinator.name)
    }
  }
}
