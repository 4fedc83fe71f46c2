import NavGraphFacts
import NavGraphModel

/// The results of pending effects.
extension NaiveRun {
  /// Carries out a pending effect.
  ///
  /// - Parameter owner: The number of the flow, or of the entry.
  mutating func happen(
    _ pending: NaivePending, owner: Int, isFlow: Bool, _ answer: NaiveAnswer
  ) throws {
    switch pending {
    case .effect(let effect), .kept(let effect, _):
      guard let definition = registration.graph.effect(effect) else { return }
      if definition.emission != .repeatedly { remove(pending, owner, isFlow: isFlow) }
      switch answer {
      case .silence: return
      case .success:
        try send(definition.action, pending, owner: owner, isFlow: isFlow)
      case .failure:
        try send(definition.failure ?? "", pending, owner: owner, isFlow: isFlow)
      }
    case .later(let transition, let index, let memory):
      remove(pending, owner, isFlow: isFlow)
      try countAction()
      guard let operations = registration.graph.transition(transition)?.operations,
        case .later(let parts) = operations.flattened[index],
        let flow = isFlow ? owner : map.places[owner]?.flow
      else { return }
      var late = isFlow ? memory : actor(owner)
      late.hosts = map.hosts(around: flow)
      let doing = NaiveDoing(
        transition: transition, home: flow, flow: flow, actor: late, isLate: true)
      try perform(parts, from: index + 1, doing)
      giveEffectsBack()
    case .commands(let transition, let indices, let memory):
      remove(pending, owner, isFlow: isFlow)
      try countAction()
      guard let operations = registration.graph.transition(transition)?.operations else { return }
      let doing = NaiveDoing(
        transition: transition, home: owner, flow: owner, actor: memory, isLate: true)
      for index in indices { try perform(operations.flattened[index], index, doing) }
      giveEffectsBack()
    case .write(let transition, let index, let array, let original):
      remove(pending, owner, isFlow: isFlow)
      let doing = NaiveDoing(transition: transition, home: owner, flow: owner, actor: .nobody)
      try write(array, original: original, index, doing)
      giveEffectsBack()
    }
  }

  private mutating func send(
    _ action: String, _ pending: NaivePending, owner: Int, isFlow: Bool
  ) throws {
    switch pending {
    case .kept(let effect, let arguments):
      try countAction()
      guard let flow = state.flow(owner), let route = effect.route else { return }
      let name = registration.coordinator(flow.coordinator).routes[route].name
      let actor = NaiveActor(
        entry: nil, flow: owner, hosts: map.hosts(around: owner), coordinator: flow.coordinator,
        route: name, arguments: arguments)
      _ = try receive(
        action, nil, levels: map.levels(around: owner),
        source: NaiveSource(coordinator: flow.coordinator, route: name), actor: actor)
    case .effect(let effect):
      if isFlow {
        _ = try actOwn(owner, action, nil)
        return
      }
      let map = map
      guard let entry = map.entries[owner], let place = map.places[owner],
        let coordinator = map.flows[place.flow]?.coordinator,
        registration.routeIndex(entry.route, of: coordinator) == effect.route
      else { return }
      _ = try act(owner, action, nil)
    case .later, .commands, .write: return
    }
  }

  private mutating func remove(_ pending: NaivePending, _ owner: Int, isFlow: Bool) {
    func removeOne(from all: inout [NaivePending: Int]) {
      let count = all[pending] ?? 0
      all[pending] = count > 1 ? count - 1 : nil
    }
    if isFlow {
      state.change(flow: owner) { removeOne(from: &$0.pending) }
    } else {
      state.change(entry: owner) { removeOne(from: &$0.pending) }
    }
  }

  /// Entries that keep their presentation stay; the others are new.
  private mutating func write(
    _ array: [NaiveEntry], original: [NaiveEntry], _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow) else { return }
    var entries: [NaiveEntry] = []
    for (position, wanted) in array.enumerated() {
      if position < flow.entries.count, flow.entries[position].bare == wanted {
        entries.append(flow.entries[position])
      } else {
        var new = wanted
        new.id = newID()
        entries.append(new)
      }
    }
    setEntries(entries, selected: nil, flow: flow.id)
    settle()
    let isSame = [original, array].contains(flow.entries.map(\.bare))
    try note(isSame ? .applied : .appliedDespite(.overwritesLaterChange), doing, index)
  }
}
