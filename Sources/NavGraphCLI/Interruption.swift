import Dispatch
import NavGraphManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends work when somebody asks for it, so that it can clean up behind itself.
enum Interruption {
  /// Runs work that a signal (Ctrl-C, the end of a CI job, a closed terminal) ends.
  ///
  /// The first signal asks the search for what it has so far, where there is a search; a second one
  /// cancels the work, and any process that it has started ends with it.
  static func ending<Success: Sendable>(
    _ watch: RunWatch, _ work: @escaping @Sendable () async -> Success
  ) async -> Success {
    let task = Task { await work() }
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        let isSecond = watch.isStopRequested
        if !watch.requestStop() || isSecond { task.cancel() }
      }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
    }
    return await task.value
  }
}
