import NavGraphExploration
import NavGraphFacts
import NavGraphModel

/// The part of a search over a reducer's own states that does not depend on the types of the state and
/// the action: what a stack shows, what was seen before, and how far the search may go.
///
/// The other part, ``ClosureSearch``, is compiled in the author's module, where the types are known; the
/// two talk in packed entries and numbers. The order of states and the labels of steps are those of an
/// exploration of the whole app.
@usableFromInline
final class ClosureSearchCore {
  let plan: LoneReducerPlan
  let bounds: LoneSearchBounds
  let monitor: SearchMonitor
  let log: OperationLog
  let sources: [any ActionSource]

  /// The packed entries of the stack that is looked at; a higher stack than there is room for is beyond the limit in any
  /// case.
  @usableFromInline let view: UnsafeMutableBufferPointer<UInt32>
  @usableFromInline let steps: Steps
  @usableFromInline let words: Words
  @usableFromInline let rootIsPush: Bool
  @usableFromInline let limits: (states: Int, depth: Int)
  private let rendering: (everything: Bool, isWrapped: Bool)

  private var sights: Sights
  /// Keys that were looked at lately, by some of their bits: most steps are like one before.
  @usableFromInline let recent: UnsafeMutablePointer<UInt64>
  private var patience = RepetitionPatience()

  /// What the generic part leaves at the end.
  @usableFromInline var found = Found()

  /// The steps that screens, and every state, have.
  @usableFromInline
  struct Steps {
    /// By instance, and one more for what is beyond: where its steps begin.
    @usableFromInline let starts: UnsafeMutablePointer<Int32>
    /// The registered action of each step.
    @usableFromInline let actions: UnsafeMutablePointer<Int32>
    /// By step: what the monitor knows its action by.
    @usableFromInline let authors: UnsafeMutablePointer<UInt64>
    /// The steps of every state.
    @usableFromInline let own: Range<Int>

    fileprivate init(_ plan: LoneReducerPlan) {
      let all = plan.screenSteps.joined() + plan.ownSteps
      starts = .allocate(capacity: plan.routes.count + 1)
      actions = .allocate(capacity: max(1, all.count))
      authors = .allocate(capacity: max(1, all.count))
      var next = 0
      for (instance, own) in plan.screenSteps.enumerated() {
        starts[instance] = Int32(next)
        next += own.count
      }
      starts[plan.routes.count] = Int32(next)
      own = next..<all.count
      for (index, step) in all.enumerated() {
        actions[index] = Int32(step.action)
        authors[index] = UInt64(step.author)
      }
    }

    fileprivate func deallocate() {
      starts.deallocate()
      actions.deallocate()
      authors.deallocate()
    }
  }

  /// Words of the blackboard: a call for each breadcrumb would cost as much as many a reducer.
  @usableFromInline
  struct Words {
    @usableFromInline let serial: UnsafeMutablePointer<UInt64>
    @usableFromInline let state: UnsafeMutablePointer<UInt64>
    @usableFromInline let label: UnsafeMutablePointer<UInt64>
    @usableFromInline let action: UnsafeMutablePointer<UInt64>
    @usableFromInline let incidentCount: UnsafeMutablePointer<UInt64>
    @usableFromInline let pulse: UnsafeMutablePointer<UInt64>
    @usableFromInline let reportedPulse: UnsafeMutablePointer<UInt64>
    /// Whether the reducer's vocabulary has noted anything.
    @usableFromInline let noteFlag: UnsafeMutablePointer<UInt8>

    fileprivate init(_ blackboard: Blackboard, _ log: OperationLog) {
      serial = blackboard.plainWord(.serial)
      state = blackboard.plainWord(.state)
      label = blackboard.plainWord(.label)
      action = blackboard.plainWord(.action)
      incidentCount = blackboard.plainWord(.incidentCount)
      pulse = blackboard.plainWord(.pulse)
      reportedPulse = blackboard.plainWord(.reportedPulse)
      noteFlag = log.flag
    }
  }

  /// What was seen before.
  private struct Sights {
    var cuts: Set<Limits.Kind> = []
    /// By which bound the signature that was made last was cut.
    var latestCut = Limits.Kind.stackHeight
    /// By instance: 1 once it was in a stack, 2 once it was on top.
    var instances: [UInt8]
    var known: Set<UInt64> = []
    /// The positions of states that showed something new.
    var new: [Int] = []
    var hasDoubts = false
  }

  @usableFromInline
  struct Found {
    @usableFromInline var stateCount = 0
    @usableFromInline var expandedCount = 0
    @usableFromInline var stepCount = 0
    @usableFromInline var origin: (Int) -> (parent: Int, label: UInt32)? = { _ in nil }

    init() {}
  }

