import NavGraphFacts
import NavGraphModel

extension MapBuilder {
  /// Everything that a coordinator registers.
  mutating func addEdges(of index: Int) {
    let coordinator = facts.graph.coordinators[index]
    for (routeIndex, route) in coordinator.routes.enumerated() {
      let reference = RouteReference(coordinator: index, route: routeIndex)
      guard let node = node(of: reference) else { continue }
      for (number, transition) in route.transitions.enumerated() {
        let place = TransitionReference(
          coordinator: index, place: .screen(routeIndex), index: number)
        add(transition, at: place, from: node, observations: observations.ofTransition[place] ?? [])
      }
      addDerivedSlots(of: reference, from: node)
      list(unhandled: unhandledActions(of: route), at: node)
      for effect in route.effects.indices {
        let effect = EffectReference(coordinator: index, route: routeIndex, index: effect)
        addUnhandled(effect, from: node)
      }
    }
    for (number, handler) in coordinator.handlers.enumerated()
    where handler.transition.trigger != .gesture {
      add(
        handler,
        at: TransitionReference(coordinator: index, place: .coordinator, index: number))
    }
    for (number, link) in coordinator.links.enumerated() {
      let place = TransitionReference(coordinator: index, place: .link, index: number)
      let node = smallNode(
        .link, link.pattern, of: index, location: link.location, details: link.details)
      add(
        link.transition, at: place, from: node, observations: observations.ofTransition[place] ?? []
      )
    }
    for effect in coordinator.effects.indices {
      let effect = EffectReference(coordinator: index, route: nil, index: effect)
      guard observations.ofEffect[effect] != nil, let definition = facts.graph.effect(effect) else {
        continue
      }
      addUnhandled(
        effect,
        from: ownNode(definition.action, of: index, location: definition.location))
    }
  }

  /// The actions that a screen sends in vain. What any coordinator handles under the same name may be meant.
  private func unhandledActions(of route: RouteDefinition) -> [String] {
    route.unhandled.filter { $0.failure == nil }.map(\.action).filter { action in
      !route.transitions.contains { $0.action == action }
        && !facts.graph.coordinators.contains { coordinator in
          coordinator.handlers.contains { $0.transition.action == action }
        }
    }
  }

  /// Where a transition leads from one place, by what was seen, and then by what is registered.
  mutating func add(
    _ transition: Transition, at place: TransitionReference, from source: Int,
    observations: [Observation]
  ) {
    let found = findings(
      of: transition, at: place, actor: part.nodes[source].route, observations: observations)
    let action = action(transition, at: place, from: source, observations: observations)
    let condition = condition(of: transition, at: place, from: source)
    for finding in found {
      var action = action
      action.isLate = finding.isLate
      action.condition = finding.condition(beside: condition)
      add(
        action, from: source, to: node(ofLanding: finding.target, from: source), finding.kind,
        finding.isSeen ? .seen : unseen(place))
    }
    let back = landings(ofReturnsIn: observations, from: source, beside: found)
    var late = action
    late.isLate = !observations.isEmpty && observations.allSatisfy(\.isLate)
    if !back.isEmpty {
      addReturn(late, from: source, to: back, .back)
    } else if found.isEmpty {
      addFruitless(transition, at: place, from: source, action: late, isSeen: !observations.isEmpty)
    }
  }

  /// A transition that leads to no other screen, as far as was seen.
  private mutating func addFruitless(
    _ transition: Transition, at place: TransitionReference, from source: Int,
    action: RouteMap.Action, isSeen: Bool
  ) {
    let isFollowUp = !isSeen && observations.carriedOut.contains(place)
    // What another action brought about is drawn where that action is.
    if isFollowUp && place.place == .coordinator { return }
    let targets = registered.returnTarget(of: transition, in: place.coordinator)
      .compactMap { lookup.route($0, of: place.coordinator) }
    if !isSeen, !isFollowUp, !targets.isEmpty {
      for target in targets {
        add(action, from: source, to: node(ofLanding: target, from: source), .back, unseen(place))
      }
    } else {
      stay(action, at: source)
    }
  }

  /// What has to hold, also for the screen to send what a coordinator further out hears.
  private func condition(
    of transition: Transition, at place: TransitionReference, from source: Int
  ) -> Condition? {
    guard place.place == .coordinator, let route = part.nodes[source].route else {
      return transition.condition
    }
    let sending = lookup.definition(route).transitions.filter { $0.action == transition.action }
      .map(\.enabledWhen)
    let isSame = sending.allSatisfy { $0 == sending.first }
    let all = [isSame ? sending.first ?? nil : nil, transition.condition].compactMap { $0 }
    return all.isEmpty ? nil : .all(all)
  }

  private func unseen(_ place: TransitionReference) -> RouteMap.Occurrence {
    facts.flows[place.coordinator].coverage.isComplete ? .never : .notSeen
  }

  /// The screens that show again, sorted, each once.
  private func landings(
    ofReturnsIn observations: [Observation], from source: Int, beside found: [ArrivalFinding]
  ) -> [RouteReference?] {
    let landings = observations.filter { observation in
      guard observation.arrival(lookup) == nil, !observation.isPrompt else { return false }
      let isFound = found.contains { finding in
        guard finding.isSeen, let landing = observation.landing else { return false }
        return observation.deciders.isEmpty
          ? lookup.isPart(landing, of: finding.target) : landing == finding.target
      }
      guard !isFound else { return false }
      let isSame = observation.landing.flatMap { node(of: $0) } == source
      return !isSame || observation.removesScreens
    }.map(\.landing)
    return Set(landings).sorted { left, right in
      guard let left else { return right != nil }
      return right.map { left < $0 } ?? false
    }
  }

  /// Returns the action with its place.
  private func action(
    _ transition: Transition, at place: TransitionReference, from source: Int,
    observations: [Observation]
  ) -> RouteMap.Action {
    let marks = marks(of: place)
    var details = ["\(transition.action): \(transition.operations.phrase)"]
    if place.place == .coordinator {
      details.append("decided by \(facts.graph.coordinators[place.coordinator].name)")
    }
    if let condition = transition.condition { details.append("if \(condition.caption)") }
    var others: [TransitionReference] = []
    for decider in observations.flatMap(\.deciders)
    where decider != place && !others.contains(decider) {
      others.append(decider)
    }
    for other in others {
      guard let transition = facts.graph.transition(other) else { continue }
      let name = facts.graph.coordinators[other.coordinator].name
      details.append("then \(name), \(transition.action): \(transition.operations.phrase)")
    }
    details.append(transition.location.displayName)
    let isSentByEffect =
      transition.trigger == .sent && self.observations.startedByEffect.contains(place)
    return RouteMap.Action(
      name: part.nodes[source].role.isStart ? "" : transition.action,
      trigger: isSentByEffect ? .effect : transition.trigger,
      condition: condition(of: transition, at: place, from: source)?.caption,
      assumption: transition.assumption, marks: marks,
      location: transition.location,
      details: details + marks.map(\.detail))
  }
}
