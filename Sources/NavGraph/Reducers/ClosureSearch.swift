public import NavGraphModel

/// A breadth-first search over the states of one reducer, with all its types known.
///
/// Everything here is inlinable on purpose: in the author's module the compiler sees what a state is,
/// and copies, compares and hashes it without asking. States lie in one array in the order in which
/// they are found, each with the step that found it; a table of their numbers, with a few bits of their
/// hashes, tells known states from new ones. Steps are taken in batches, so that the memory they look
/// at comes while others are looked at.
@usableFromInline
struct ClosureSearch<State: Hashable, Event, Element: RouteProjection> {
  /// A state and its first way in.
  @usableFromInline
  struct Record {
    @usableFromInline var state: State
    /// The signature, and above its 48 bits the label.
    @usableFromInline var word: UInt64
    @usableFromInline var parent: UInt32
    @usableFromInline var hash: UInt32

    @inlinable
    init(state: State, signature: StackSignature, parent: UInt32, label: UInt32, hash: UInt32) {
      self.state = state
      word = UInt64(label) << 48 | signature.word
      self.parent = parent
      self.hash = hash
    }

    @inlinable var signature: StackSignature { StackSignature(word: word & StackSignature.mask) }
    @inlinable var label: UInt32 { UInt32(truncatingIfNeeded: word >> 48) }
  }

  /// A step that was taken and whose end is still to be looked up.
  @usableFromInline
  struct Pending {
    @usableFromInline var state: State
    @usableFromInline var hash: UInt32
    @usableFromInline var origin: UInt32
    @usableFromInline var label: UInt32
    @usableFromInline var step: Int32

    @inlinable
    init(state: State, hash: UInt32, origin: UInt32, label: UInt32, step: Int32) {
      self.state = state
      self.hash = hash
      self.origin = origin
      self.label = label
      self.step = step
    }
  }

  @usableFromInline let core: ClosureSearchCore
  @usableFromInline var records: StateArena<Record>
  @usableFromInline var table: StateTable
  /// The steps of a batch, in memory that is moved out of: nothing is retained on its way.
  @usableFromInline let pending: UnsafeMutablePointer<Pending>
  @usableFromInline var pendingCount = 0
  @usableFromInline var instances: InstanceLookup<Element.Route>
  /// Copied for each hash: making one anew costs as much as a small hash.
  @usableFromInline let hasher = Hasher()
  @usableFromInline var stepCount = 0
  /// Steps taken so far, those of the present batch included.
  @usableFromInline var takenCount = 0
  @usableFromInline var depth = 0
  /// The first state beyond whose steps nothing is looked at, once there are too many states.
  @usableFromInline var lastOrigin = UInt32.max
  /// Whether the reducer asks for more than a state: then this search is not enough.
  @usableFromInline var isEnough = true

  /// Nil where there is no memory for it.
  @inlinable
  init?(_ core: ClosureSearchCore) {
    self.core = core
    guard let records = StateArena<Record>(capacity: core.limits.states + 1),
      let table = StateTable()
    else { return nil }
    self.records = records
    self.table = table
    instances = InstanceLookup { core.instance(named: $0) }
    pending = .allocate(capacity: Self.batch * 2)
  }

  @inlinable static var batch: Int { 128 }

  /// Searches all there is.
  ///
  /// - Returns: Whether the search was enough; otherwise nothing of it holds.
  /// - Complexity: Linear in the steps.
  @inlinable
  static func run(
    _ core: ClosureSearchCore, initial: State, routes: @escaping (State) -> [Element],
    reduce: @escaping (inout State, Event) -> [FollowUp<Event>]
  ) -> Bool {
    let code = AuthorCode<State, Event, Element>(core, routes: routes, reduce: reduce)
    guard var search = ClosureSearch(core), search.begin(initial, code) else { return false }
    search.searchAll(code)
    return search.end()
  }

  @inlinable
  mutating func begin(_ initial: State, _ code: AuthorCode<State, Event, Element>) -> Bool {
    let signature = signature(of: initial, code)
    guard signature != .cut, signature != .foreign else { return false }
    insert(initial, hash: hash(initial), signature, parent: 0, label: 0)
    core.noteState(0, signature)
    return true
  }