  init(
    plan: LoneReducerPlan, bounds: LoneSearchBounds, monitor: SearchMonitor, log: OperationLog,
    sources: [any ActionSource]
  ) {
    self.plan = plan
    self.bounds = bounds
    self.monitor = monitor
    self.log = log
    self.sources = sources
    view = .allocate(capacity: bounds.limits.stackHeight + 2)
    steps = Steps(plan)
    words = Words(monitor.blackboard, log)
    monitor.blackboard[.search] = UInt64(bounds.searchNumber)
    // The number of a state and six bits of its hash share a word.
    limits = (min(bounds.stateLimit, (1 << 26) - 2), bounds.limits.depth)
    sights = Sights(instances: Array(repeating: 0, count: plan.routes.count + 1))
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: 0, count: Self.recentCount)
    switch plan.rendering {
    case .everything: rendering = (true, true)
    case .withinNavigation(let wrapped): rendering = (false, wrapped)
    }
    rootIsPush = plan.rootIsPush
  }

  deinit {
    view.deallocate()
    steps.deallocate()
    recent.deallocate()
  }

  /// Every step is taken four times up to this many (as long as those are quick, ``RepetitionPatience``), twice up to
  /// that many, and every sixteenth from there on.
  @inlinable static var carefulSteps: Int { 1 << 12 }
  @inlinable static var checkedSteps: Int { 1 << 15 }

  @inlinable static var recentCount: Int { 1 << 14 }
  /// In the place of an instance: a route without a screen.
  @usableFromInline static let unregistered = UInt32.max

  var hasDoubts: Bool { sights.hasDoubts }

  var result: LoneSearchResult {
    LoneSearchResult(
      stateCount: found.stateCount, stepCount: found.stepCount, cuts: sights.cuts,
      newSights: sights.new.filter { $0 < found.expandedCount }.sorted(), origin: found.origin)
  }
}

// MARK: - What a state shows

extension ClosureSearchCore {
  /// - Parameter count: How many entries the view holds.
  @usableFromInline
  func signature(count: Int) -> StackSignature {
    guard count <= bounds.limits.stackHeight, count < min(view.count, StackSignature.heightLimit)
    else {
      return cut(by: .stackHeight)
    }
    var rendered = count
    var layers = 0
    if count > 0 {
      var hasNavigation = rendering.isWrapped || view[0] & 7 == 2 || view[0] & 7 == 4
      for index in 0..<count {
        let entry = view[index]
        if entry == Self.unregistered { return .foreign }
        guard index > 0 else { continue }
        if entry & 7 != 0 {
          layers += 1
          hasNavigation = rendering.everything || entry & 7 == 2 || entry & 7 == 4
        } else if !hasNavigation, rendered == count {
          rendered = index
        }
      }
    }
    guard layers <= bounds.limits.modalNesting else {
      return cut(by: .modalNesting)
    }
    return StackSignature(
      top: rendered > 0 ? view[rendered - 1] : nil, height: count, layers: layers,
      hidden: count - rendered)
  }

  private func cut(by limit: Limits.Kind) -> StackSignature {
    sights.cuts.insert(limit)
    sights.latestCut = limit
    return .cut
  }

  /// Notes a new state, whose entries are in the view.
  @usableFromInline
  func noteState(_ position: Int, _ signature: StackSignature) {
    var isNew = false
    for index in 0..<signature.height {
      let instance = Int(view[index] >> 4)
      if sights.instances[instance] & 1 == 0 {
        sights.instances[instance] |= 1
        isNew = true
      }
    }
    if let top = signature.topInstance, sights.instances[top] & 2 == 0 {
      sights.instances[top] |= 2
      isNew = true
    }
    if isNew { sights.new.append(position) }
  }

  /// Notes a step between two states.
  @inline(__always) @inlinable
  func noteStep(
    _ step: Int, of position: Int, from before: StackSignature, to after: StackSignature
  ) {
    // All that makes a difference below, in one.
    let whole =
      (before.word &* 0xBF58_476D_1CE4_E5B9)
      ^ (after.word &* 0x94D0_49BB_1331_11EB) &+ UInt64(step) << 1 | 1
    let slot = Int(truncatingIfNeeded: whole >> 40) & (Self.recentCount - 1)
    guard recent[slot] != whole else { return }
    recent[slot] = whole
    noteKinds(ofStep: step, of: position, from: before, to: after)
  }

  @usableFromInline
  func noteKinds(
    ofStep step: Int, of position: Int, from before: StackSignature, to after: StackSignature
  ) {
    let action = UInt64(step) << 48
    if before == after {
      note(action | 1 << 47, at: position)
      // The same height, but perhaps another stack below.
      note(action | 1 << 46 | after.top, at: position)
      return
    }
    // Where the step leads.
    note(action | (before.top >> 4) << 20 | (after.top >> 4) << 4 | 2, at: position)
    // What it does.
    if after.height < before.height {
      let layers = min(2, before.layers - after.layers)
      let shape = UInt64(before.height - after.height) << 8 | UInt64(max(0, layers)) << 4
      let rest = after.height <= 1 ? UInt64(after.height) + 1 : 0
      note(action | 1 << 45 | shape | rest, at: position)
    } else {
      let shape = UInt64(after.height - before.height) << 20
      note(action | 1 << 44 | shape | after.top, at: position)
    }
  }

