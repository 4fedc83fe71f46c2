import Dispatch
import NavGraphManifest
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends work on request (Ctrl-C, the end of a CI job, a closed terminal), so that it can clean up behind
/// itself.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The first that came.
  private static let received = Mutex<Int32?>(nil)

  /// Runs work that reads or explores an input. Afterwards a signal ends the process at once.
  ///
  /// The first signal asks the search for what it has so far, where there is a search, and cancels a compiler or a
  /// build; a second one, and any where nothing has to be cleaned up, ends the process.
  static func ending<Success: Sendable>(
    _ watch: RunWatch, _ work: @escaping @Sendable () async -> Success
  ) async -> Success {
    let task = Task { await work() }
    let sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        let isSecond = watch.isStopRequested
        received.withLock { $0 = $0 ?? number }
        if isSecond || watch.phase == nil { endProcess(by: number) }
        if !watch.requestStop() {
          task.cancel()
          // Whoever cancels waits for what is cancelled, but not for ever.
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) { endProcess(by: number) }
        }
      }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
      for number in signals { signal(number, SIG_DFL) }
    }
    return await task.value
  }

  /// Ends the process where a signal has cancelled its work.
  static func endProcessIfAsked() {
    if let number = received.withLock(\.self) { endProcess(by: number) }
  }

  /// Ends the process as the received signal does, so that a shell sees what happened: 130 for Ctrl-C.
  private static func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}
