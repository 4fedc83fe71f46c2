import NavGraphExploration
package import NavGraphModel

/// A shortest way from the start to what a finding claims, for a person to replay.
package struct Witness: Hashable, Sendable {
  package var steps: [Step]
  /// The stack at the end, bottom first.
  package var stack: [Level]
  /// The first step at which an assertion ends a debug build, from 1; the steps after it are for
  /// release builds.
  package var debugStop: Int?

  package struct Step: Hashable, Sendable {
    /// The screen to act on.
    package var screen: String
    package var action: String
    package var trigger: Trigger
    /// What the coordinator does.
    package var operation: String

    package init(screen: String, action: String, trigger: Trigger, operation: String) {
      self.screen = screen
      self.action = action
      self.trigger = trigger
      self.operation = operation
    }
  }

  /// One entry of a stack.
  package struct Level: Hashable, Sendable {
    package var screen: String
    /// Nil for the root, which stands on nothing.
    package var presentation: Presentation?

    package init(screen: String, presentation: Presentation?) {
      self.screen = screen
      self.presentation = presentation
    }
  }
}

extension Witness {
  /// Reads a witness out of facts.
  ///
  /// - Parameter node: Index into the flow's trace.
  /// - Complexity: Linear in the length of the path.
  init(node: Int, flow: FlowFacts, coordinator: CoordinatorDefinition) {
    let names = ScreenNames(flow: flow, coordinator: coordinator)
    var path: [TraceNode.Step] = []
    var current: Int? = node
    while let index = current {
      let node = flow.trace[index]
      if let step = node.step { path.append(step) }
      current = node.parent
    }
    path.reverse()
    steps = path.map(names.describe)
    debugStop = path.firstIndex(where: \.stopsDebug).map { $0 + 1 }
    stack = flow.trace[node].stack.enumerated().map { index, packed in
      let entry = Entry(rawValue: packed)
      return Level(
        screen: names.screen(entry.instance), presentation: index == 0 ? nil : entry.presentation)
    }
  }
}

/// The words for the screens of one flow.
private struct ScreenNames {
  let flow: FlowFacts
  let coordinator: CoordinatorDefinition

  /// A route with the arguments that have values: `item(id: 2)`.
  func screen(_ instance: Int) -> String {
    let instance = flow.instances[instance]
    let route = coordinator.routes[instance.route]
    let values = zip(route.arguments, instance.arguments).compactMap { argument, value in
      value.map { "\(argument.name): \($0)" }
    }
    return values.isEmpty ? route.name : "\(route.name)(\(values.joined(separator: ", ")))"
  }

  func describe(_ step: TraceNode.Step) -> Witness.Step {
    switch step.cause {
    case .gesture(let gesture):
      return Witness.Step(
        screen: screen(step.actor), action: gesture.action, trigger: .gesture,
        operation: gesture.action)
    case .transition(let index):
      let route = coordinator.routes[flow.instances[step.actor].route]
      let transition = route.transitions[index]
      let operations = zip(transition.operations, step.targets).map { operation, targets in
        operation.displayName(bringing: targets.map(screen))
      }
      return Witness.Step(
        screen: screen(step.actor), action: transition.action, trigger: transition.trigger,
        operation: operations.isEmpty ? "nothing" : operations.joined(separator: ", then "))
    }
  }
}
