import NavGraphModel

// Effects that depend on whether their screen is shown (`Docs/Reference/Model.md`).

extension AppSystem {
  /// Starts and cancels the effects of screens that appeared or were hidden by the step.
  mutating func settleAppearance() {
    guard app.hasAppearanceEffects else { return }
    var shown: Set<Address> = []
    _ = firstShown { place in
      if !place.isHidden { shown.insert(place.address) }
      return false
    }
    var owners: [(address: Address, appears: Bool)] = []
    visitEntries(at: []) { address, cell, coordinator in
      let route = app.coordinators[coordinator].routeOfInstance[cell.entry.instance]
      guard !app.coordinators[coordinator].appearanceEffects[route].isEmpty, !isFrozen(address)
      else { return }
      let values = tree.kept(cell.kept).values
      let hasAppeared = tree.table[values, tree.table.count(of: values) - 1] == 1
      if hasAppeared != shown.contains(address) { owners.append((address, !hasAppeared)) }
    }
    for (address, appears) in owners { setAppeared(appears, at: address) }
  }

  private mutating func setAppeared(_ appears: Bool, at address: Address) {
    guard let cell = tree.cell(at: address), let flow = tree.flowID(at: address.flowOfEntry) else {
      return
    }
    let coordinator = app.coordinators[tree.coordinator(of: flow)]
    let route = coordinator.routeOfInstance[cell.entry.instance]
    let effects = coordinator.definition.routes[route].effects
    var kept = tree.kept(cell.kept)
    var words = Array(tree.table[kept.values])
    words[words.count - 1] = appears ? 1 : 0
    kept.values = tree.intern(words)
    for position in coordinator.appearanceEffects[route] {
      let kind = coordinator.effectsOfInstance[cell.entry.instance][position]
      if appears {
        kept.pending = starting(kind, effects[position], in: kept.pending)
      } else if effects[position].lifetime == .task {
        kept.pending = tree.intern(pending: tree.pending(kept.pending).filter { $0.kind != kind })
      }
    }
    set(kept, ofEntryAt: address)
  }

  /// Makes an effect pending; one that restarts replaces what is pending.
  mutating func starting(
    _ kind: Int, _ effect: EffectDefinition, in id: RecordID
  ) -> RecordID {
    guard effect.restarts else { return adding(kind, to: id) }
    return tree.intern(pending: tree.pending(id).filter { $0.kind != kind } + [(kind, 1)])
  }
}
