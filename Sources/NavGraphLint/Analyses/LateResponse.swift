import NavGraphFacts
import NavGraphModel

/// A response that closes whatever is on top, and how another screen can be there before it arrives.
struct LateResponse {
  /// The transition that the response brings.
  let reference: TransitionReference
  let transition: Transition
  /// The screen that asks.
  let asking: RouteReference
  /// The screen that is on top by then.
  let closed: RouteReference
  /// The transition that opens that screen; nil where the user goes back to it.
  let opening: TransitionReference?
  /// The step that leads to it: index into the facts' trace.
  let witness: Int
}

extension LateResponse {
  /// The path opens the other screen, or goes back, after the request and ends with the response.
  func path(in facts: Facts) -> Witness {
    let name = facts.graph.coordinators[asking.coordinator].routes[asking.route].name
    func step(_ screen: String, _ transition: Transition, _ trigger: Trigger) -> Witness.Step {
      Witness.Step(
        screen: screen, action: transition.tapped ?? transition.action, trigger: trigger,
        operation: transition.operations.phrase,
        assumes: [transition.assumption].compactMap(\.self),
        location: transition.location)
    }
    var path = Witness(node: witness, facts: facts)
    let position = max(path.steps.count - 1, 0)
    let presenting = presenting(in: facts)
    let request = Witness.Step(
      screen: presenting?.route ?? name, action: transition.response?.request ?? transition.action,
      trigger: .tap, operation: "asks; the response comes later", location: transition.location)
    let asked = [presenting.map { step(name, $0.transition, .tap) }, request].compactMap(\.self)
    path.steps.insert(contentsOf: asked, at: position)
    path.debugStop = path.debugStop.map { $0 > position ? $0 + asked.count : $0 }
    var response = step(name, transition, .effect)
    response.action = transition.action
    path.steps.append(response)
    path.states = states(asking: asked.count, in: facts)
    if opening == nil {
      path.stack = path.stack.dropLast()
    } else if let before = facts.trace[witness].parent {
      path.stack = Witness(node: before, facts: facts).stack
    }
    return path
  }

  /// What has to hold on the path.
  func assumptions(in facts: Facts) -> [String] {
    let more = [presenting(in: facts)?.transition.assumption, transition.assumption]
    return more.compactMap(\.self).reduce(into: facts.assumptions(of: witness)) { known, one in
      if !known.contains(one) { known.append(one) }
    }
  }

  /// The content of a slot of the screen that asks, where that has the button for the request, and what shows it.
  private func presenting(in facts: Facts) -> (route: String, transition: Transition)? {
    let coordinator = facts.graph.coordinators[asking.coordinator]
    let own = coordinator.routes[asking.route].transitions
    guard let request = transition.response?.request,
      !own.contains(where: { $0.action == request })
    else { return nil }
    for transition in own {
      guard let shown = transition.filledSlot?.screen,
        let content = coordinator.routes.first(where: { $0.name == shown }),
        content.transitions.contains(where: { $0.action == request })
      else { continue }
      return (shown, transition)
    }
    return nil
  }

  /// Whether the conditions of the request and of what opens the other screen say the opposite of each other.
  fileprivate func isContradictory(in facts: Facts) -> Bool {
    func words(_ assumptions: [String?]) -> Set<Substring> {
      Set(assumptions.compactMap(\.self).flatMap { $0.split(separator: " and ") })
    }
    let asked = words([presenting(in: facts)?.transition.assumption, transition.assumption])
    let opened = words([opening.flatMap { facts.graph.transition($0)?.assumption }])
    return [(asked, opened), (opened, asked)].contains { one, other in
      one.contains { !$0.contains(" ") && other.contains("!" + $0) }
    }
  }
}

extension LateResponse {
  /// The states on the path, that of the request once more for each of its steps, and the one after the response if it is known.
  private func states(asking steps: Int, in facts: Facts) -> [Snapshot] {
    var states = facts.path(to: witness).map { facts.trace[$0].state }
    let asked = max(states.count - 2, 0)
    states.insert(contentsOf: Array(repeating: states[asked], count: steps), at: asked)
    if opening == nil {
      var after = facts.trace[witness].state
      after.flow.closeTop(of: reference.coordinator)
      states.append(after)
    } else if transition.filledSlot == nil {
      states.append(states[asked])
    } else if let landing = facts.landings.first(where: {
      $0.cause == .transition(reference) && $0.source == asking
    }) {
      states.append(facts.trace[landing.witness].state)
    }
    return states
  }
}

