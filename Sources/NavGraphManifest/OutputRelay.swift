import Dispatch
import Subprocess
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

/// Passes on what a program prints, as ``CappedLines`` does, while it runs.
///
/// The program is never held up: what it prints beyond the limit is read and dropped.
final class OutputRelay: Sendable {
  /// Where the program writes to.
  private let end: FileDescriptor
  private let source: FileDescriptor
  private let isOver = Atomic(false)
  private let done = DispatchSemaphore(value: 0)
  private let lines: CappedLines

  /// How long what the program left behind is waited for, where a process of its own still has its output.
  private static let patience = Duration.milliseconds(200)

  /// Runs a program, away from standard output, which is for the report.
  ///
  /// - Parameters:
  ///   - program: What a note calls it.
  ///   - log: Hears each line.
  ///   - run: Runs the program with this output and waits for its end.
  /// - Throws: The system's reason, where there is no pipe.
  static func relaying<Success>(
    _ program: String, to log: @escaping @Sendable (String) -> Void,
    _ run: (FileDescriptorOutput) async throws -> Success
  ) async throws -> Success {
    let relay = try OutputRelay(CappedLines(of: program, log))
    defer { relay.finish() }
    return try await run(.fileDescriptor(relay.end, closeAfterSpawningProcess: false))
  }

  private init(_ lines: CappedLines) throws {
    (source, end) = try FileDescriptor.pipe()
    self.lines = lines
    for descriptor in [source, end] { _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC) }
    DispatchQueue(label: "output").async { self.pass() }
  }

  /// Waits until all that was printed is passed on. The program has to be gone.
  private func finish() {
    try? end.close()
    isOver.store(true, ordering: .relaxed)
    done.wait()
  }

  private func pass() {
    defer {
      try? source.close()
      done.signal()
    }
    var lines = lines
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
      lines.add(buffer[..<count])
    }
    lines.finish()
  }
}
