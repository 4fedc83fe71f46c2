import NavGraphFacts
import NavGraphModel

/// Something that can happen in a numbered state.
enum NaiveEvent: Hashable {
  case action(entry: Int, String, Trigger)
  case own(flow: Int, String, Trigger)
  case gesture(NaiveGestures.Target)
  case tab(flow: Int, position: Int)
  case link(flow: Int, index: Int)
  case flowPending(Int, NaivePending, NaiveAnswer)
  case entryPending(Int, NaivePending, NaiveAnswer)
}

/// What comes of an effect.
enum NaiveAnswer: Hashable {
  case success, failure
  /// It ends and sends nothing.
  case silence
}

extension NaiveEvent {
  /// Everything that may happen, in the order of `Docs/Reference/Model.md`; whether it does is a matter of
  /// conditions.
  static func all(in state: NaiveState, _ registration: NaiveRegistration) -> [NaiveEvent] {
    let activity = NaiveActivity(state, registration)
    return screens(activity) + bars(activity) + effects(activity) + own(activity)
      + links(activity) + pending(activity)
  }

  private static func screens(_ activity: NaiveActivity) -> [NaiveEvent] {
    activity.screens.flatMap { screen in
      let actions = [Trigger.tap, .automatic].flatMap { trigger in
        names(of: screen, trigger, activity).map { NaiveEvent.action(entry: screen, $0, trigger) }
      }
      let gestures = NaiveGestures(activity: activity).targets(on: screen)
      return actions + gestures.map { .gesture($0) }
    }
  }

  /// The actions of an entry: they have the triggers of its own transitions, and where it has none,
  /// those of the handlers around it.
  private static func names(
    of entry: Int, _ trigger: Trigger, _ activity: NaiveActivity
  ) -> [String] {
    guard let route = activity.map.entries[entry]?.route,
      let flow = activity.map.places[entry]?.flow,
      let coordinator = activity.map.flows[flow]?.coordinator
    else { return [] }
    let source = NaiveSource(coordinator: coordinator, route: route)
    let own = activity.registration.transitions(of: coordinator, path: [], source: source)
    var names = Set(own.map(\.transition).filter { $0.trigger == trigger }.map(\.action))
    for level in activity.map.levels(around: flow).dropFirst() {
      guard let name = activity.map.flows[level.flow]?.coordinator else { continue }
      for (_, transition) in activity.registration.transitions(
        of: name, path: level.path, source: source)
      where transition.trigger == trigger
        && !own.contains(where: { $0.transition.action == transition.action })
      {
        names.insert(transition.action)
      }
    }
    return names.sorted()
  }

  private static func bars(_ activity: NaiveActivity) -> [NaiveEvent] {
    activity.flows.flatMap { id -> [NaiveEvent] in
      guard let flow = activity.map.flows[id],
        case .tabs(let tabs) = activity.registration.coordinator(flow.coordinator).container,
        tabs.hasBar, activity.alert == nil, !activity.isPresenting(flow)
      else { return [] }
      let disabled = activity.gesturesOff(inSelectedTabOf: flow)
      var events: [NaiveEvent] = []
      if !disabled.contains(.tabTap) {
        events += flow.entries.indices.filter { $0 != flow.selected }.map {
          .tab(flow: id, position: $0)
        }
      }
      if !disabled.contains(.tabRetap), tabs.retap == .popsToRoot, let selected = flow.selected,
        activity.hasMoreThanRoot(flow.entries[selected])
      {
        events.append(.tab(flow: id, position: selected))
      }
      return events
    }
  }

  private static func effects(_ activity: NaiveActivity) -> [NaiveEvent] {
    activity.map.entryOrder.filter { !hasEqualAbove($0, activity.map) }.flatMap { entry in
      names(of: entry, .effect, activity).map { .action(entry: entry, $0, .effect) }
    }
  }

  /// Whether an equal entry is higher in the same container.
  private static func hasEqualAbove(_ id: Int, _ map: NaiveMap) -> Bool {
    guard case .container(let flow, let index) = map.places[id],
      let entries = map.flows[flow]?.entries
    else { return false }
    func content(_ entry: NaiveEntry) -> NaiveEntry {
      let flow = NaiveFlow(coordinator: "", entries: [entry])
      let state = NaiveState(root: flow, variables: [:], inputs: [:])
      return state.unnumbered().root.entries[0]
    }
    return entries[(index + 1)...].contains { content($0) == content(entries[index]) }
  }

