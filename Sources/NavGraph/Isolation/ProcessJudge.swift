import NavGraphExploration
import NavGraphFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Watches the step of the author's code that is running: whether it takes too long, or too much memory.
struct ProcessJudge {
  private let limits: Limits
  private let clock = ContinuousClock()
  /// What is watched: a step by its serial number, and since when.
  private var serial: UInt64 = 0
  private var elapsed = Duration.zero
  private var lastLook: ContinuousClock.Instant
  private var usageAtStart: ProcessUsage?
  private var sentence: Sentence?
  /// For how long it has been stopped, while this process runs.
  private var suspended = Duration.zero

  /// Why an explorer is killed.
  struct Sentence {
    let serial: UInt64
    let cause: Incident.Cause
  }

  /// A longer pause between two checks was this process's own: the machine slept, or the run was
  /// suspended.
  private static let longestPause = Duration.milliseconds(200)
  /// A step that wants to run and may not (the machine is busy) gets that much more time.
  private static let patience = 8

  init(limits: Limits) {
    self.limits = limits
    lastLook = clock.now
  }

  /// Looks at the explorer once.
  ///
  /// - Returns: Whether it is to be killed; ``takeSentence()`` says why.
  mutating func condemns(_ explorer: Int32, on blackboard: Blackboard) -> Bool {
    let now = clock.now
    defer { lastLook = now }
    // A signal stopped it, its own or another process's, while the run continues: nothing else would wake it.
    if ProcessUsage(of: explorer)?.activity == .suspended {
      suspended += min(now - lastLook, Self.longestPause)
      if suspended >= stepTime {
        suspended = .zero
        kill(explorer, SIGCONT)
      }
      return false
    }
    suspended = .zero
    let current = blackboard[.serial]
    guard current & 1 == 1 else {
      serial = current
      return false
    }
    guard current == serial else {
      serial = current
      elapsed = .zero
      usageAtStart = nil
      return false
    }
    if sentence != nil { return true }
    guard let usage = ProcessUsage(of: explorer), let start = usageAtStart else {
      usageAtStart = ProcessUsage(of: explorer)
      elapsed += min(now - lastLook, Self.longestPause)
      // If the system reports nothing, the clock decides.
      return usageAtStart == nil && elapsed >= stepTime && condemn(current, hang)
    }
    elapsed += min(now - lastLook, Self.longestPause)
    if usage.resident > limits.memory << 20 {
      return condemn(current, .memory(mebibytes: Int32(clamping: limits.memory)))
    }
    let isOverdue =
      usage.time - start.time >= stepTime
      || elapsed >= stepTime && usage.activity == .waiting
      || elapsed >= stepTime * Self.patience
    return isOverdue && condemn(current, hang)
  }

  /// Why the explorer that has just ended was killed, if it was.
  mutating func takeSentence() -> Sentence? {
    defer { sentence = nil }
    return sentence
  }

  private mutating func condemn(_ serial: UInt64, _ cause: Incident.Cause) -> Bool {
    sentence = Sentence(serial: serial, cause: cause)
    return true
  }

  private var stepTime: Duration { .seconds(min(max(limits.stepSeconds, 0.05), 1e6)) }

  private var hang: Incident.Cause {
    .hang(milliseconds: Int32(clamping: Int(stepTime / .milliseconds(1))))
  }
}
