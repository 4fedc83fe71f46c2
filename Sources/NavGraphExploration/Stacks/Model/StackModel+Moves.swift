import NavGraphModel

extension StackModel {
  /// Reads what a step did to the flows of a flattened stack as one removal that holds for other stacks, too.
  ///
  /// - Parameter end: How many moves to read; nil for all.
  /// - Throws: Also where what the step does depends on what the removal uncovers.
  mutating func read(
    _ step: DerivedStep, from configuration: StackConfiguration, to end: Int? = nil,
    _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    for move in step.moves.prefix(upTo: end ?? step.moves.endIndex) {
      reading.keepsModal = false
      // Around the tab, inside the top, or in a flow that came with the step itself.
      if let level = configuration.chain.firstIndex(of: move.flow),
        level <= reading.found?.level ?? level
      {
        try checkThatSlotIsEmptied(before: move, at: level, of: configuration, reading)
        if depends(on: move, at: level, configuration, after: reading) {
          throw PushdownObstacle(
            reason: "what \(words(step)) does depends on what it uncovers")
        }
        try read(move, at: level, step, configuration, &reading)
      } else {
        try checkThatTabsAreUncovered(by: move, from: configuration, reading)
      }
    }
  }

  /// Makes sure that a step empties the slot that covers a flow before it changes the flow.
  private func checkThatSlotIsEmptied(
    before move: StackMove, at level: Int, of configuration: StackConfiguration,
    _ reading: StackMoveReading
  ) throws(PushdownObstacle) {
    guard reading.found?.level != level, let slot = slot(over: level, of: configuration),
      slot.kind == .containerSlot
    else { return }
    switch move.kind {
    case .reading, .counting, .reaching, .addressing, .emptying: return
    case .operation, .removal, .show, .other:
      throw PushdownObstacle(reason: "a stack changes beneath a slot with a stack of its own")
    }
  }

  /// The slot that covers a flow of the chain with another one; nil where none does.
  private func slot(over level: Int, of configuration: StackConfiguration) -> AddressElement? {
    configuration.cells.indices.last { configuration.depths[$0] == level }
      .flatMap { configuration.cells[$0].slot }
  }

  /// Makes sure that what a step does in tabs is not done while screens of a stack cover them: the symbol on top does not
  /// say what is there. After the step has removed the tabs, it can only act on new ones.
  private func checkThatTabsAreUncovered(
    by move: StackMove, from configuration: StackConfiguration, _ reading: StackMoveReading
  ) throws(PushdownObstacle) {
    guard let tab = flatStack.tab, tab.place.isInStack, configuration.control.isInTab,
      move.flow.starts(with: tab.place.address),
      !configuration.chain.contains(tab.place.address + .entry(tab.position)),
      reading.found.map({ !$0.kind.leavesNothing || $0.level >= tab.place.cases.count }) ?? true
    else { return }
    // Which tab is selected is known.
    if move.flow == tab.place.address, move.isReading || move.isShow { return }
    throw PushdownObstacle.actsBeneath(
      "\u{201C}\(system.app.coordinators[tab.place.coordinator].definition.name)\u{201D}")
  }

  /// Returns the removed part of a reading.
  func removal(of reading: StackMoveReading, from configuration: StackConfiguration) -> Removal? {
    reading.found.map { level, kind in
      Removal(
        kind: kind, depth: Int32(level),
        ascent: table.isRecursive ? Int32(configuration.chain.count - 1 - level) : 0)
    }
  }