  private static func own(_ activity: NaiveActivity) -> [NaiveEvent] {
    activity.map.flowOrder.flatMap { id -> [NaiveEvent] in
      guard let flow = activity.map.flows[id] else { return [] }
      let coordinator = flow.coordinator
      let source = NaiveSource(coordinator: coordinator, route: nil)
      let own = activity.registration.transitions(of: coordinator, path: [], source: source)
      let isUsed = activity.isOwnViewInUse(of: flow)
      return ((isUsed ? [Trigger.tap] : []) + [.effect, .automatic]).flatMap { trigger in
        Set(own.filter { $0.transition.trigger == trigger }.map(\.transition.action)).sorted().map {
          .own(flow: id, $0, trigger)
        }
      }
    }
  }

  private static func links(_ activity: NaiveActivity) -> [NaiveEvent] {
    activity.map.flowOrder.flatMap { id -> [NaiveEvent] in
      guard let coordinator = activity.map.flows[id]?.coordinator else { return [] }
      return activity.registration.coordinator(coordinator).links.indices.map {
        .link(flow: id, index: $0)
      }
    }
  }

  private static func pending(_ activity: NaiveActivity) -> [NaiveEvent] {
    let map = activity.map
    func answers(_ pending: NaivePending) -> [NaiveAnswer] {
      switch pending {
      case .effect(let reference), .kept(let reference, _):
        let effect = activity.registration.graph.effect(reference)
        var answers: [NaiveAnswer] = [.success]
        if effect?.failure != nil { answers.append(.failure) }
        if effect?.emission == .perhaps { answers.append(.silence) }
        return answers
      case .later, .commands, .write: return [.success]
      }
    }
    let flows = map.flowOrder.flatMap { id in
      (map.flows[id]?.pending.keys).map(Array.init)?.flatMap { pending in
        answers(pending).map { NaiveEvent.flowPending(id, pending, $0) }
      } ?? []
    }
    let entries = map.entryOrder.flatMap { id in
      (map.entries[id]?.pending.keys).map(Array.init)?.flatMap { pending in
        answers(pending).map { NaiveEvent.entryPending(id, pending, $0) }
      } ?? []
    }
    return flows + entries
  }
}

extension NaiveRun {
  mutating func take(_ event: NaiveEvent) throws {
    let isHandled: Bool
    switch event {
    case .action(let entry, let action, let trigger): isHandled = try act(entry, action, trigger)
    case .own(let flow, let action, let trigger): isHandled = try actOwn(flow, action, trigger)
    case .link(let flow, let index):
      guard let coordinator = state.flow(flow)?.coordinator else { throw End.unheard }
      let pattern = registration.coordinator(coordinator).links[index].pattern
      isHandled = try open(index, in: flow, parameters(of: pattern, [], .nobody))
    case .gesture(let target):
      close(target)
      giveEffectsBack()
      isHandled = true
    case .tab(let flow, let position):
      try tap(position, ofBarOf: flow)
      giveEffectsBack()
      isHandled = true
    case .flowPending(let owner, let pending, let answer):
      try happen(pending, owner: owner, isFlow: true, answer)
      isHandled = true
    case .entryPending(let owner, let pending, let answer):
      try happen(pending, owner: owner, isFlow: false, answer)
      isHandled = true
    }
    if !isHandled { throw End.unheard }
    try takeTurns()
  }
}

extension NaiveActivity {
  /// Whether the tab hosts a stack with something above its root.
  fileprivate func hasMoreThanRoot(_ tab: NaiveEntry) -> Bool {
    guard let flow = tab.hosted.first,
      registration.coordinator(flow.coordinator).dialect != nil
    else { return false }
    return flow.entries.count > 1
  }

  /// What the top screen of the selected tab switches off.
  fileprivate func gesturesOff(inSelectedTabOf tabs: NaiveFlow) -> [Gesture] {
    // The screens come in their order, and what is presented over the tabs hides the bar.
    let inside = NaiveMap(
      NaiveState(
        root: NaiveFlow(coordinator: tabs.coordinator, entries: tabs.entries), variables: [:],
        inputs: [:])
    ).places.keys
    guard let top = screens.first(where: { inside.contains($0) }),
      let name = map.entries[top]?.route,
      let flow = map.places[top]?.flow, let coordinator = map.flows[flow]?.coordinator
    else { return [] }
    return registration.route(name, of: coordinator).disabledGestures
  }
}
