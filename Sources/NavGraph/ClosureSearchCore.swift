import NavGraphExploration
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

  /// The packed entries of the stack that is looked at.
  @usableFromInline let view: UnsafeMutablePointer<UInt32>
  /// How many entries there is room for; a higher stack is beyond the limit in any case.
  @usableFromInline let viewCapacity: Int
  /// By instance, and one more for what is beyond: where its steps begin in ``steps``.
  @usableFromInline let stepStarts: UnsafeMutablePointer<Int32>
  /// The registered action of each step.
  @usableFromInline let steps: UnsafeMutablePointer<Int32>
  /// Where the steps of every state begin, and how many there are.
  @usableFromInline let ownStart: Int
  @usableFromInline let ownCount: Int
  @usableFromInline let instanceCount: Int
  @usableFromInline let rootIsPush: Bool
  /// By step: what the monitor knows its action by.
  @usableFromInline let authors: UnsafeMutablePointer<UInt64>
  /// The words of the blackboard: a call for each breadcrumb would cost as much as many a reducer.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let incidentWord: Int
  @usableFromInline let pulseWord: Int
  @usableFromInline let reportedPulseWord: Int
  /// Whether the reducer's vocabulary has noted anything.
  @usableFromInline let noteFlag: UnsafeMutablePointer<UInt8>

  @usableFromInline let stateLimit: Int
  @usableFromInline let depthLimit: Int

  private var cuts: Set<Limits.Kind> = []
  /// By instance: 1 once it was in a stack, 2 once it was on top.
  private let seen: UnsafeMutablePointer<UInt8>
  private var known: Set<UInt64> = []
  /// Keys that were looked at lately, by some of their bits: most steps are like one before.
  @usableFromInline let recent: UnsafeMutablePointer<UInt64>
  private let rendersEverything: Bool
  private let isWrapped: Bool
  private var newSights: [Int] = []
  private(set) var hasDoubts = false

  /// What the generic part leaves at the end.
  @usableFromInline var stateCount = 0
  @usableFromInline var expandedCount = 0
  @usableFromInline var stepCount = 0
  @usableFromInline var origin: (Int) -> (parent: Int, label: UInt32)? = { _ in nil }

  init(
    plan: LoneReducerPlan, bounds: LoneSearchBounds, monitor: SearchMonitor, log: OperationLog,
    sources: [any ActionSource]
  ) {
    self.plan = plan
    self.bounds = bounds
    self.monitor = monitor
    self.log = log
    self.sources = sources
    viewCapacity = bounds.limits.stackHeight + 2
    view = .allocate(capacity: viewCapacity)
    let count = plan.routes.count
    stepStarts = .allocate(capacity: count + 1)
    let all = plan.screenSteps.joined() + plan.ownSteps
    steps = .allocate(capacity: max(1, all.count))
    var next = 0
    for (instance, own) in plan.screenSteps.enumerated() {
      stepStarts[instance] = Int32(next)
      next += own.count
    }
    stepStarts[count] = Int32(next)
    for (index, step) in all.enumerated() { steps[index] = Int32(step.action) }
    ownStart = next
    ownCount = plan.ownSteps.count
    authors = .allocate(capacity: max(1, all.count))
    for (index, step) in all.enumerated() { authors[index] = UInt64(step.author) }
    words = monitor.blackboard.plainWords
    incidentWord = Blackboard.Word.incidentCount.rawValue
    pulseWord = Blackboard.Word.pulse.rawValue
    reportedPulseWord = Blackboard.Word.reportedPulse.rawValue
    noteFlag = log.flag
    monitor.blackboard[.search] = UInt64(bounds.searchNumber)
    // The number of a state and six bits of its hash share a word.
    stateLimit = min(bounds.stateLimit, (1 << 26) - 2)
    depthLimit = bounds.limits.depth
    seen = .allocate(capacity: count + 1)
    seen.initialize(repeating: 0, count: count + 1)
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: 0, count: Self.recentCount)
    switch plan.rendering {
    case .everything: (rendersEverything, isWrapped) = (true, true)
    case .withinNavigation(let wrapped): (rendersEverything, isWrapped) = (false, wrapped)
    }
    instanceCount = count
    rootIsPush = plan.rootIsPush
  }

  deinit {
    view.deallocate()
    stepStarts.deallocate()
    steps.deallocate()
    seen.deallocate()
    recent.deallocate()
    authors.deallocate()
  }

  @inlinable static var recentCount: Int { 1 << 14 }
  /// No step at all.
  @usableFromInline static let unregistered = UInt32.max

  var result: LoneSearchResult {
    LoneSearchResult(
      stateCount: stateCount, stepCount: stepCount, cuts: cuts,
      newSights: newSights.filter { $0 < expandedCount }.sorted(),
      origin: origin)
  }
}

