import NavGraphFacts
import NavGraphModel

// Steps that are the same in any surroundings of their flow.
//
// An attempt reads the tree by addresses, so `StateTree` sees whether it examines anything outside a flow
// (`StateTree.scope`); other reads declare it (`StateTree.leaveScope()`). An attempt without such reads only replaces
// this flow and records observations. These observations are recorded once. Everything about the state as a whole is
// done for each step, as for others: settling, limits, the screen that is shown.

extension AppSystem {
  /// What happens, and where: the same for equal attempts.
  struct StepPlace {
    /// What acts, or what it is done to.
    let address: Address
    let flow: Address
    let event: UInt64

    enum Kind: UInt64 { case action, own, gesture, retap, alertButton, effect, followUp, write }

    init(
      _ kind: Kind, _ detail: Int, _ more: UInt32 = 0, at address: Address, ofFlow: Bool = false
    ) {
      self.init(
        kind, detail, more, at: address, in: ofFlow ? address : address.flowOfEntry)
    }

    /// - Parameter detail: Less than 28 bits.
    init(_ kind: Kind, _ detail: Int, _ more: UInt32, at address: Address, in flow: Address) {
      self.address = address
      self.flow = flow
      event = kind.rawValue << 60 | UInt64(truncatingIfNeeded: detail) << 32 | UInt64(more)
    }
  }

  /// Takes the steps of an event that was met before in the same flow.
  ///
  /// - Returns: Whether they are taken; and where the event is to be remembered, in which flow.
  mutating func recall(_ event: Event, at place: StepPlace) -> (isTaken: Bool, scope: StepScope?) {
    if source.memories.place.address != place.address || source.memories.place.flow != place.flow {
      source.memories.place = (place.address, place.flow)
      source.memories.found.removeAll(keepingCapacity: true)
      source.memories.next = place.flow
    }
    var index = 0
    while index < source.memories.found.count || findMemories(of: place) {
      guard let known = caches.steps.known(place.event, &source.memories.found[index].cursor) else {
        let memory = source.memories.found[index]
        let isMetAgain = caches.steps.isMetAgain(memory.key.flow, in: source.number)
        return (false, isMetAgain ? StepScope(memory, place.event) : nil)
      }
      if let known { return (take(known, of: event, in: source.memories.found[index]), nil) }
      index += 1
    }
    return (false, nil)
  }

  /// Finds the next flow outwards in which what happens at a place may be remembered.
  ///
  /// - Returns: Whether there is one.
  private mutating func findMemories(of place: StepPlace) -> Bool {
    let count = source.memories.found.count
    while let flow = source.memories.next {
      source.memories.next = nil
      guard let inner = place.address.inner(from: flow.count),
        let id = tree.surroundingFlowID(at: flow)
      else { return false }
      if let (key, hidden) = outlineKey(of: id, at: flow, place) {
        source.memories.found.append(
          PlaceMemory(
            flow: flow, key: key, hidden: hidden, cursor: caches.steps.cursor(of: key)))
      }
      if flow.count > setup.scopeDepth {
        let key = StepMemory.Key(flow: id, place: inner)
        source.memories.found.append(
          PlaceMemory(flow: flow, key: key, hidden: 0, cursor: caches.steps.cursor(of: key)))
        source.memories.next = flow.flowOfEntry
      }
      if source.memories.found.count > count { return true }
    }
    return false
  }

  /// Returns a key for an attempt in a flow that the open entry of another one hosts, or at that entry, that holds for
  /// the other flow whatever the entry hosts; nil where that may matter.
  ///
  /// Of what the entry keeps, only the flow may differ: it presents nothing, and of its entries, the steps may depend
  /// on the one that acts.
  private func outlineKey(
    of id: RecordID, at flow: Address, _ place: StepPlace
  ) -> (StepMemory.Key, hidden: RecordID)? {
    let (outline, open) = tree.parts(of: id)
    let depth = place.address.count - flow.count
    guard open != 0, !tree.keepsMore(open), tree.extent(of: open).modals == 0, depth <= 2,
      setup.frozenTabs == nil || flow.count > setup.scopeDepth,
      depth > 0, place.address[flow.count] == .entry(tree.openIndex(of: outline))
    else { return nil }
    // Unlike all places in a flow.
    var actor = UInt64(1) << 63
    if depth == 2 {
      let element = place.address[flow.count + 1]
      guard element.kind == .entry, element.index < tree.entryCount(of: open) else {
        return nil
      }
      actor |= 1 << 32 | UInt64(tree.cell(element.index, of: open).raw)
    }
    return (StepMemory.Key(flow: outline, place: actor), open)
  }