  /// Whether what a step does to a flow of which it has taken entries away depends on what that uncovered: the
  /// symbol on top does not say what it is.
  private func depends(
    on move: StackMove, at level: Int, _ configuration: StackConfiguration,
    after reading: StackMoveReading
  ) -> Bool {
    // Of what a slot has covered, its symbol says everything.
    guard let found = reading.found, found.level == level, found.kind != .leaving(0),
      found.kind != .slot
    else { return false }
    if case .emptying = move.kind { return false }
    let number = Int(beginning(at: level, of: configuration).coordinator)
    let coordinator = system.app.coordinators[number]
    // How many entries are left is known (``StackFeatures/height``).
    if case .entries = found.kind, hasOnlyPushes(at: level, of: configuration) {
      switch move.kind {
      case .counting, .operation(.removeLast, _): return false
      default: break
      }
    }
    guard case .operation(let operation, _) = move.kind else { return true }
    func isCompared(_ entry: Entry) -> Bool {
      features.comparesIdentities[number] && coordinator.identities[entry] != nil
    }
    switch operation {
    case .set, .removeAll: return false
    case .append(let entry):
      let asksForNavigation =
        entry.isPush && coordinator.definition.dialect?.assertsNavigation ?? true
      let isKnown =
        found.kind == .leaving(1)
        || move.entries.suffix(reading.fresh(at: level)).contains { !$0.isPush }
      return isCompared(entry) || asksForNavigation && !isKnown
    case .appendAll(let entries): return entries.contains { isCompared($0) }
    default: return true
    }
  }

  private mutating func read(
    _ move: StackMove, at level: Int, _ step: DerivedStep, _ configuration: StackConfiguration,
    _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    switch move.kind {
    case .reading, .counting: return
    case .emptying(let slot, let entry):
      guard slot == self.slot(over: level, of: configuration), reading.found?.level != level,
        entry.map({ $0 + 1 == entries(at: level, of: configuration).count }) ?? true
      else { return }
      try reading.take(.slot, at: level, fresh: 0)
    case .reaching(let found):
      // If everything was removed, the current entries have come with the step.
      if reading.found?.level != level {
        try checkThatIsOnTop(found, at: level, of: configuration, move)
      }
    case .addressing(let found):
      // The symbol on top says nothing about one that is not on top, or does not exist.
      guard let found else {
        throw PushdownObstacle.actsBeneath(name(ofFlowAt: level, of: configuration))
      }
      try checkThatIsOnTop(found, at: level, of: configuration, move)
    case .show: try reading.take(.leaving(0), at: level, fresh: 0)
    case .other:
      throw PushdownObstacle.exchangesFlows
    case .removal(let index):
      try read(gestureOn: index, move, at: level, step, configuration, &reading)
    case .operation(let operation, let release):
      if let set = operation.wanted {
        try readSearch(for: set, operation, release, move, at: level, configuration, &reading)
      } else if release.isApplied {
        try read(operation, move, at: level, configuration, &reading)
      }
    }
  }

  private mutating func read(
    gestureOn index: Int, _ move: StackMove, at level: Int, _ step: DerivedStep,
    _ configuration: StackConfiguration, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    guard move.after < move.before else { return }
    let old = move.before - reading.fresh(at: level)
    if index != move.before - 1, move.after != index {
      // The one screen on it stays; of more, the symbol on top does not say what they are.
      guard index == move.before - 2, removedSheet(by: move, step) != nil, reading.isUntouched,
        !table.isRecursive, configuration.depths.last == level
      else { throw Self.swipesBeneath }
      return try take(.entries(2), keeping: index, move, at: level, &reading)
    }
    if case .gesture(.tabRetap) = step.event.name {
      return try take(.leaving(1), keeping: move.after, move, at: level, &reading)
    }
    if index >= old - 1 {
      return try take(.entries(1), keeping: move.after, move, at: level, &reading)
    }
    // A sheet is removed with everything on top of it; a screen is removed with the hidden entries on top of it.
    let entries = entries(at: level, of: configuration)
    guard entries.count == old else {
      throw PushdownObstacle(reason: "a screen closes what the same action opened")
    }
    let isShown = table[entries[index]].note.isRendered
    let nextIsHidden = !table[entries[index + 1]].note.isRendered
    try take(
      isShown && nextIsHidden ? .visible : .layers(1), keeping: move.after, move, at: level,
      &reading)
  }

