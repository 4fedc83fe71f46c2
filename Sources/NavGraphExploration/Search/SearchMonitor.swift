package import NavGraphFacts

/// The progress that a search reports while it runs, and its checks before it calls an author's code.
///
/// Without a blackboard of its own it serves a search in this process: nothing forks, nothing watches the
/// memory, and nothing is set aside unless it is added by hand.
package final class SearchMonitor {
  package let blackboard: Blackboard
  /// How much memory this process may have, in MiB; nil where it is not watched.
  private let memory: Int?
  /// Makes a checkpoint if one is due.
  private let checkpoint: (() -> Void)?
  /// Checks from time to time whether the search should end.
  private let look: (() -> Void)?
  private var nextLook = ContinuousClock.now + lookInterval
  /// When analyses have to end, with what they have; a search has its own share of the time.
  var deadline: ContinuousClock.Instant?
  private var list = SetAsideList()

  private static let lookInterval = Duration.milliseconds(50)
  /// Runs of the author's code between two reports.
  package static let runsPerReport: UInt64 = 256
  /// At this sum of weights an action is set aside in every state.
  package static let actionBudget = 64

  package init(
    blackboard: Blackboard = Blackboard(), memory: Int? = nil, checkpoint: (() -> Void)? = nil,
    look: (() -> Void)? = nil
  ) {
    self.blackboard = blackboard
    self.memory = memory
    self.checkpoint = checkpoint
    self.look = look
  }
}

// MARK: - Steps of the author's code

extension SearchMonitor {
  /// Leaves a breadcrumb: from here on, this step is responsible for whatever happens.
  ///
  /// - Parameters:
  ///   - state: A number that the search would give the state again.
  ///   - label: Which step of the state.
  ///   - action: What the steps of several states have in common; if it fails repeatedly, it is set aside in
  ///     all of them.
  @inlinable @inline(__always)
  package func willTake(search: Int, state: Int, label: UInt32, action: UInt32) {
    let blackboard = blackboard
    blackboard[.search] = UInt64(truncatingIfNeeded: search)
    blackboard[.state] = UInt64(truncatingIfNeeded: state)
    blackboard[.label] = UInt64(label)
    blackboard[.action] = UInt64(action)
    blackboard[.serial] = (blackboard[.serial] &+ 1) | 1
  }

  /// The step whose breadcrumb is left is taken once more, and may take as long as the first time.
  @inlinable @inline(__always)
  package func willTakeAgain() {
    let blackboard = blackboard
    blackboard[.serial] = (blackboard[.serial] &+ 1) | 1
  }

  /// Whether the user, or a limit of memory or of incidents, asks for an end: nothing is examined twice then.
  package var isToEnd: Bool { blackboard.stopRequest != nil }

  /// Nothing of the author's is running any more.
  @inlinable @inline(__always)
  package func didTake() {
    blackboard[.serial] = (blackboard[.serial] &+ 1) & ~1
  }

  /// Why the step must not be taken, if it must not.
  @inlinable @inline(__always)
  package func reasonToSkip(
    search: Int, state: Int, label: UInt32, action: UInt32
  ) -> SetAside? {
    blackboard[.incidentCount] == 0
      ? nil : listedReason(search: search, state: state, label: label, action: action)
  }

  @inline(never)
  package func listedReason(
    search: Int, state: Int, label: UInt32, action: UInt32
  ) -> SetAside? {
    list.reasonToSkip(
      Incident.Breadcrumb(
        search: UInt32(truncatingIfNeeded: search), state: UInt32(truncatingIfNeeded: state),
        label: label, action: action),
      on: blackboard)
  }

  /// Sets a step aside by hand.
  package func setAside(
    search: Int, state: Int, label: UInt32, action: UInt32, cause: Incident.Cause
  ) {
    blackboard.append(
      Incident(
        step: Incident.Breadcrumb(
          search: UInt32(truncatingIfNeeded: search), state: UInt32(truncatingIfNeeded: state),
          label: label, action: action),
        cause: cause))
  }
}

// MARK: - Progress

extension SearchMonitor {
  /// A new search begins: what it reports comes on top of what the earlier ones did.
  package func beginSearch() {
    blackboard[.earlierStates] &+= blackboard[.states]
    blackboard[.earlierSteps] &+= blackboard[.steps]
    blackboard[.states] = 0
    blackboard[.steps] = 0
    blackboard[.depth] = 0
  }

  /// Whether the author's code has taken so many steps, or so much time, that a report is due, however
  /// few states that were.
  @inlinable @inline(__always)
  package var wantsReport: Bool {
    blackboard[.serial] &- blackboard[.reportedSerial] >= 2 * Self.runsPerReport
      || blackboard[.pulse] != blackboard[.reportedPulse]
  }

  /// Says how far the search is.
  ///
  /// - Returns: The limit that ends the search now, if one does.
  package func report(states: Int, steps: Int, depth: Int) -> Limits.Kind? {
    blackboard[.states] = UInt64(truncatingIfNeeded: states)
    blackboard[.steps] = UInt64(truncatingIfNeeded: steps)
    blackboard[.depth] = UInt64(truncatingIfNeeded: depth)
    return pollLimits()
  }

  /// Looks whether the search should end, as with a report, where there is nothing to report.
  ///
  /// - Returns: The limit that ends the search now, if one does.
  package func pollLimits() -> Limits.Kind? {
    blackboard[.reportedSerial] = blackboard[.serial]
    blackboard[.reportedPulse] = blackboard[.pulse]
    let now = ContinuousClock.now
    if now >= nextLook {
      nextLook = now + Self.lookInterval
      look?()
      // Writing the results down afterwards takes up to a third of the time of the search.
      if let memory, let resident = ResidentMemory.current,
        resident + resident / 3 > memory << 20
      {
        blackboard.requestStop(.memory)
      }
    }
    if let deadline, now >= deadline { return blackboard.stopRequest?.limit ?? .time }
    return blackboard.stopRequest?.limit
  }

  /// Makes a checkpoint between two steps, at which the search could continue in another process.
  package func checkpointIfDue() {
    checkpoint?()
  }
}
