import NavGraphExploration

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The side of the explorer: copies of its own process, from which the search can go on.
///
/// A copy sleeps until the guardian wakes it, because the explorer is dead, or until the guardian is gone. There
/// is one at a time; memory that neither of the two changes is shared by both.
final class Checkpoints {
  private let blackboard: Blackboard
  /// Where the guardian writes one byte to wake a copy.
  private let wakening: Int32
  private let clock = ContinuousClock()
  private var due: ContinuousClock.Instant
  /// The latest copy, if this process made one: a child of it.
  private var backup: Int32 = 0
  /// Earlier ones, killed, that may not be quite gone.
  private var discarded: [Int32] = []

  /// Between two copies, at least.
  private static let shortestInterval = Duration.milliseconds(100)
  /// What a copy costs is many times the call itself: each page that is changed afterwards is copied.
  private static let intervalPerCost = 100
  /// The same of memory, by what it takes to copy that page by page.
  private static let intervalPerMebibyte = Duration.milliseconds(20)
  /// After a copy could not be made.
  private static let retryInterval = Duration.seconds(2)
  /// How often a sleeping copy looks whether it is still the latest.
  private static let sleepMilliseconds: Int32 = 1_000

  init(blackboard: Blackboard, wakening: Int32) {
    self.blackboard = blackboard
    self.wakening = wakening
    due = clock.now + Self.shortestInterval
  }

  /// Due is one after a time that grows with its cost, and soon after a step that was set aside: what comes
  /// next should not be done again for the next such step.
  func makeIfDue() {
    if blackboard[.passedIncident] != 0 || clock.now >= due { make() }
  }

  /// Returns in the explorer, and again in each copy that becomes the explorer.
  private func make() {
    blackboard[.passedIncident] = 0
    // A copy has this thread alone. Where the author's code has started others, which it may wait for, only
    // the guardian can start again.
    let usage = ProcessUsage(of: getpid())
    if let usage, usage.threads > 1 {
      due = clock.now + Self.retryInterval
      return
    }
    let progress = Progress(blackboard)
    ProcessCalls.flushOutput()
    let start = clock.now
    let copy = ProcessCalls.fork()
    if copy == 0 {
      sleepUntilWoken()
      progress.restore(on: blackboard)
      takeOver()
      return
    }
    guard copy > 0 else {
      due = clock.now + Self.retryInterval
      return
    }
    let now = clock.now
    let mebibytes = (ResidentMemory.current ?? 0) >> 20
    due =
      now
      + max(
        Self.shortestInterval, (now - start) * Self.intervalPerCost,
        Self.intervalPerMebibyte * mebibytes)
    // In this order, so that there is always one.
    blackboard[.backup] = UInt64(copy)
    discardBackup()
    backup = copy
  }

  private func discardBackup() {
    if backup > 0 {
      kill(backup, SIGKILL)
      discarded.append(backup)
    }
    // A large process takes its time to go.
    discarded.removeAll { copy in
      var status: Int32 = 0
      return waitpid(copy, &status, WNOHANG) != 0
    }
  }

  // MARK: - In a copy

  private func sleepUntilWoken() {
    let me = UInt64(getpid())
    var doubts = 0
    while true {
      var descriptor = pollfd(fd: wakening, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, Self.sleepMilliseconds)
      if ready == 0 {
        // Another one took over, or a later one was made by an explorer that could not end this one.
        doubts = blackboard[.backup] == me || blackboard[.woken] == me ? 0 : doubts + 1
        if doubts == 3 { _exit(EXIT_SUCCESS) }
        continue
      }
      var byte: UInt8 = 0
      let count = ready < 0 ? -1 : read(wakening, &byte, 1)
      // The guardian is gone, or has started again.
      if count == 0 { _exit(EXIT_SUCCESS) }
      if count < 0, errno != EINTR { _exit(EXIT_FAILURE) }
      // Where two copies sleep for a moment, the wrong one may have got the byte; there will be another.
      if count == 1, blackboard[.woken] == me { return }
    }
  }

  /// Becomes the explorer, and leaves a copy behind at once, for what comes next.
  private func takeOver() {
    backup = 0
    discarded = []
    Guardian.becomeExplorer(of: blackboard)
    make()
  }
}

extension Checkpoints {
  /// How far the search was when a copy was made; the explorer has gone on since.
  private struct Progress {
    private static let words: [Blackboard.Word] = [
      .states, .steps, .depth, .earlierStates, .earlierSteps,
    ]
    private let values: [UInt64]

    init(_ blackboard: Blackboard) {
      values = Self.words.map { blackboard[$0] }
    }

    func restore(on blackboard: Blackboard) {
      for (word, value) in zip(Self.words, values) { blackboard[word] = value }
      blackboard[.reportedSerial] = blackboard[.serial]
    }
  }
}
