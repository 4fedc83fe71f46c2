package import NavGraphFacts
import NavGraphModel

extension Witness {
  /// Creates the path between two states, in the words of a finding's witness.
  ///
  /// A path does not say which operations were carried out: where the registration does not say it either,
  /// the screens before and after a step do.
  ///
  /// - Parameter path: One of these facts.
  /// - Complexity: Linear in the states of the path.
  package init(_ path: NavigationPath, facts: Facts) {
    let wording = FactsWording(facts)
    let pairs = zip(path.states, path.states.dropFirst())
    steps = zip(path.steps, pairs).map { event, states in
      wording.describe(event, from: states.0, to: states.1)
    }
    stack = path.states.last.map { wording.levels(of: $0.flow) } ?? []
    inputs = path.states.first.map { facts.fixedInputs(of: $0) } ?? []
  }
}

extension Facts {
  /// The values of fixed inputs in a state, each as a phrase.
  func fixedInputs(of state: Snapshot) -> [String] {
    let fixed = graph.inputs.filter { !$0.isFree }
    return zip(fixed, state.values.dropFirst(graph.variables.count)).map { "\($0.name) is \($1)" }
  }
}

extension FactsWording {
  fileprivate func describe(
    _ event: StateGraph.Event, from before: Snapshot, to after: Snapshot
  ) -> Witness.Step {
    let step = TraceNode.Step(
      actor: event.actor, cause: event.cause, action: event.action, trigger: event.trigger)
    return Witness.Step(
      screen: event.actor.map(screen) ?? actor(of: step), action: event.action,
      tapped: tapped(for: event.cause, event.trigger), trigger: event.trigger,
      operation: operation(of: event, from: before, to: after),
      assumes: event.assumes,
      location: location(of: event.cause, named: event.action, on: event.actor))
  }

  private func operation(
    of event: StateGraph.Event, from before: Snapshot, to after: Snapshot
  ) -> String {
    switch event.cause {
    case .gesture: return event.action
    case .transition(let reference), .later(let reference):
      if let transition = facts.graph.transition(reference), !transition.operations.isEmpty,
        !transition.runsReducer
      {
        return transition.operations.phrase
      }
    case .effect: break
    }
    let (old, new) = (levels(of: before.flow), levels(of: after.flow))
    if old == new { return "no screen changes" }
    guard let top = new.last else { return "nothing is left" }
    return "to \(top.screen)"
  }
}
