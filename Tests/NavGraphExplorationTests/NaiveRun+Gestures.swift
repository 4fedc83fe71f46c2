import NavGraphModel

/// What the views take away.
extension NaiveRun {
  mutating func take(_ target: NaiveGestures.Target) {
    switch target {
    case .remove(let id, let index, let bySwipe):
      guard let flow = state.flow(id), let library = registration.library(of: flow.coordinator)
      else { return }
      let rest = library.removing(index, from: flow.entries, bySwipe: bySwipe)
      setEntries(rest, selected: nil, flow: id)
    case .empty(let flow, let owner, let slot), .closeAlert(let flow, let owner, let slot):
      put(nil, slot, flow: flow, owner: owner)
    }
    settle()
  }

  /// Removes a screen that the user closes, which the coordinator then hears of.
  mutating func close(_ target: NaiveGestures.Target) {
    // The lowest of what goes, as it was.
    var dismissal: Turn?
    switch target {
    case .remove(let flow, let index, _):
      dismissal = state.flow(flow).map { .dismissal($0.entries[index].route, flow: flow) }
    case .empty(let flow, let owner, let slot):
      let gestures = NaiveGestures(activity: NaiveActivity(state, registration))
      dismissal = gestures.content(flow: flow, owner: owner, slot: slot).map {
        .dismissal($0.route, flow: flow)
      }
    case .closeAlert: break
    }
    take(target)
    if let dismissal { queue.append(dismissal) }
  }

  mutating func dismissScreen(_ index: Int, _ doing: NaiveDoing) throws {
    guard let entry = doing.actor.entry else {
      return try note(Outcome(.ignored(.screenGone)), doing, index)
    }
    let gestures = NaiveGestures(activity: NaiveActivity(state, registration))
    guard let target = gestures.dismissal(of: entry) else {
      return try note(Outcome(.ignored(.nothingPresented)), doing, index)
    }
    close(target)
    try note(.applied, doing, index)
  }

  /// Taps a tab of a bar, unless the bar is hidden or refuses.
  mutating func tap(_ position: Int, ofBarOf id: Int) throws {
    guard let flow = state.flow(id),
      case .tabs(let tabs) = registration.coordinator(flow.coordinator).container
    else { throw End.unheard }
    if let hides = tabs.hidesBar, holds(hides, flow: id, actor: .nobody) { throw End.unheard }
    if flow.selected == position {
      tapAgain(flow)
    } else {
      if let condition = tabs.options[flow.entries[position].route]?.condition,
        !holds(condition, flow: id, actor: .nobody)
      {
        throw End.unheard
      }
      _ = select(position, in: flow)
    }
    settle()
  }

  private mutating func tapAgain(_ tabs: NaiveFlow) {
    guard let selected = tabs.selected else { return }
    let route = tabs.entries[selected].route
    guard let id = hostedFlow(of: route, in: tabs.id), let flow = state.flow(id),
      registration.coordinator(flow.coordinator).dialect != nil
    else { return }
    setEntries(Array(flow.entries.prefix(1)), selected: nil, flow: id)
  }
}