  @inlinable
  mutating func searchAll(_ code: AuthorCode<State, Event, Element>) {
    var levelEnd = records.count
    var next = 0
    var nextReport = 0
    while isEnough {
      // Close to the limit one by one, so that nothing beyond it is looked at.
      let isClose = records.count + 2 * Self.batch >= core.limits.states || core.isSlow
      if next == levelEnd || pendingCount >= Self.batch || next == records.count || isClose {
        flush(code)
        if next == levelEnd, next < records.count {
          levelEnd = records.count
          depth += 1
        }
        if stepCount >= nextReport || core.isSlow || core.wantsReport {
          nextReport = stepCount + 4096
          guard core.goesOn(states: records.count, steps: stepCount, depth: depth) else { break }
        }
      }
      guard next < records.count, lastOrigin == .max else { break }
      expand(next, code)
      next += 1
    }
    flush(code)
    core.found.expandedCount = next
  }

  @inlinable
  mutating func end() -> Bool {
    core.found.stateCount = records.count
    core.found.stepCount = stepCount
    let found = records
    found.close()
    core.found.origin = { position in
      position == 0 || position >= found.count
        ? nil : (Int(found[position].parent), found[position].label)
    }
    table.deallocate()
    pending.deallocate()
    return isEnough
  }
}

// MARK: - Steps

extension ClosureSearch {
  @inlinable
  mutating func expand(_ position: Int, _ code: AuthorCode<State, Event, Element>) {
    // Its own copy: what is still in memory would be retained for each call.
    let state = records[position].state
    let signature = records[position].signature
    // Where most ways back lead.
    let parent = Int(records[position].parent)
    let origin = records[parent].state
    var label: UInt32 = 0
    if let top = signature.topInstance {
      for step in Int(core.steps.starts[top])..<Int(core.steps.starts[top + 1]) {
        take(
          step, of: position, state, origin, parent, signature, &label, isOfScreen: true, code)
      }
    }
    for step in core.steps.own {
      take(
        step, of: position, state, origin, parent, signature, &label, isOfScreen: false, code)
    }
    // The last one may not have been allowed.
    core.rest()
  }

  @inlinable
  mutating func take(
    _ step: Int, of position: Int, _ before: State, _ origin: State, _ parent: Int,
    _ signature: StackSignature, _ label: inout UInt32, isOfScreen: Bool,
    _ code: AuthorCode<State, Event, Element>
  ) {
    let action = Int(core.steps.actions[step])
    guard label < 1 << 16 else {
      isEnough = false
      return
    }
    // A step that is set aside counts, and its guard is not asked: that, too, is the author's.
    guard core.willTake(step, of: position, label: label) else {
      stepCount += 1
      label += 1
      return
    }
    guard code.allows(action, in: before) else { return }
    defer { label += 1 }
    // The acting screen is the one on top of what is shown.
    let acting = isOfScreen ? signature.topPosition : -1
    guard let event = code.event(action, in: before, acting: acting) else {
      isEnough = false
      return
    }
    var state = before
    guard code.run(event, on: &state) else {
      isEnough = false
      return
    }
    guard core.livesOnQuickly(step, of: position) else {
      stepCount += 1
      return
    }
    repeatStep(step, of: position, event, from: before, to: state, code)
    // Comparing and hashing is the author's as well: the breadcrumb stays.
    if state == before {
      stepCount += 1
      core.noteStep(step, of: position, from: signature, to: signature)
      return
    }
    if state == origin {
      stepCount += 1
      core.noteStep(step, of: position, from: signature, to: records[parent].signature)
      return
    }
    let hash = hash(state)
    if pendingCount == Self.batch * 2 { flush(code) }
    (pending + pendingCount).initialize(
      to: Pending(
        state: state, hash: hash, origin: UInt32(truncatingIfNeeded: position), label: label,
        step: Int32(truncatingIfNeeded: step)))
    pendingCount += 1
  }

  /// Takes a step again, to see whether it comes to the same.
  @inlinable
  mutating func repeatStep(
    _ step: Int, of position: Int, _ event: Event, from before: State, to state: State,
    _ code: AuthorCode<State, Event, Element>
  ) {
    for count in 0..<repetitions(of: step, at: position) {
      // Beyond those it is once, and seldom.
      guard takenCount > ClosureSearchCore.checkedSteps || core.mayRepeat(after: count) else {
        return
      }
      core.willTakeAgain()
      var again = before
      if !code.run(event, on: &again) || again != state { core.noteDoubt(step, of: position) }
      _ = core.livesOnQuickly(step, of: position)
    }
  }

  /// How often a step is taken again: often at first, later for some
  /// steps, spread over all states and actions. Steps that take long are not.
  @inlinable
  mutating func repetitions(of step: Int, at position: Int) -> Int {
    takenCount += 1
    // These in any case: how busy the machine is must not hide a different answer.
    if takenCount <= ClosureSearchCore.carefulSteps { return 3 }
    if core.isSlow { return 0 }
    if takenCount <= ClosureSearchCore.checkedSteps { return 1 }
    let mixed = (UInt64(truncatingIfNeeded: position) &* 0x9E37_79B9_7F4A_7C15) >> 32
    return (mixed &+ UInt64(truncatingIfNeeded: step) &* 7) & 15 == 0 ? 1 : 0
  }

