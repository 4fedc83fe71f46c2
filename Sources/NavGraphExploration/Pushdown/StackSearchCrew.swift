import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads that do pieces of one work, and are waited for.
enum StackSearchCrew {
  /// Does pieces 0 and on, each once, in any order; here alone, where there are no more threads.
  static func work(_ threads: Int, pieces: Int, _ piece: (Int) -> Void) {
    withoutActuallyEscaping(piece) { piece in
      let work = Work(pieces: pieces, piece)
      let argument = Unmanaged<Work>.passUnretained(work).toOpaque()
      var others: [pthread_t] = []
      for _ in 1..<max(1, min(threads, pieces)) {
        if let thread = start(argument) { others.append(thread) }
      }
      work.run()
      for thread in others { pthread_join(thread, nil) }
    }
  }

  private static func start(_ argument: UnsafeMutableRawPointer) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
      return pthread_create(&thread, nil, { runWork($0) }, argument) == 0 ? thread : nil
    #else
      var thread = pthread_t()
      return pthread_create(&thread, nil, { runWork($0) }, argument) == 0 ? thread : nil
    #endif
  }

  /// Outlives its threads: whoever starts them waits for them.
  fileprivate final class Work {
    private let pieces: Int
    private let piece: (Int) -> Void
    private let next = Atomic<Int>(0)

    init(pieces: Int, _ piece: @escaping (Int) -> Void) {
      self.pieces = pieces
      self.piece = piece
    }

    func run() {
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < pieces else { return }
        piece(number)
      }
    }
  }
}

private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument {
    Unmanaged<StackSearchCrew.Work>.fromOpaque(argument).takeUnretainedValue().run()
  }
  return nil
}
