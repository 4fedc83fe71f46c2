#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pipe by which the guardian wakes a copy of the explorer.
///
/// Copies wait for a byte, or for the guardian's end, which closes the only sending side.
struct GuardianWakening {
  private(set) var receiving: Int32 = -1
  private var sending: Int32 = -1

  /// Makes a pipe in which nothing waits.
  mutating func renew() -> Bool {
    if receiving >= 0 {
      close(receiving)
      close(sending)
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    (receiving, sending) = (ends[0], ends[1])
    // Programs that the author's code starts have no part in it.
    for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) != 0 { return false }
    // No process waits for space in it.
    return fcntl(sending, F_SETFL, O_NONBLOCK) == 0
  }

  /// Wakes one copy. The receiving side stays open here, so that nothing breaks where there is none.
  func send() {
    var byte: UInt8 = 1
    _ = write(sending, &byte, 1)
  }

  /// For everybody but the guardian.
  mutating func closeSending() {
    close(sending)
    sending = -1
  }
}
