import NavGraphModel

/// Operations on stacks, tabs and switches.
extension NaiveRun {
  mutating func performOnStack(
    _ operation: NavGraphModel.Operation, _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard var flow = state.flow(doing.flow),
      let library = registration.library(of: flow.coordinator),
      let change = change(operation, flow.coordinator, doing.actor)
    else { return }
    let outcome = library.apply(change, to: &flow.entries)
    if case .failed = outcome.release { return try note(outcome, doing, index) }
    setEntries(flow.entries, selected: nil, flow: flow.id)
    settle()
    try note(outcome, doing, index)
  }

  /// The operation with its entries; each choice of them is a separate alternative.
  mutating func change(
    _ operation: NavGraphModel.Operation, _ coordinator: String, _ actor: NaiveActor
  ) -> NaiveChange? {
    // Values, for a closure cannot read the run that it belongs to.
    let run = self
    func matching(_ target: RoutePattern) -> (NaiveEntry) -> Bool {
      { run.matches(target, $0, actor) }
    }
    switch operation {
    case .append(let destination):
      return .append(newEntry(destination, of: coordinator, actor: actor))
    case .appendAll(let destinations):
      return .appendAll(newItems(destinations, coordinator, actor))
    case .goBack(let count): return .goBack(count)
    case .goBackTo(let target): return .goBackTo(matching(target))
    case .goBackToIndex(let position): return .goBackToIndex(position)
    case .goBackToRoot: return .goBackToRoot
    case .pop(let count): return .pop(count)
    case .popTo(let target): return .popTo(matching(target))
    case .popToIndex(let position): return .popToIndex(position)
    case .popFrom(let target): return .popFrom(matching(target))
    case .popToRoot: return .popToRoot
    case .popToCurrentNavigationRoot: return .popToCurrentNavigationRoot
    case .dismiss(let count): return .dismiss(count)
    case .dismissAll: return .dismissAll
    case .removeLast(let count): return .removeLast(count)
    case .removeAll: return .removeAll
    case .remove(let target): return .remove(matching(target))
    case .removeSubrange(let lower, let upper): return .removeSubrange(lower: lower, upper: upper)
    case .replaceTop(let target):
      let destination = Destination(target: target, presentation: .push)
      return .replaceTop(newEntry(destination, of: coordinator, actor: actor))
    case .replace(let position, let destination):
      return .replace(position, newItems([destination], coordinator, actor)[0])
    case .set(let destinations): return .set(newItems(destinations, coordinator, actor))
    default: return nil
    }
  }

  /// Entries of an array: ComposableNavigation has nothing but pushes in it.
  private mutating func newItems(
    _ destinations: [Destination], _ coordinator: String, _ actor: NaiveActor
  ) -> [NaiveEntry] {
    var entries: [NaiveEntry] = []
    for destination in destinations {
      var entry = newEntry(destination, of: coordinator, actor: actor)
      if case .composableNavigation = registration.coordinator(coordinator).dialect {
        (entry.kind, entry.hasNavigation, entry.forbidsSwipe) = (.push, false, false)
      }
      entries.append(entry)
    }
    return entries
  }

  // MARK: Tabs and switches