// MARK: - What a state shows

extension ClosureSearchCore {
  /// What is remembered of a stack, in 48 bits: the entry on top of what is shown (20), the height (10),
  /// the modal layers (8), how much is not shown (10).
  ///
  /// - Parameter count: How many entries the view holds.
  /// - Returns: 0 where the stack is beyond a limit, ``foreign`` where it shows what is not registered.
  @usableFromInline
  func signature(count: Int) -> UInt64 {
    guard count <= bounds.limits.stackHeight, count < min(viewCapacity, 1 << 10) else {
      cuts.insert(.stackHeight)
      return 0
    }
    var rendered = count
    var layers = 0
    if count > 0 {
      var hasNavigation = isWrapped || view[0] & 7 == 2 || view[0] & 7 == 4
      for index in 0..<count {
        let entry = view[index]
        if entry == Self.unregistered { return Self.foreign }
        guard index > 0 else { continue }
        if entry & 7 != 0 {
          layers += 1
          hasNavigation = rendersEverything || entry & 7 == 2 || entry & 7 == 4
        } else if !hasNavigation, rendered == count {
          rendered = index
        }
      }
    }
    guard layers <= bounds.limits.modalNesting else {
      cuts.insert(.modalNesting)
      return 0
    }
    let top = rendered > 0 ? UInt64(view[rendered - 1]) : Self.nothing
    return top << 28 | UInt64(count) << 18 | UInt64(min(layers, 255)) << 10
      | UInt64(count - rendered)
  }

  /// Of a stack that shows what is not registered.
  @usableFromInline static let foreign = UInt64.max
  private static let nothing = UInt64(0xf_ffff)

  /// The instance on top, or the number of instances where there is none.
  @usableFromInline
  func top(of signature: UInt64) -> Int {
    let word = signature >> 28
    return word == Self.nothing ? instanceCount : Int(word >> 4)
  }

  /// Notes a new state, whose entries are in the view.
  @usableFromInline
  func noteState(_ position: Int, _ signature: UInt64) {
    var isNew = false
    let count = Int(signature >> 18 & 0x3ff)
    for index in 0..<count {
      let instance = Int(view[index] >> 4)
      if seen[instance] & 1 == 0 {
        seen[instance] |= 1
        isNew = true
      }
    }
    let top = top(of: signature)
    if top < instanceCount, seen[top] & 2 == 0 {
      seen[top] |= 2
      isNew = true
    }
    if isNew { newSights.append(position) }
  }

  /// Notes a step between two states.
  @inline(__always) @inlinable
  func noteStep(_ step: Int, of position: Int, from before: UInt64, to after: UInt64) {
    // All that makes a difference below, in one.
    let whole =
      (before &* 0xBF58_476D_1CE4_E5B9) ^ (after &* 0x94D0_49BB_1331_11EB) &+ UInt64(step) << 1 | 1
    let slot = Int(truncatingIfNeeded: whole >> 40) & (Self.recentCount - 1)
    guard recent[slot] != whole else { return }
    recent[slot] = whole
    noteKinds(ofStep: step, of: position, from: before, to: after)
  }

