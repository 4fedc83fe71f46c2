import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lock for calls of Graphviz, and its messages during them.
///
/// Graphviz keeps global state, so only one thread at a time may be in it, with any context;
/// and its messages go to one function for the whole process.
enum GraphvizMessages {
  /// Guards everything of Graphviz, ``text`` included.
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  /// Touched only while the mutex is held.
  nonisolated(unsafe) private static var text = ""

  /// Calls Graphviz, while no other thread does, and keeps its messages off stderr.
  ///
  /// - Returns: The result, and the messages on one line.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, messages: String) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    text = ""
    navgraph_listen { message in
      if let message { GraphvizMessages.text += String(cString: message) }
      return 0
    }
    let result = body()
    return (result, text.split(whereSeparator: \.isNewline).joined(separator: "; "))
  }
}