extension FlowSnapshot {
  /// Removes the screen on top of the first stack of a coordinator that has several screens.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  fileprivate mutating func closeTop(of coordinator: Int) -> Bool {
    if self.coordinator == coordinator, entries.count > 1 {
      entries.removeLast()
      entries[entries.count - 1].isActive = true
      return true
    }
    for entry in entries.indices {
      for flow in entries[entry].hosted.indices
      where entries[entry].hosted[flow].closeTop(of: coordinator) {
        return true
      }
    }
    return false
  }
}

extension [LateResponse] {
  /// The screens that can be opened, each with the transition that opens it.
  var openings: [(screen: RouteReference, transition: TransitionReference)] {
    var known: Set<TransitionReference> = []
    return compactMap { late in
      late.opening.flatMap { known.insert($0).inserted ? (late.closed, $0) : nil }
    }
  }
}

extension Facts {
  /// For each response, the screens that can be on top: first those whose conditions do not contradict the request's, and of
  /// these that which can be there soonest.
  ///
  /// - Complexity: O(*responses* · *landings*), besides the lengths of their paths.
  var lateResponses: [[LateResponse]] {
    graph.placedTransitions.compactMap { reference, transition in
      guard transition.response != nil, transition.trigger == .tap, transition.closesOne else {
        return nil
      }
      return sorted(
        landings.compactMap { lateResponse(transition, reference, after: $0) })
    }
  }

  private func sorted(_ all: [LateResponse]) -> [LateResponse]? {
    let ranked = all.map { late in
      (
        late: late,
        rank: (late.isContradictory(in: self) ? 1 : 0, path(to: late.witness).count)
      )
    }
    return all.isEmpty ? nil : ranked.sorted { $0.rank < $1.rank }.map(\.late)
  }

  /// For each response that fills a slot, the screens that the user can have opened in that slot by then, and which it
  /// replaces, in the same order.
  ///
  /// - Complexity: O(*responses* · *landings*), besides the lengths of their paths.
  var replacingResponses: [[LateResponse]] {
    graph.placedTransitions.compactMap { reference, transition in
      guard transition.response != nil, transition.trigger == .tap, let slot = transition.filledSlot
      else { return nil }
      let all = landings.compactMap { landing -> LateResponse? in
        guard let asking = landing.source, case .transition(let cause) = landing.cause,
          let opened = isOpened(by: cause, before: transition, reference),
          opened.filledSlot?.name == slot.name, let screen = opened.filledSlot?.screen,
          screen != slot.screen,
          let kind = graph.coordinators[cause.coordinator].slotKind(showing: screen),
          kind.isModalLayer, !kind.isAlert,
          let route = graph.coordinators[cause.coordinator].routes.firstIndex(where: {
            $0.name == screen
          })
        else { return nil }
        return LateResponse(
          reference: reference, transition: transition, asking: asking,
          closed: RouteReference(coordinator: cause.coordinator, route: route), opening: cause,
          witness: landing.witness)
      }
      return sorted(all)
    }
  }

  /// A tap on the screen that asks, which the user can do before the response, and which does one thing.
  private func isOpened(
    by cause: TransitionReference, before response: Transition, _ reference: TransitionReference
  ) -> Transition? {
    guard let opening = graph.transition(cause), opening.trigger == .tap, opening.response == nil,
      // The request can show its progress in a screen of its own.
      opening.tapped ?? opening.action != response.response?.request,
      graph.haveSameActor(reference, cause), response.canFollow(opening),
      opening.operations.count == 1
    else { return nil }
    return opening
  }