  @usableFromInline
  func noteKinds(
    ofStep step: Int, of position: Int, from before: UInt64, to after: UInt64
  ) {
    let action = UInt64(step) << 48
    if before == after {
      note(action | 1 << 47, at: position)
      // The same height, but perhaps another stack below.
      note(action | 1 << 46 | after >> 28, at: position)
      return
    }
    // Where the step leads.
    note(action | (before >> 32) << 20 | (after >> 32) << 4 | 2, at: position)
    // What it does.
    let heights = (Int(before >> 18 & 0x3ff), Int(after >> 18 & 0x3ff))
    if heights.1 < heights.0 {
      let layers = min(2, Int(before >> 10 & 0xff) - Int(after >> 10 & 0xff))
      let shape = UInt64(heights.0 - heights.1) << 8 | UInt64(max(0, layers)) << 4
      note(action | 1 << 45 | shape | (heights.1 <= 1 ? UInt64(heights.1) + 1 : 0), at: position)
    } else {
      let shape = UInt64(heights.1 - heights.0) << 20
      note(action | 1 << 44 | shape | after >> 28, at: position)
    }
  }

  private func note(_ key: UInt64, at position: Int) {
    if known.insert(key).inserted { noteSight(position) }
  }

  private func noteSight(_ position: Int) {
    if newSights.last != position { newSights.append(position) }
  }
}

// MARK: - Steps

extension ClosureSearchCore {
  /// Before the author's code runs for a step: leaves the breadcrumb of ``SearchMonitor``.
  ///
  /// - Returns: Whether it may.
  @inline(__always) @inlinable
  func willTake(_ step: Int, of position: Int, label: UInt32) -> Bool {
    if words[incidentWord] != 0, isSetAside(step, of: position, label: label) { return false }
    words[2] = UInt64(truncatingIfNeeded: position)
    words[3] = UInt64(label)
    words[4] = authors[step]
    words[0] = (words[0] &+ 1) | 1
    return true
  }

  @usableFromInline
  func isSetAside(_ step: Int, of position: Int, label: UInt32) -> Bool {
    guard
      monitor.reasonAgainst(
        search: bounds.searchNumber, state: position, label: label,
        action: UInt32(truncatingIfNeeded: authors[step])) != nil
    else { return false }
    note(UInt64(step) << 48 | 1 << 43, at: position)
    return true
  }

  /// After it has; the breadcrumb stays.
  ///
  /// - Returns: Whether the app lives on.
  @inline(__always) @inlinable
  func livesOnQuickly(_ step: Int, of position: Int) -> Bool {
    noteFlag.pointee == 0 || livesOn(step, of: position)
  }

  /// Whether the guardian has looked since the last report: the search is slow, or it is time for one.
  @inline(__always) @inlinable
  var isSlow: Bool { words[pulseWord] != words[reportedPulseWord] }

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
    hasDoubts = true
    note(UInt64(step) << 48 | 1 << 41, at: position)
  }

  /// Nothing of the author's is running.
  @inline(__always) @inlinable func rest() { words[0] = (words[0] &+ 1) & ~1 }

  @usableFromInline var wantsReport: Bool { monitor.wantsReport }

  @usableFromInline func noteCut(states: Bool) { cuts.insert(states ? .states : .depth) }

  /// Every now and then.
  ///
  /// - Returns: Whether the search goes on.
  @usableFromInline
  func goesOn(states: Int, steps: Int, depth: Int) -> Bool {
    if ContinuousClock.now >= bounds.deadline {
      cuts.insert(.time)
      return false
    }
    if let limit = monitor.report(states: states, steps: steps, depth: depth) {
      cuts.insert(limit)
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
    var source = sources[action]
    if let inner = (source as? any GuardedActionSource)?.action { source = inner }
    return (source as? ConstantAction<Event>)?.event
  }

  @usableFromInline
  func dynamic<State, Event>(_ action: Int, _: State.Type, _: Event.Type) -> (
    (State, Int) -> Event
  )? {
    var source = sources[action]
    if let inner = (source as? any GuardedActionSource)?.action { source = inner }
    return (source as? DynamicAction<State, Event>)?.make
  }

  @usableFromInline
  func guarding<State>(_ action: Int, _: State.Type) -> ((State) -> Bool)? {
    (sources[action] as? GuardedAction<State>)?.isAllowed
  }
}
