package import NavGraphExploration
package import NavGraphFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a search in a process of its own, because it calls an author's code, which may end, stall or
/// fill that process. All results of the search must be in files.
///
/// The guardian's own process is as it was before the search: the last resort to start from. Between the
/// two is the explorer's latest copy (``Checkpoints``). When the explorer dies, the step that was
/// running is set aside and the copy continues: at most the work since then is done twice.
///
/// There must be one thread only.
package struct Guardian {
  private let blackboard: Blackboard
  private let limits: Limits
  private var explorer: Int32 = 0
  private var judge: ProcessJudge
  private var inquest = ProcessInquest()
  private var wakening = GuardianWakening()
  private let parent = getppid()

  /// Between two looks at the explorer, unless it ends.
  private static let pollMilliseconds = 20

  package init(blackboard: Blackboard, limits: Limits) {
    self.blackboard = blackboard
    self.limits = limits
    judge = ProcessJudge(limits: limits)
  }

  /// How a search ended.
  package enum Ending: Hashable, Sendable {
    /// Its work returned.
    case finished
    /// Outside of the author's steps, and more than once.
    case lost(ProcessEnding)
    /// There cannot be another process.
    case notStarted
  }

  /// Returns in this process alone; the one that does the work ends with it.
  ///
  /// - Parameter work: Says before each step of the author's what it is about to do.
  package mutating func run(_ work: (SearchMonitor) -> Void) -> Ending {
    ProcessCalls.adoptOrphans()
    ProcessSignals.holdBackRequests()
    ProcessSignals.holdBackChildren()
    defer { ProcessSignals.releaseChildren() }
    blackboard[.guardian] = UInt64(getpid())
    guard start(work) else { return .notStarted }
    while true {
      if ProcessSignals.wait(milliseconds: Self.pollMilliseconds) {
        blackboard.requestStop(.interrupted)
      }
      blackboard[.pulse] &+= 1
      // Nobody is left to report to; the others end with this process.
      if getppid() != parent { _exit(EXIT_FAILURE) }
      let dead = Self.reap()
      if let ending = dead[explorer] ?? vanished() {
        guard blackboard[.finished] == 0 else { return .finished }
        let verdict = inquest.examine(ending, killedFor: judge.takeSentence(), on: blackboard)
        guard verdict == .proceed else { return .lost(ending) }
        guard resume(withoutBackup: dead.keys.contains(backup), work) else { return .notStarted }
      } else if judge.condemns(explorer, on: blackboard) {
        kill(explorer, SIGKILL)
      } else if isWaking {
        wakening.send()
      }
    }
  }

  // MARK: - Starting

  private var backup: Int32 { Int32(truncatingIfNeeded: blackboard[.backup]) }

  private mutating func start(_ work: (SearchMonitor) -> Void) -> Bool {
    // An unread byte must not wake the first copy of the new explorer.
    guard wakening.renew() else { return false }
    blackboard[.backup] = 0
    blackboard[.woken] = 0
    for word in [Blackboard.Word.states, .steps, .depth, .earlierStates, .earlierSteps] {
      blackboard[word] = 0
    }
    ProcessCalls.flushOutput()
    explorer = ProcessCalls.fork()
    if explorer == 0 { explore(work) }
    return explorer > 0
  }

  /// The newest copy goes on if there is one, else everything starts again.
  private mutating func resume(withoutBackup: Bool, _ work: (SearchMonitor) -> Void) -> Bool {
    blackboard[.serial] = (blackboard[.serial] &+ 1) & ~1
    blackboard[.reportedSerial] = blackboard[.serial]
    blackboard[.restarts] &+= 1
    let copy = backup
    blackboard[.backup] = 0
    guard copy > 0, !withoutBackup, kill(copy, 0) == 0 else { return start(work) }
    explorer = copy
    blackboard[.woken] = UInt64(copy)
    wakening.send()
    return true
  }

  /// Whether a copy was woken that has not answered yet.
  private var isWaking: Bool {
    let awaited = UInt64(explorer)
    return blackboard[.woken] == awaited && blackboard[.explorer] != awaited
  }

  // MARK: - Ends

  /// The children that have ended.
  private static func reap() -> [Int32: ProcessEnding] {
    var endings: [Int32: ProcessEnding] = [:]
    var status: Int32 = 0
    while true {
      let child = waitpid(-1, &status, WNOHANG)
      if child > 0 {
        endings[child] = ProcessEnding(status: status)
      } else if child == 0 || errno != EINTR {
        return endings
      }
    }
  }

  /// Handles an explorer that was a copy before, where the system reparents orphans: no process reports how it ended.
  private func vanished() -> ProcessEnding? {
    kill(explorer, 0) == 0 || errno != ESRCH ? nil : .signaled(SIGABRT)
  }
}

// MARK: - In the explorer

extension Guardian {
  private mutating func explore(_ work: (SearchMonitor) -> Void) -> Never {
    wakening.closeSending()
    ProcessSignals.releaseChildren()
    let blackboard = blackboard
    Self.becomeExplorer(of: blackboard)
    let checkpoints = Checkpoints(blackboard: blackboard, wakening: wakening.receiving)
    let guardian = Int32(truncatingIfNeeded: blackboard[.guardian])
    let monitor = SearchMonitor(
      blackboard: blackboard, memory: limits.memory,
      checkpoint: { checkpoints.makeIfDue() },
      look: { if kill(guardian, 0) != 0 { _exit(EXIT_FAILURE) } })
    work(monitor)
    ProcessCalls.flushOutput()
    blackboard[.finished] = 1
    _exit(EXIT_SUCCESS)
  }

  /// For a process that has just been made, or woken.
  static func becomeExplorer(of blackboard: Blackboard) {
    ProcessCalls.endWithParent()
    #if os(Linux)
      // It may have gone before the line above.
      if getppid() != Int32(truncatingIfNeeded: blackboard[.guardian]) { _exit(EXIT_FAILURE) }
    #endif
    blackboard[.explorer] = UInt64(getpid())
  }
}
