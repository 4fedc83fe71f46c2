#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that a worker holds back and looks for itself, so that none ends it in the middle.
enum ProcessSignals {
  /// The signals that request an end.
  private static let requests = [SIGINT, SIGTERM, SIGHUP]

  /// Holds back the requests for an end.
  static func holdBackRequests() {
    var signals = set(of: requests)
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether an end was requested while requests are held back.
  static var isEndRequested: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return requests.contains { sigismember(&pending, $0) == 1 }
  }

  /// From here on, ``wait(milliseconds:)`` hears of children that end.
  static func holdBackChildren() {
    // Ignored, children would vanish without leaving a status.
    signal(SIGCHLD, SIG_DFL)
    var signals = set(of: [SIGCHLD])
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// As an author's code expects it.
  static func releaseChildren() {
    var signals = set(of: [SIGCHLD])
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits until a child ends, an end is requested, or the time is over.
  ///
  /// - Returns: Whether an end is requested.
  static func wait(milliseconds: Int) -> Bool {
    #if os(Linux)
      var signals = set(of: requests + [SIGCHLD])
      var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
      return requests.contains(sigtimedwait(&signals, nil, &time))
    #else
      usleep(UInt32(min(milliseconds, 5) * 1_000))
      return isEndRequested
    #endif
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
