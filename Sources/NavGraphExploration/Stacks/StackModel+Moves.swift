import NavGraphModel

/// What the moves of a step come to so far.
struct StackMoveReading {
  /// What goes, and from which flow of the chain.
  fileprivate(set) var found: (level: Int, kind: Removal.Kind)?
  /// Whether the step looks for a screen of which the symbol on top does not say whether it is there.
  fileprivate(set) var isOpen = false
  /// Whether the step looks for a screen that is there for certain, and sheets may stand before it or not.
  fileprivate(set) var mayCross = false
  /// By level of the chain: how many entries the step has put there so far.
  private var added: [Int: Int] = [:]
  /// By level of the chain: whether a modal stands in the slot of the flow's library, once the step has
  /// filled or emptied it.
  fileprivate var modals: [Int: Bool] = [:]

  fileprivate mutating func add(_ count: Int, at level: Int) { added[level, default: 0] += count }

  fileprivate mutating func take(_ kind: Removal.Kind, at level: Int) throws(PushdownObstacle) {
    let fresh = added[level] ?? 0
    for deeper in added.keys where deeper > level { added[deeper] = 0 }
    if case .entries(let count) = kind, fresh > 0 {
      guard Int(count) <= fresh else { throw Self.several }
      added[level] = fresh - Int(count)
      return
    }
    if case .leaving(let rest) = kind {
      if let found, found.level == level, case .leaving(let known) = found.kind, rest > known {
        // Some of what has come stays.
        guard Int(rest - known) <= fresh else { throw Self.several }
        added[level] = Int(rest - known)
        return
      }
      added[level] = 0
    } else if fresh > 0 {
      throw Self.several
    }
    guard found?.level == level else {
      found = (level, kind)
      return
    }
    // What was left before is less than what is left now, or another way back.
    guard case .leaving = kind else { throw Self.several }
    found = (level, kind)
  }

  fileprivate mutating func open() { isOpen = true }

  private static let several = PushdownObstacle(
    reason: "one action goes back in several ways, one after the other")
}

extension StackModel {
  /// Reads what a step did to the flows of a spine as one removal that holds for other stacks, too; nil
  /// where nothing that was there goes.
  mutating func removal(
    of step: DerivedStep, from standing: Standing, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) -> Removal? {
    for move in step.moves {
      // Around the tab, inside of what is on top, or in a flow that came with the step itself.
      guard let level = standing.chain.firstIndex(of: move.flow),
        level <= reading.found?.level ?? level
      else { continue }
      try checkThatNothingDepends(on: move, at: level, standing, after: reading.found)
      switch move.kind {
      case .reading: continue
      case .show: try reading.take(.leaving(0), at: level)
      case .other:
        throw PushdownObstacle(reason: "flows are started afresh, or arrays written back later")
      case .removal(let index):
        try read(gestureOn: index, move, at: level, step, standing, &reading)
      case .operation(let operation, let release):
        try read(operation, release, move, at: level, standing, &reading)
      }
    }
    return reading.found.map { level, kind in
      Removal(
        kind: kind, depth: Int32(level),
        ascent: table.isRecursive ? Int32(standing.chain.count - 1 - level) : 0)
    }
  }

  /// What a step does to a flow of which it has taken entries away must not depend on what that uncovered:
  /// the symbol on top does not say what it is.
  private mutating func checkThatNothingDepends(
    on move: StackMove, at level: Int, _ standing: Standing,
    after found: (level: Int, kind: Removal.Kind)?
  ) throws(PushdownObstacle) {
    guard let found, found.level == level, found.kind != .leaving(0) else { return }
    let number = Int(beginning(at: level, of: standing).coordinator)
    let coordinator = system.app.coordinators[number]
    if case .operation(let operation, _) = move.kind {
      switch operation {
      case .set, .removeAll: return
      case .append(let entry):
        var comparesIdentities =
          features.comparesIdentities[number] && coordinator.identities[entry] != nil
        if comparesIdentities, found.kind == .leaving(1),
          let identity = coordinator.identities[entry]
        {
          if coordinator.definition.dialect?.keepsRootInArray ?? true {
            try table.expectNoLowest(with: identity, of: number)
          }
          comparesIdentities = false
        }
        let needsNavigation = entry.isPush && found.kind != .leaving(1)
        let asks = coordinator.definition.dialect?.assertsNavigation ?? true
        if !comparesIdentities, !(asks && needsNavigation),
          !(coordinator.definition.dialect?.hasModalSlot ?? true)
        {
          return
        }
      default: break
      }
    }
    throw PushdownObstacle(
      reason: "one action goes back, and what it does then depends on what that uncovers")
  }

  fileprivate mutating func read(
    gestureOn index: Int, _ move: StackMove, at level: Int, _ step: DerivedStep,
    _ standing: Standing, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    guard move.after < move.before else { return }
    if index == move.before - 1 { return try reading.take(.entries(1), at: level) }
    guard move.after == index else {
      throw PushdownObstacle(
        reason: "a sheet can be swiped away beneath what stands on it")
    }
    if case .gesture(.tabRetap) = step.event.name {
      return try reading.take(.leaving(1), at: level)
    }
    // A sheet goes with what stands on it, or a screen with what stands on it and is not shown.
    let entries = entries(at: level, of: standing)
    guard entries.indices.contains(index + 1) else {
      throw PushdownObstacle(reason: "a screen closes what the same action has put there")
    }
    let isShown = table[entries[index]].note.isRendered
    let nextIsHidden = !table[entries[index + 1]].note.isRendered
    if isShown, nextIsHidden { return try reading.take(.visible, at: level) }
    try reading.take(.layers(1), at: level)
  }

