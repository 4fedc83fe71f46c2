import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends work when somebody asks for it, so that it can clean up behind itself.
enum Interruption {
  /// Runs work that a signal (Ctrl-C, the end of a CI job, a closed terminal) cancels.
  ///
  /// A process that the work has started is ended with it.
  static func cancelling<Success: Sendable>(
    _ work: @escaping @Sendable () async -> Success
  ) async -> Success {
    let task = Task { await work() }
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
    }
    return await task.value
  }
}
