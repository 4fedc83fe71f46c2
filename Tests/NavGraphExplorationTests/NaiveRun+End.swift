import NavGraphFacts
import NavGraphModel

/// What every step, and every start, ends with.
extension NaiveRun {
  mutating func end() {
    forgetFrontTabs()
    if registration.rules.contains(.modalAlerts) { bringAnAlertUp() }
    followAppearance()
  }

  /// A tab is no longer in front once it is selected, gone, or presents nothing.
  private mutating func forgetFrontTabs() {
    // From the innermost: what is in front in there decides what an outer tab presents.
    for id in map.flowOrder.reversed() {
      guard let flow = state.flow(id), let front = flow.front else { continue }
      let activity = NaiveActivity(state, registration)
      let tab = flow.entries.first { $0.route == front }
      let isSelected = flow.selected.map { flow.entries[$0].route == front } ?? false
      if let tab, !isSelected, activity.isPresenting(in: tab) { continue }
      state.change(flow: id) { $0.front = nil }
    }
  }

  /// One at a time: the first with nothing modal in front.
  private mutating func bringAnAlertUp() {
    let alerts = NaiveActivity(state, registration).visibleEntries(from: state.root)
      .filter(\.isAlert)
    guard !alerts.contains(where: \.entry.isUp), let next = alerts.first(where: \.isFree) else {
      return
    }
    state.change(entry: next.entry.id) { $0.isUp = true }
  }

  /// Effects start where their screen is shown again, and some end where it is hidden.
  private mutating func followAppearance() {
    guard registration.hasEffectsOfAppearance else { return }
    let activity = NaiveActivity(state, registration)
    let visible = activity.visibleEntries(from: state.root)
    let shown = Set(visible.filter { !$0.isHidden }.map(\.entry.id))
    for id in activity.map.entryOrder {
      guard let entry = activity.map.entries[id], let flow = activity.map.places[id]?.flow,
        let coordinator = activity.map.flows[flow]?.coordinator
      else { continue }
      let effects = registration.effectsOfAppearance(entry.route, of: coordinator)
      guard !effects.isEmpty, shown.contains(id) != entry.hasAppeared else { continue }
      var pending = entry.pending
      for effect in effects {
        if shown.contains(id) {
          add(.effect(effect.reference), to: &pending)
        } else if effect.definition.lifetime == .task {
          pending[.effect(effect.reference)] = nil
        }
      }
      state.change(entry: id) {
        $0.pending = pending
        $0.hasAppeared = shown.contains(id)
      }
    }
  }
}
