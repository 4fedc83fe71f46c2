/// How a process ended, read from what `waitpid` says.
package enum ProcessEnding: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
