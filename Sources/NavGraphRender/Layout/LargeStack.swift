import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread whose stack is large enough for Graphviz, which recurses as deeply as a graph is long.
enum LargeStack {
  /// In bytes; of these, a thread takes what it uses.
  private static let size = 256 << 20

  /// Runs the closure on a thread of its own and waits for it; here, where there is no more thread.
  static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let job = Job(body)
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return body() }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, size) == 0, start(job, attributes) else {
        return body()
      }
      return job.result ?? body()
    }
  }

  /// Whether a thread ran the job to its end.
  private static func start<Result>(_ job: Job<Result>, _ attributes: pthread_attr_t) -> Bool {
    var attributes = attributes
    let argument = Unmanaged<Runnable>.passUnretained(job).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { runJob($0) }, argument)
      guard code == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { runJob($0) }, argument)
      guard code == 0 else { return false }
    #endif
    return pthread_join(thread, nil) == 0
  }
}

private func runJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Runnable>.fromOpaque(argument).takeUnretainedValue().run() }
  return nil
}

private class Runnable {
  func run() {}
}

/// Used by one thread at a time: its starter waits while it runs.
private final class Job<Result>: Runnable {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  override func run() { result = body() }
}
