import NavGraphManifest

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

/// One line on standard error that says how far a run is, redrawn while it goes on.
///
/// Only on a terminal, only for what takes longer than half a second, and gone at the end.
struct ProgressLine {
  private let watch: RunWatch
  private var isDrawn = false

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// Says what goes on until the next line is printed, which is at least as long.
  static func announce(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    _ = try? FileDescriptor.standardError.writeAll("\(text)\r".utf8)
  }

  /// Shows the line while the work goes on.
  static func showing<Success: Sendable>(
    _ watch: RunWatch, while work: @escaping @Sendable () async -> Success
  ) async -> Success {
    guard isatty(STDERR_FILENO) == 1 else { return await work() }
    let task = Task {
      var line = ProgressLine(watch: watch)
      await line.draw()
    }
    let result = await work()
    task.cancel()
    await task.value
    return result
  }

  private init(watch: RunWatch) {
    self.watch = watch
  }

  private mutating func draw() async {
    try? await Task.sleep(for: Self.patience)
    while !Task.isCancelled {
      let text = self.text
      // The cursor rests at the start, so that whatever else is printed begins a line.
      if let text { write("\r\(text)\u{1B}[K\r") } else { erase() }
      isDrawn = text != nil
      try? await Task.sleep(for: Self.interval)
    }
    erase()
  }

  private func erase() {
    if isDrawn { write("\r\u{1B}[K") }
  }

  private var text: String? {
    switch watch.phase {
    case nil: return nil
    case .compiling: return "compiling"
    // Before the first report there is nothing to say but that it has begun.
    case .exploring(let states, _, _):
      return states > 0 ? "exploring: \(states) states" : "exploring"
    }
  }

  private func write(_ text: String) {
    // A terminal that is gone needs no progress.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