  @inlinable
  func hash(_ state: State) -> UInt32 {
    var hasher = hasher
    hasher.combine(state)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}

// MARK: - Looking up

extension ClosureSearch {
  /// Looks up where the steps of a batch end, in their order.
  @inlinable
  mutating func flush(_ code: AuthorCode<State, Event, Element>) {
    // What is needed of memory, first: none of these waits for another.
    var sum: UInt32 = 0
    for index in 0..<pendingCount { sum ^= table.firstEntry(for: pending[index].hash) }
    for index in 0..<pendingCount {
      let candidate = table.firstCandidate(for: pending[index].hash)
      if candidate >= 0, candidate < records.count { sum ^= records[candidate].hash }
    }
    table.keep(sum)
    for index in 0..<pendingCount {
      let step = (pending + index).move()
      if step.origin <= lastOrigin { settle(step, code) }
    }
    pendingCount = 0
  }

  @inlinable
  mutating func settle(_ step: consuming Pending, _ code: AuthorCode<State, Event, Element>) {
    let origin = Int(step.origin)
    guard core.willTake(Int(step.step), of: origin, label: step.label) else {
      stepCount += 1
      return
    }
    defer { core.rest() }
    var probe = table.probe(step.hash)
    while let position = table.next(&probe) {
      if records[position].state == step.state {
        stepCount += 1
        core.noteStep(
          Int(step.step), of: origin, from: records[origin].signature,
          to: records[position].signature)
        return
      }
    }
    let signature = signature(of: step.state, code)
    if takenCount <= ClosureSearchCore.checkedSteps {
      core.willTakeAgain()
      if self.signature(of: step.state, code) != signature {
        core.noteDoubt(Int(step.step), of: origin)
      }
    }
    _ = core.livesOnQuickly(Int(step.step), of: origin)
    if signature == .cut { return core.noteCut(Int(step.step), of: origin) }
    if signature == .foreign {
      stepCount += 1
      core.noteDoubt(Int(step.step), of: origin)
      return
    }
    if depth >= core.limits.depth { return core.noteCut(states: false) }
    guard records.count < core.limits.states else {
      core.noteCut(states: true)
      if lastOrigin == .max { lastOrigin = step.origin }
      return
    }
    stepCount += 1
    let position = records.count
    insert(step.state, hash: step.hash, signature, parent: step.origin, label: step.label)
    core.noteState(position, signature)
    core.noteStep(
      Int(step.step), of: origin, from: records[origin].signature, to: signature)
  }

  @inlinable
  mutating func insert(
    _ state: State, hash: UInt32, _ signature: StackSignature, parent: UInt32, label: UInt32
  ) {
    let position = records.count
    records.append(
      Record(state: state, signature: signature, parent: parent, label: label, hash: hash))
    if table.isFull(with: position + 1) {
      guard table.grow() else {
        isEnough = false
        return
      }
      for known in 0..<position { table.insert(known, records[known].hash) }
    }
    table.insert(position, hash)
  }

  /// What a state shows, packed into the core's view, and what is remembered of it.
  @inlinable
  func signature(of state: State, _ code: AuthorCode<State, Event, Element>) -> StackSignature {
    let shown = code.routes(state)
    let count = Swift.min(shown.count, core.view.count)
    shown.withUnsafeBufferPointer { shown in
      for index in 0..<count {
        let entry = shown[index].routeEntry
        // No route of this coordinator hosts anything.
        let instance =
          entry.bringsFlow ? ClosureSearchCore.unregistered : instances[entry.route]
        core.view[index] =
          instance == ClosureSearchCore.unregistered
          ? instance
          : instance << 4
            | Self.code(entry.presentation, isRoot: index == 0, rootIsPush: core.rootIsPush)
      }
    }
    return core.signature(count: count)
  }

  /// The code of a presentation in a packed entry; a root as its library has it.
  @inlinable
  static func code(_ presentation: Presentation, isRoot: Bool, rootIsPush: Bool) -> UInt32 {
    if isRoot {
      if rootIsPush { return 0 }
      switch presentation {
      case .push: return 1
      case .sheet(let embeds), .cover(let embeds): return embeds ? 2 : 1
      }
    }
    switch presentation {
    case .push: return 0
    case .sheet(let embeds): return embeds ? 2 : 1
    case .cover(let embeds): return embeds ? 4 : 3
    }
  }
}
