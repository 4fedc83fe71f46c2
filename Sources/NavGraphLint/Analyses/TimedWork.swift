import Dispatch
import Synchronization

/// Runs pieces of work one after the other until a deadline, however long a single one takes.
///
/// Work that is running at the deadline is not stopped: it ends with the process.
final class TimedWork<Success: Sendable>: Sendable {
  private let results: Mutex<[Success?]>
  private let isOver = Atomic(false)
  private let done = DispatchSemaphore(value: 0)

  private init(count: Int) {
    results = Mutex(Array(repeating: nil, count: count))
  }

  /// - Returns: By piece of work: its result, or nil where it was not finished in time.
  static func results(
    of work: [@Sendable () -> Success], until deadline: ContinuousClock.Instant
  ) -> [Success?] {
    let run = TimedWork(count: work.count)
    DispatchQueue(label: "rules").async { run.run(work, until: deadline) }
    let rest = max(.zero, deadline - ContinuousClock.now)
    _ = run.done.wait(timeout: .now() + rest / .seconds(1))
    run.isOver.store(true, ordering: .relaxed)
    return run.results.withLock(\.self)
  }

  private func run(_ work: [@Sendable () -> Success], until deadline: ContinuousClock.Instant) {
    for (index, piece) in work.enumerated() {
      guard !isOver.load(ordering: .relaxed), ContinuousClock.now < deadline else { break }
      let result = piece()
      results.withLock { $0[index] = result }
    }
    done.signal()
  }
}
