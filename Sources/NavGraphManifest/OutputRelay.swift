import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Passes on what a program prints, line by line, up to a limit.
///
/// The program is never held up: what it prints beyond the limit is read and dropped.
final class OutputRelay: Sendable {
  /// Where the program writes to.
  let end: FileDescriptor
  private let source: FileDescriptor
  private let isOver = Atomic(false)
  private let done = DispatchSemaphore(value: 0)
  private let say: @Sendable (String) -> Void

  /// How many bytes are passed on.
  static let limit = 1 << 20
  /// How long what the program left behind is waited for, where a process of its own still has its output.
  private static let patience = Duration.milliseconds(200)

  /// - Parameter say: Hears each line.
  /// - Throws: The system's reason.
  init(_ say: @escaping @Sendable (String) -> Void) throws {
    (source, end) = try FileDescriptor.pipe()
    self.say = say
    for descriptor in [source, end] { _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC) }
    DispatchQueue(label: "output").async { self.pass() }
  }

  /// Waits until all that was printed is passed on. The program has to be gone.
  func finish() {
    try? end.close()
    isOver.store(true, ordering: .relaxed)
    done.wait()
  }

  private func pass() {
    defer {
      try? source.close()
      done.signal()
    }
    var rest = Self.limit
    var isCut = false
    var line: [UInt8] = []
    var deadline: ContinuousClock.Instant?
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var request = pollfd(fd: source.rawValue, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, 20) > 0
      if isOver.load(ordering: .relaxed) {
        let now = ContinuousClock.now
        deadline = deadline ?? now + Self.patience
        if let deadline, now >= deadline { break }
      }
      guard isReady else { continue }
      let count = buffer.withUnsafeMutableBytes { try? source.read(into: $0) }
      guard let count, count > 0 else { break }
      guard !isCut else { continue }
      for byte in buffer[..<min(count, rest)] {
        if byte == UInt8(ascii: "\n") {
          say(String(decoding: line, as: UTF8.self))
          line = []
        } else {
          line.append(byte)
        }
      }
      isCut = count > rest
      if isCut {
        if !line.isEmpty { say(String(decoding: line, as: UTF8.self)) }
        line = []
        say("note: the manifest printed more than 1 MiB: the rest is not shown")
      }
      rest -= min(count, rest)
    }
    if !line.isEmpty { say(String(decoding: line, as: UTF8.self)) }
  }
}