  mutating func performOnPlaces(
    _ operation: NavGraphModel.Operation, _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow) else { return }
    let front = presentingTab(of: flow)
    let outcome: Outcome
    switch operation {
    case .select(let target):
      outcome = select(flow.entries.firstIndex { $0.route == target.route }, in: flow)
    case .selectIndex(let position):
      let exists = flow.entries.indices.contains(position)
      let result = select(exists ? position : nil, in: flow)
      outcome = exists || result.release.isApplied ? result : Outcome(.ignored(.outOfRange))
    case .setItems(let routes): outcome = setItems(routes, in: flow)
    case .show(let target):
      show(target, in: flow.id, actor: doing.actor)
      outcome = .applied
    default: return
    }
    if let front, let now = state.flow(flow.id),
      now.selected.map({ now.entries[$0].route }) != flow.selected.map({ flow.entries[$0].route })
    {
      state.change(flow: flow.id) { $0.front = front }
    }
    settle()
    try note(outcome, doing, index)
  }

  /// The visible tab, if it presents something that stays in front when another is selected.
  private func presentingTab(of flow: NaiveFlow) -> String? {
    guard registration.rules.contains(.frontTabs),
      case .tabs = registration.coordinator(flow.coordinator).container
    else { return nil }
    let activity = NaiveActivity(state, registration)
    guard let tab = activity.visibleTab(of: flow), activity.isPresenting(in: tab) else {
      return nil
    }
    return tab.route
  }

  /// - Parameter position: Nil for a selection that is none of the tabs.
  mutating func select(_ position: Int?, in flow: NaiveFlow) -> Outcome {
    guard case .tabs(let tabs) = registration.coordinator(flow.coordinator).container else {
      return .applied
    }
    guard let position else {
      guard tabs.library == .tabView else { return Outcome(.ignored(.noSuchTab)) }
      setEntries(flow.entries, selected: nil, flow: flow.id)
      return .appliedDespite(.noSuchTab)
    }
    var entries = flow.entries
    if flow.selected != position, tabs.options[entries[position].route]?.isFresh == true {
      let target = RoutePattern(route: entries[position].route)
      entries[position] = newPlace(target, of: flow.coordinator, actor: .nobody)
    }
    setEntries(entries, selected: position, flow: flow.id)
    return .applied
  }

  private mutating func setItems(_ routes: [String], in flow: NaiveFlow) -> Outcome {
    guard case .tabs(let tabs) = registration.coordinator(flow.coordinator).container else {
      return .applied
    }
    var entries: [NaiveEntry] = []
    for route in routes {
      if let old = flow.entries.first(where: { $0.route == route }) {
        entries.append(old)
      } else {
        entries.append(
          newPlace(RoutePattern(route: route), of: flow.coordinator, actor: .nobody))
      }
    }
    let selected = flow.selected.flatMap { old in
      entries.firstIndex { $0.route == flow.entries[old].route }
    }
    if tabs.library == .tabView {
      setEntries(entries, selected: selected, flow: flow.id)
      return selected == nil ? .appliedDespite(.noSuchTab) : .applied
    }
    // Without items the active one stays what it was, and comes back with them.
    let active = flow.selected.map { flow.entries[$0].route } ?? flow.remembered
    let returning = entries.firstIndex { $0.route == active }
    setEntries(
      entries, selected: entries.isEmpty ? nil : selected ?? returning ?? 0, flow: flow.id)
    if registration.rules.contains(.rememberedTabs) {
      state.change(flow: flow.id) { $0.remembered = entries.isEmpty ? active : nil }
    }
    return entries.isEmpty ? .appliedDespite(.noSuchTab) : .applied
  }

  /// Shows a case of a switch, and keeps the one before if that is to be kept.
  mutating func show(_ target: RoutePattern, in id: Int, actor: NaiveActor) {
    guard let flow = state.flow(id), let shown = flow.entries.first,
      case .switch(let cases) = registration.coordinator(flow.coordinator).container
    else { return }
    let new = newPlace(target, of: flow.coordinator, actor: actor)
    if shown.route == new.route, shown.arguments == new.arguments,
      cases.kept.contains(shown.route)
    {
      return
    }
    var kept = Array(flow.entries.dropFirst())
    let back = kept.firstIndex { $0.route == new.route && $0.arguments == new.arguments }
    let next = back.map { kept.remove(at: $0) } ?? new
    kept.removeAll { $0.route == next.route }
    if cases.kept.contains(shown.route), shown.route != next.route { kept.insert(shown, at: 0) }
    setEntries([next] + kept, selected: nil, flow: id)
  }
}