  private func note(_ key: UInt64, at position: Int) {
    if sights.known.insert(key).inserted, sights.new.last != position {
      sights.new.append(position)
    }
  }
}

// MARK: - Steps

extension ClosureSearchCore {
  /// Before the author's code runs for a step: leaves the breadcrumb of ``SearchMonitor``.
  ///
  /// - Returns: Whether it may.
  @inline(__always) @inlinable
  func willTake(_ step: Int, of position: Int, label: UInt32) -> Bool {
    if words.incidentCount.pointee != 0, isSetAside(step, of: position, label: label) {
      return false
    }
    words.state.pointee = UInt64(truncatingIfNeeded: position)
    words.label.pointee = UInt64(label)
    words.action.pointee = steps.authors[step]
    willTakeAgain()
    return true
  }

  /// Whether a step may be taken again that was taken again so many times already.
  @usableFromInline
  func mayRepeat(after count: Int) -> Bool {
    !monitor.isToEnd && patience.allowsAnother(after: count)
  }

  /// Before the same step is taken once more, which may take as long as the first time.
  @inline(__always) @inlinable
  func willTakeAgain() {
    words.serial.pointee = (words.serial.pointee &+ 1) | 1
  }

  @usableFromInline
  func isSetAside(_ step: Int, of position: Int, label: UInt32) -> Bool {
    guard
      monitor.reasonAgainst(
        search: bounds.searchNumber, state: position, label: label,
        action: UInt32(truncatingIfNeeded: steps.authors[step])) != nil
    else { return false }
    note(UInt64(step) << 48 | 1 << 43, at: position)
    return true
  }

  /// After it has; the breadcrumb stays.
  ///
  /// - Returns: Whether the app lives on.
  @inline(__always) @inlinable
  func livesOnQuickly(_ step: Int, of position: Int) -> Bool {
    words.noteFlag.pointee == 0 || livesOn(step, of: position)
  }

  /// Whether the guardian has looked since the last report: the search is slow, or it is time for one.
  @inline(__always) @inlinable
  var isSlow: Bool { words.pulse.pointee != words.reportedPulse.pointee }

  @usableFromInline
  func livesOn(_ step: Int, of position: Int) -> Bool {
    var lives = true
    for noted in log.takeNotes() {
      if noted.outcome.release.isFailure { lives = false }
      var hasher = Hasher()
      hasher.combine(noted.operation)
      hasher.combine(noted.outcome)
      note(
        UInt64(step) << 48 | 1 << 42 | UInt64(truncatingIfNeeded: hasher.finalize()) & 0xffff_ffff,
        at: position)
    }
    return lives
  }

  /// A step that is not to be trusted, or does not end well.
  @usableFromInline
  func noteDoubt(_ step: Int, of position: Int) {
    sights.hasDoubts = true
    note(UInt64(step) << 48 | 1 << 41, at: position)
  }

  /// A step whose signature was cut: the first of each action and bound is looked at, as it may go round in a circle.
  @usableFromInline
  func noteCut(_ step: Int, of position: Int) {
    note(UInt64(step) << 48 | 1 << 40 | (sights.latestCut == .stackHeight ? 5 : 6), at: position)
  }

  /// Nothing of the author's is running.
  @inline(__always) @inlinable func rest() {
    words.serial.pointee = (words.serial.pointee &+ 1) & ~1
  }

  @usableFromInline var wantsReport: Bool { monitor.wantsReport }

  @usableFromInline func noteCut(states: Bool) { sights.cuts.insert(states ? .states : .depth) }

  /// Every now and then.
  ///
  /// - Returns: Whether the search goes on.
  @usableFromInline
  func goesOn(states: Int, steps: Int, depth: Int) -> Bool {
    if ContinuousClock.now >= bounds.deadline {
      sights.cuts.insert(.time)
      return false
    }
    if let limit = monitor.report(states: states, steps: steps, depth: depth) {
      sights.cuts.insert(limit)
      return false
    }
    monitor.checkpointIfDue()
    return true
  }

  /// The instance of a route by its name; ``unregistered`` for one without a screen.
  @usableFromInline
  func instance(named name: String) -> UInt32 {
    plan.routes.firstIndex(of: name).map { UInt32($0) } ?? Self.unregistered
  }

  @usableFromInline var actionCount: Int { sources.count }

  @usableFromInline
  func constant<Event>(_ action: Int, _: Event.Type) -> Event? {
    (unguarded(action) as? ConstantAction<Event>)?.event
  }

  @usableFromInline
  func dynamic<State, Event>(_ action: Int, _: State.Type, _: Event.Type) -> (
    (State, Int) -> Event
  )? {
    (unguarded(action) as? DynamicAction<State, Event>)?.make
  }

  private func unguarded(_ action: Int) -> any ActionSource {
    (sources[action] as? any GuardedActionSource)?.action ?? sources[action]
  }

  @usableFromInline
  func guarding<State>(_ action: Int, _: State.Type) -> ((State) -> Bool)? {
    (sources[action] as? GuardedAction<State>)?.isAllowed
  }
}