  fileprivate mutating func read(
    _ operation: StackOperation, _ release: Outcome.Effect, _ move: StackMove, at level: Int,
    _ standing: Standing, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    let target: (InstanceSet, isIncluded: Bool)? =
      switch operation {
      case .goBackTo(let set), .popTo(let set): (set, false)
      case .popFrom(let set): (set, true)
      default: nil
      }
    if let (set, isIncluded) = target {
      return try readSearch(
        for: set, isIncluded: isIncluded, release, at: level, standing, &reading)
    }
    guard release.isApplied else { return }
    let removed = Int32(clamping: move.before - move.after)
    // A modal stays on top of what its stack does beneath it: it goes, and comes again.
    let modal = reading.modals[level] ?? hasModal(at: level, of: standing) ? 1 : 0
    switch operation {
    case .append(let entry):
      if modal == 1 { try reading.take(.entries(1), at: level) }
      reading.add(entry.isPush ? 1 + modal : 1, at: level)
      if !entry.isPush, hasModalSlot(at: level, of: standing) { reading.modals[level] = true }
    case .appendAll:
      if modal == 1 { try reading.take(.entries(1), at: level) }
      reading.add(move.after - move.before + modal, at: level)
    case .goBack, .pop, .removeLast:
      guard removed > 0 else { return }
      try reading.take(.entries(removed + Int32(modal)), at: level)
      reading.add(modal, at: level)
    case .goBackToRoot, .popToRoot, .removeAll:
      guard removed > 0 else { return }
      try reading.take(.leaving(Int32(clamping: move.after - modal)), at: level)
      reading.add(modal, at: level)
    case .popToCurrentNavigationRoot: try reading.take(.pushes, at: level)
    case .dismiss(let count):
      guard removed > 0 else { return }
      if modal == 1 {
        reading.modals[level] = false
        return try reading.take(.entries(1), at: level)
      }
      try reading.take(dismissal(of: count, move, at: level, standing), at: level)
    case .dismissAll:
      guard removed > 0 else { return }
      try reading.take(.allLayers, at: level)
    case .replaceTop:
      try reading.take(.entries(1), at: level)
      reading.add(1, at: level)
    case .set(let entries):
      let kept = move.after - entries.count - modal
      try reading.take(.leaving(Int32(clamping: kept)), at: level)
      reading.add(entries.count + modal, at: level)
    case .remove, .removeSubrange, .replace:
      throw PushdownObstacle(
        reason: "screens are removed or replaced in the middle of a stack")
    case .goBackTo, .popTo, .popFrom: break
    }
  }

  /// So many layers, or where there are fewer, everything down to where the library stops.
  private func dismissal(
    of count: Int, _ move: StackMove, at level: Int, _ standing: Standing
  ) -> Removal.Kind {
    let gone = entries(at: level, of: standing)[
      min(move.after, entries(at: level, of: standing).count)...]
    let layers = gone.count { table[$0].isLayer }
    let endsWithLayer = gone.first.map { table[$0].isLayer } ?? false
    return layers == count && endsWithLayer
      ? .layers(Int32(clamping: count)) : .leaving(Int32(clamping: move.after))
  }

  private mutating func readSearch(
    for set: InstanceSet, isIncluded: Bool, _ release: Outcome.Effect, at level: Int,
    _ standing: Standing, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    let coordinator = Int(beginning(at: level, of: standing).coordinator)
    let isKnown = features.wanted[coordinator].contains(set)
    if isKnown, !release.isApplied { return }
    guard !hasModal(at: level, of: standing) else {
      throw PushdownObstacle(reason: "a screen is looked for beneath a modal")
    }
    if isKnown {
      reading.mayCross = true
    } else {
      reading.open()
    }
    let definition = system.app.coordinators[coordinator].definition
    let number = targets.number(
      of: SearchTarget(
        coordinator: Int32(coordinator), instances: set,
        findsLowest: definition.dialect?.keepsRootInArray ?? false))
    try reading.take(.target(number, isIncluded: isIncluded), at: level)
  }

  // MARK: - What there is

  private func beginning(at level: Int, of standing: Standing) -> Spine.Cell {
    let index = standing.cells.indices.last {
      standing.depths[$0] == level && !standing.cells[$0].isEntry
    }
    return standing.cells[index ?? 0]
  }

  /// The symbols of the entries of a flow of the chain, bottom first.
  private func entries(at level: Int, of standing: Standing) -> [Int32] {
    let start =
      standing.cells.indices.last {
        standing.depths[$0] == level && !standing.cells[$0].isEntry
      } ?? 0
    return (start..<standing.cells.count).filter {
      standing.depths[$0] == level && standing.cells[$0].isEntry
    }.map { standing.symbols[$0] }
  }

  /// Whether a modal stands on a flow whose library has a slot for one.
  private func hasModal(at level: Int, of standing: Standing) -> Bool {
    guard hasModalSlot(at: level, of: standing),
      let top = entries(at: level, of: standing).last
    else { return false }
    let symbol = table[top]
    let coordinator = system.app.coordinators[Int(symbol.cell.coordinator)]
    let isRootAlone =
      symbol.note.height == 1 && !(coordinator.definition.dialect?.keepsRootInArray ?? false)
    return !symbol.cell.entry.isPush && !isRootAlone
  }

  private func hasModalSlot(at level: Int, of standing: Standing) -> Bool {
    let coordinator = system.app.coordinators[Int(beginning(at: level, of: standing).coordinator)]
    return coordinator.definition.dialect?.hasModalSlot ?? false
  }
}