  private mutating func read(
    _ operation: StackOperation, _ move: StackMove, at level: Int,
    _ configuration: StackConfiguration,
    _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    let modal = try modal(under: operation, move, at: level, configuration, reading)
    reading.keepsModal = move.taker != nil && modal > 0 && reading.fresh(at: level) == 0
    let removed = move.before - move.after
    let left = Int32(clamping: move.after - modal)
    switch operation {
    case .append, .appendAll:
      let replaced = hasModal(move, at: level, of: configuration) ? 1 : 0
      try take(.entries(1), keeping: move.before - replaced, move, at: level, &reading)
    case .replaceTop:
      try take(.entries(1), keeping: move.before - 1, move, at: level, &reading)
    case .set(let entries):
      let kept = move.after - modal - entries.count
      try take(.leaving(Int32(clamping: kept)), keeping: kept, move, at: level, &reading)
    case .remove, .removeSubrange, .replace:
      throw PushdownObstacle(
        reason: "screens are removed or replaced in the middle of a stack")
    case .goBackToIndex, .popToIndex, .popToCurrentNavigationRoot:
      throw PushdownObstacle(
        reason: "an action goes back to an index or to a navigation root")
    case _ where removed <= 0: return
    case .goBack, .pop, .removeLast:
      let gone = move.before - reading.fresh(at: level) - Int(left)
      try take(
        .entries(Int32(clamping: gone)), keeping: Int(left), move, at: level, &reading)
    case .goBackToRoot, .popToRoot, .removeAll:
      try take(.leaving(left), keeping: Int(left), move, at: level, &reading)
    case .dismiss(let count):
      let kind =
        hasModal(move, at: level, of: configuration)
        ? .entries(1) : dismissal(of: count, move, old: move.before - reading.fresh(at: level))
      try take(kind, keeping: move.after, move, at: level, &reading)
    case .dismissAll: try take(.allLayers, keeping: move.after, move, at: level, &reading)
    case .goBackTo, .popTo, .popFrom: break
    }
  }

  /// Adds a move that leaves a number of the entries that were there before the step.
  private func take(
    _ kind: Removal.Kind, keeping kept: Int, _ move: StackMove, at level: Int,
    _ reading: inout StackMoveReading, isOpen: Bool = false, crossesLayers: Bool = false
  ) throws(PushdownObstacle) {
    let old = move.before - reading.fresh(at: level)
    if kept >= old, !isOpen {
      reading.setFresh(move.after - old, at: level)
    } else {
      try reading.take(
        kind, at: level, fresh: move.after - min(kept, old), isOpen: isOpen,
        crossesLayers: crossesLayers)
    }
  }

  /// So many layers, or where there are fewer, everything down to where the library stops.
  ///
  /// - Parameter old: How many entries were there before the step.
  private func dismissal(of count: Int, _ move: StackMove, old: Int) -> Removal.Kind {
    func layers(_ range: Range<Int>) -> Int {
      range.count { $0 > 0 && !move.entries[$0].isPush }
    }
    let endsWithLayer = move.after > 0 && !move.entries[move.after].isPush
    return layers(move.after..<move.before) == count && endsWithLayer
      ? .layers(Int32(clamping: layers(move.after..<max(old, move.after))))
      : .leaving(Int32(clamping: move.after))
  }

  private mutating func readSearch(
    for set: InstanceSet, _ operation: StackOperation, _ release: Outcome.Effect, _ move: StackMove,
    at level: Int, _ configuration: StackConfiguration, _ reading: inout StackMoveReading
  ) throws(PushdownObstacle) {
    let coordinator = Int(beginning(at: level, of: configuration).coordinator)
    let isKnown = features.sought[coordinator].contains(set)
    if isKnown, !release.isApplied { return }
    let modal = hasModal(move, at: level, of: configuration) ? 1 : 0
    guard modal <= reading.fresh(at: level) else {
      throw PushdownObstacle(reason: "an action looks for a screen beneath a modal")
    }
    guard isKnown || reading.isUntouched else { throw PushdownObstacle.searchesAndDoesMore }
    let definition = system.app.coordinators[coordinator].definition
    let number = targets.number(
      of: SearchTarget(
        coordinator: Int32(coordinator), instances: set,
        findsLowest: definition.dialect?.keepsRootInArray ?? false))
    let popsOnly = if case .popTo = operation { true } else { false }
    let takesTarget = if case .popFrom = operation { true } else { false }
    try take(
      takesTarget ? .from(number) : .target(number),
      keeping: move.after - modal, move, at: level, &reading, isOpen: !isKnown,
      crossesLayers: popsOnly && !(definition.dialect?.hasModalSlot ?? false))
  }