  /// - Returns: False where a tap is to be tried twice, so that it has to be worked out.
  private mutating func take(
    _ results: Range<UInt32>, of event: Event, in memory: PlaceMemory
  ) -> Bool {
    let flow = memory.flow
    if event.trigger == .tap {
      for index in results {
        let bringing = caches.steps[index].bringing
        if bringing >= 0, observationTable.mayTryRepeating(Int(bringing)) { return false }
      }
    }
    for index in results {
      let result = caches.steps[index]
      restoreSource()
      attempt.beginKnown(event.cause)
      set(result.flow, at: flow)
      // A gesture on the same can be another screen's.
      attempt.landing = event.trigger == .gesture ? .min : result.landing
      attempt.cause = caches.steps.causes[result.cause]
      attempt.pending.exceedsLimit = result.traits.contains(.exceedsPending)
      attempt.hasTakenEntries = result.traits.contains(.takesEntries)
      attempt.pending.duplicates = result.traits.contains(.meetsDuplicates) ? 1 : 0
      attempt.pending.mayBeImpossible = result.traits.contains(.mayBeImpossible)
      attempt.notes.moveCount = result.traits.contains(.moves) ? 1 : 0
      attempt.notes.bringsEntries = result.traits.contains(.brings)
      let crashes = result.traits.contains(.crashes)
      attempt.top = nil
      if !crashes {
        applyViewUpdates()
        attempt.top = topNumber(after: result, index, at: flow)
      }
      conclude(event, crashes ? .crash : .state)
      if attempt.landing != result.landing, event.trigger != .gesture {
        caches.steps[index].landing = attempt.landing
      }
      source.nextLabel += 1
    }
    return true
  }

  /// Returns the number of the screen on top after a memoized step, where its flow determines that.
  ///
  /// The surroundings lead to the same flows as before, except past those that show nothing, and to alerts.
  private mutating func topNumber(
    after result: StepMemory.Result, _ index: UInt32, at flow: Address
  ) -> Int32? {
    guard app.joinedParts.isEmpty, !history.mayHaveFrontTabs,
      !app.features.hasAlerts
        || tree.extent(of: source.root).modals == 0 && tree.extent(of: tree.root).modals == 0
    else { return nil }
    let front = source.activity.front
    guard front.flow.starts(with: flow) else { return source.topNumber }
    if flow.isEmpty {
      if result.tops.0 == .min { caches.steps[index].tops.0 = topNumber(of: tree.internState()) }
      return caches.steps[index].tops.0
    }
    guard front.flow == flow else { return nil }
    let known = front.hasNavigation ? result.tops.1 : result.tops.0
    if known != .min { return known }
    let top = caches.top(ofFlow: result.flow, hasNavigation: front.hasNavigation)
    if let top {
      if front.hasNavigation {
        caches.steps[index].tops.1 = top
      } else {
        caches.steps[index].tops.0 = top
      }
    }
    return top
  }

  /// Adds what an attempt came to, unless it has left its flow.
  mutating func add(_ ending: Ending, of event: Event, to scope: StepScope) {
    if case .state = ending { reassignDetachedEffects() }
    tree.scope = nil
    // Observations about these depend on the state.
    if attempt.touchesFrozen || attempt.notes.selection != nil || !attempt.notes.resets.isEmpty
      || !attempt.notes.promises.isEmpty
    {
      scope.isLeft = true
    }
    // So does whether a sheet hides what an event brings.
    if attempt.notes.bringsEntries, event.trigger == .effect, event.comesFromOutside {
      scope.isLeft = true
    }
    // So do observations about a screen in a hosted flow whose late action closes anything.
    if scope.memory.hidden != 0, event.trigger == .effect, !attempt.notes.closings.isEmpty {
      scope.isLeft = true
    }
    guard !scope.isLeft, let flow = tree.surroundingFlowID(at: scope.memory.flow),
      !isKept(scope.memory.hidden, in: flow)
    else {
      scope.isLeft = true
      return
    }
    var traits: StepMemory.Traits = []
    switch ending {
    case .none: return
    case .crash: traits.insert(.crashes)
    case .state: break
    }
    if attempt.pending.exceedsLimit { traits.insert(.exceedsPending) }
    if attempt.hasTakenEntries { traits.insert(.takesEntries) }
    if attempt.pending.duplicates > 0 { traits.insert(.meetsDuplicates) }
    if attempt.pending.mayBeImpossible { traits.insert(.mayBeImpossible) }
    if attempt.notes.moveCount > 0 { traits.insert(.moves) }
    if attempt.notes.bringsEntries { traits.insert(.brings) }
    let bringing = attempt.notes.bringing.map { observationTable.numbers.number(of: $0.reference) }
    scope.results.append(
      StepMemory.Result(
        flow: flow, cause: caches.steps.causes.number(of: attempt.cause),
        bringing: Int32(truncatingIfNeeded: bringing ?? -1),
        traits: traits))
  }
}

extension AppSystem {
  /// Whether an entry of a flow keeps a record.
  private func isKept(_ kept: RecordID, in flow: RecordID) -> Bool {
    kept != 0 && (0..<tree.entryCount(of: flow)).contains { tree.cell($0, of: flow).kept == kept }
  }
}

extension Trigger {
  /// Tells triggers apart in a ``AppSystem/StepPlace``.
  var number: UInt32 {
    switch self {
    case .tap: 0
    case .gesture: 1
    case .effect: 2
    case .automatic: 3
    case .sent: 4
    case .link: 5
    }
  }
}