  /// What a response closes after a step of the screen that asks; nil where it closes that screen, or nothing.
  private func lateResponse(
    _ transition: Transition, _ reference: TransitionReference, after landing: LandingObservation
  ) -> LateResponse? {
    guard let asking = landing.source else { return nil }
    let opening: TransitionReference?
    let closed: RouteReference
    switch landing.cause {
    case .transition(let cause):
      guard let before = trace[landing.witness].parent,
        canClose(transition, in: trace[before].state, of: reference.coordinator),
        let opened = opened(by: cause, before: transition, reference)
      else { return nil }
      (closed, opening) = (opened, cause)
    case .gesture(.back):
      guard transition.response?.end == .coordinatorCloses,
        reference.place == .screen(asking.route), reference.coordinator == asking.coordinator,
        let left = landing.landing, left.coordinator == asking.coordinator,
        canClose(transition, in: trace[landing.witness].state, of: asking.coordinator)
      else { return nil }
      (closed, opening) = (left, nil)
    default: return nil
    }
    return LateResponse(
      reference: reference, transition: transition, asking: asking, closed: closed,
      opening: opening,
      witness: landing.witness)
  }

  /// The screen that a transition opens on the one that asks, doing nothing else, so that the response closes it.
  private func opened(
    by cause: TransitionReference, before response: Transition, _ reference: TransitionReference
  ) -> RouteReference? {
    guard let opening = isOpened(by: cause, before: response, reference),
      case .append(let destination) = opening.operations[0],
      let route = graph.coordinators[cause.coordinator].routes.firstIndex(where: {
        $0.name == destination.target.route
      })
    else { return nil }
    let closes =
      switch response.operations[0] {
      case .pop: destination.presentation.isPush
      case .dismiss: !destination.presentation.isPush
      default: true
      }
    return closes ? RouteReference(coordinator: cause.coordinator, route: route) : nil
  }

  /// Whether a response closes the screen on top of a coordinator's stack, which is not its root.
  private func canClose(_ response: Transition, in state: Snapshot, of coordinator: Int) -> Bool {
    state.flow.contains { flow in
      guard flow.coordinator == coordinator, flow.entries.count > 1, let top = flow.entries.last
      else { return false }
      return switch response.operations[0] {
      case .pop: Entry(rawValue: top.packed).isPush
      case .dismiss: !Entry(rawValue: top.packed).isPush
      default: true
      }
    }
  }
}

extension GraphDefinition {
  /// The coordinators that responses close a screen of.
  var coordinatorsClosingOnResponse: Set<Int> {
    Set(
      placedTransitions.filter { $0.transition.response != nil && $0.transition.closesOne }
        .map(\.reference.coordinator))
  }

  /// Whether two transitions are about actions of one screen.
  fileprivate func haveSameActor(
    _ first: TransitionReference, _ second: TransitionReference
  ) -> Bool {
    guard first.coordinator == second.coordinator, first.place == second.place, first != second
    else { return false }
    guard case .coordinator = first.place else { return true }
    let handlers = coordinators[first.coordinator].handlers
    guard case .descendant(_, _?) = handlers[first.index].source else { return false }
    return handlers[first.index].source == handlers[second.index].source
  }
}

extension Transition {
  /// The slot that it fills, if it fills one and does nothing else with slots, and what it shows there.
  fileprivate var filledSlot: (name: String, screen: String)? {
    let filled = operations.compactMap { operation -> (name: String, screen: String)? in
      if case .fill(let slot, let shown) = operation { (slot, shown.target.route) } else { nil }
    }
    let changesOthers = operations.containNested {
      if case .clear = $0 { true } else { $0 == .dismissScreen }
    }
    return filled.count == 1 && !changesOthers ? filled[0] : nil
  }

  /// Whether it closes the screen on top, and nothing else.
  fileprivate var closesOne: Bool {
    guard operations.count == 1 else { return false }
    switch operations[0] {
    case .goBack(1), .removeLast(1), .pop(1), .dismiss(1): return true
    default: return false
    }
  }

  /// Whether it is still possible once another transition of the screen has opened something, if both were possible
  /// before.
  fileprivate func canFollow(_ opening: Transition) -> Bool {
    [enabledWhen, handlerCondition].allSatisfy { condition in
      guard let condition else { return true }
      // A screen more takes nothing away.
      switch condition {
      case .count(.atLeast), .contains: return true
      default: break
      }
      return condition.isAboutValues
        && (condition == opening.enabledWhen || condition == opening.handlerCondition)
    }
  }
}

extension Condition {
  /// Whether it asks for values, which stay as they are where a screen is opened.
  fileprivate var isAboutValues: Bool {
    switch self {
    case .variable, .input, .argument: true
    case .not(let inner): inner.isAboutValues
    case .all(let all), .any(let all): all.allSatisfy(\.isAboutValues)
    default: false
    }
  }
}