  /// How many modals stay above what an operation does to the stack beneath: one that was there goes, and comes
  /// again.
  private func modal(
    under operation: StackOperation, _ move: StackMove, at level: Int,
    _ configuration: StackConfiguration,
    _ reading: StackMoveReading
  ) throws(PushdownObstacle) -> Int {
    switch operation {
    case .append(let entry) where !entry.isPush: return 0
    case .dismiss: return 0
    default: break
    }
    guard hasModal(move, at: level, of: configuration) else { return 0 }
    if reading.fresh(at: level) == 0 { try checkThatModalIsOnTop(at: level, of: configuration) }
    return 1
  }

  /// Checks that a modal is on top, as the flow that it hosts cannot be put there again.
  private func checkThatModalIsOnTop(
    at level: Int, of configuration: StackConfiguration
  ) throws(PushdownObstacle) {
    guard configuration.depths.last == level else {
      throw PushdownObstacle(reason: "a stack changes beneath a modal with a stack of its own")
    }
  }

  /// Makes sure that a flow that an action acts on, or asks about, is part of what is on top: the entry that hosts it
  /// says then what it holds. Where there is none, the symbol on top says so.
  private func checkThatIsOnTop(
    _ found: Address?, at level: Int, of configuration: StackConfiguration, _ move: StackMove
  ) throws(PushdownObstacle) {
    guard let found else { return }
    // Its content is on top, whatever that is.
    if level + 1 < configuration.chain.count, configuration.chain[level + 1] == found { return }
    let element = found[move.flow.count]
    let last = entries(at: level, of: configuration).count - 1
    if element.kind == .entry,
      element.index > last || element.index == last && configuration.depths.last == level
    {
      return
    }
    throw PushdownObstacle.actsBeneath(name(ofFlowAt: level, of: configuration))
  }

  private func name(ofFlowAt level: Int, of configuration: StackConfiguration) -> String {
    let coordinator = Int(beginning(at: level, of: configuration).coordinator)
    return "\u{201C}\(system.app.coordinators[coordinator].definition.name)\u{201D}"
  }

  // MARK: - What there is

  /// Where a flow of the chain begins.
  private func start(of level: Int, in configuration: StackConfiguration) -> Int {
    configuration.cells.indices.last {
      configuration.depths[$0] == level && !configuration.cells[$0].isEntry
    } ?? 0
  }

  private func beginning(at level: Int, of configuration: StackConfiguration) -> FlatStack.Cell {
    configuration.cells[start(of: level, in: configuration)]
  }

  /// The symbols of the entries of a flow of the chain, bottom first.
  private func entries(at level: Int, of configuration: StackConfiguration) -> [Int32] {
    (start(of: level, in: configuration)..<configuration.cells.count).filter {
      configuration.depths[$0] == level && configuration.cells[$0].isInStack
    }.map { configuration.symbols[$0] }
  }

  /// Whether no modal is on top of a flow of the chain, so that all of its entries are in the library's array.
  private func hasOnlyPushes(at level: Int, of configuration: StackConfiguration) -> Bool {
    entries(at: level, of: configuration).last.map { table[$0].cell.entry.isPush } ?? false
  }

  /// Whether a modal stood on a flow whose library has a slot for one.
  private func hasModal(_ move: StackMove, at level: Int, of configuration: StackConfiguration)
    -> Bool
  {
    let coordinator = system.app.coordinators[
      Int(beginning(at: level, of: configuration).coordinator)]
    guard let dialect = coordinator.definition.dialect, dialect.hasModalSlot,
      let top = move.entries.last
    else { return false }
    return !top.isPush && (move.before > 1 || dialect.keepsRootInArray)
  }
}

extension StackOperation {
  /// The screens that it looks for, to go back to one of them.
  fileprivate var wanted: InstanceSet? {
    switch self {
    case .goBackTo(let set), .popTo(let set), .popFrom(let set): set
    default: nil
    }
  }
}
