import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process of a worker, which leads a process group of its own.
final class WorkerProcess: Sendable {
  private let state = Mutex<pid_t?>(nil)

  /// nil before it has begun.
  var number: pid_t? { state.withLock(\.self) }

  func begin(_ number: pid_t) {
    state.withLock { $0 = number }
  }

  /// Ends the processes that it started and that are still in its group.
  func endGroup() {
    if let number { kill(-number, SIGKILL) }
  }
}
