import NavGraphFacts
import NavGraphModel

extension MapBuilder {
  // MARK: - Handlers

  /// What a coordinator does about its own actions starts at a node of their own, what it does about
  /// those of a screen in a hosted flow starts at that screen.
  mutating func add(_ handler: HandlerDefinition, at place: TransitionReference) {
    let transition = handler.transition
    var all = observations.ofTransition[place] ?? []
    let own: Int?
    let declared: RouteReference?
    switch handler.source {
    case .own:
      let node = ownNode(
        transition.action, of: place.coordinator, location: transition.location)
      return add(transition, at: place, from: node, observations: all)
    case .dismissal(let route):
      own = place.coordinator
      declared = lookup.route(route, of: place.coordinator)
    case .descendant(let hosts, let route):
      own = lookup.coordinator(hostedBy: hosts, in: place.coordinator)
      declared = own.flatMap { coordinator in
        route.flatMap { lookup.route($0, of: coordinator) }
      }
    case .anyDepth(let coordinator, let route):
      own = lookup.coordinator(coordinator)
      declared = own.flatMap { coordinator in
        route.flatMap { lookup.route($0, of: coordinator) }
      }
    }
    // What comes later belongs to the screen whose action asked for it.
    for index in all.indices where all[index].isLate && all[index].source == nil {
      all[index].source = declared
    }
    let sources = Set(all.compactMap(\.source) + [declared].compactMap { $0 }).sorted()
    for source in sources {
      guard let node = node(of: source) else { continue }
      let seen = all.filter { $0.source == source }
      // The screen says already that the action is its own.
      let isHandled = lookup.definition(source).transitions.contains {
        $0.action == transition.action
      }
      if transition.operations.isEmpty && seen.isEmpty && isHandled { continue }
      add(transition, at: place, from: node, observations: seen)
    }
    let anonymous = all.filter { $0.source == nil }
    guard let own, !anonymous.isEmpty || sources.isEmpty else { return }
    let leads = registered.openBranches(of: transition, in: place.coordinator, actor: nil)
      .contains { !$0.isEmpty }
    guard leads || !anonymous.isEmpty else { return }
    let node = ownNode(transition.action, of: own, location: transition.location)
    add(transition, at: place, from: node, observations: anonymous)
  }

  // MARK: - Starts

  /// The screens that are above others from the start: a login over the first screen.
  mutating func addStart(of coordinator: Int) {
    guard case .stack(let stack) = facts.graph.coordinators[coordinator].container else { return }
    for start in stack.initial {
      for (below, above) in zip(start, start.dropFirst()) {
        guard
          let source = lookup.route(below.target.route, of: coordinator).flatMap({ node(of: $0) }),
          let target = lookup.route(above.target.route, of: coordinator).flatMap({ node(of: $0) })
        else { continue }
        let action = RouteMap.Action(
          name: "at the start", trigger: .automatic,
          location: facts.graph.coordinators[coordinator].location,
          details: ["the app can start with it above \(below.target.displayName)"])
        let isSeen = part.nodes[target].reach == .shown || part.nodes[target].reach == .hidden
        add(
          action, from: source, to: target, EdgeKind(above.presentation),
          isSeen ? .seen : .notSeen)
      }
    }
  }

  // MARK: - Effects, slots and gestures

  /// An effect whose action only coordinators further out hear.
  mutating func addUnhandled(_ reference: EffectReference, from source: Int) {
    guard let seen = observations.ofEffect[reference], let effect = facts.graph.effect(reference)
    else {
      return
    }
    let action = RouteMap.Action(
      name: part.nodes[source].role.isStart ? "" : effect.action, trigger: .effect,
      location: effect.location,
      details: ["\(effect.action), by the effect \(effect.name)", effect.location.displayName])
    var back: [RouteReference?] = []
    for observation in seen {
      if let arrival = observation.arrival(lookup) {
        let target = node(ofLanding: arrival.target, from: source)
        add(action, from: source, to: target, arrival.kind, .seen)
      } else if !observation.isPrompt, !back.contains(observation.landing),
        observation.landing.flatMap({ node(of: $0) }) != source
      {
        back.append(observation.landing)
      }
    }
    if !back.isEmpty { addReturn(action, from: source, to: back, .back) }
  }

  /// The screens that a screen's slots show while a condition holds.
  mutating func addDerivedSlots(of route: RouteReference, from source: Int) {
    for slot in lookup.definition(route).slots {
      guard let derived = slot.derived,
        let target = lookup.route(derived.target.route, of: route.coordinator)
      else { continue }
      let isHeld = facts.flows[target.coordinator].routes[target.route].held != nil
      let isComplete = facts.flows[target.coordinator].stackCoverage.isComplete
      let action = RouteMap.Action(
        name: slot.name, trigger: .automatic, condition: derived.condition.caption,
        location: slot.location,
        details: [
          "\(slot.name) shows \(derived.target.displayName) while \(derived.condition.caption)",
          slot.location.displayName,
        ])
      add(
        action, from: source, to: node(ofLanding: target, from: source),
        EdgeKind(slot.kind(of: derived.target.route)),
        isHeld ? .seen : isComplete ? .never : .notSeen)
    }
  }

  mutating func addGestures() {
    let keys = observations.ofGesture.keys.sorted {
      ($0.source, $0.gesture.order) < ($1.source, $1.gesture.order)
    }
    for key in keys {
      guard let source = node(of: key.source) else { continue }
      var landings: [RouteReference?] = []
      for observation in observations.ofGesture[key] ?? []
      where !landings.contains(observation.landing) {
        landings.append(observation.landing)
      }
      let action = RouteMap.Action(
        name: key.gesture.action, details: ["\(key.gesture.action), by the system"])
      addReturn(action, from: source, to: landings, .gesture)
    }
  }
}

extension Gesture {
  fileprivate var order: Int { Gesture.allCases.firstIndex(of: self) ?? 0 }
}
