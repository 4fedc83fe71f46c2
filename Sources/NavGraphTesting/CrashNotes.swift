internal import NavGraphExploration
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Says on standard error which step of an author's code was running when the process crashes, then
/// passes the crash on to the previous handler.
///
/// The handler only reads what was prepared for it: it neither allocates nor takes a lock. It knows the
/// exploration by its thread, which is the one that crashes. `exit` and endless loops pass it by.
enum CrashNotes {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// As many explorations are watched at a time; any more go without.
  fileprivate static let capacity = 64

  fileprivate struct Row {
    var isTaken = false
    var thread = pthread_self()
    var blackboard: Unmanaged<Blackboard>?
    var notes = UnsafeMutableBufferPointer<Note>(start: nil, count: 0)
    /// What the handler runs on, where the thread had no other.
    var stack: UnsafeMutableRawPointer?
  }

  fileprivate struct Note {
    let number: UInt32
    let text: UnsafeMutableBufferPointer<UInt8>
  }

  nonisolated(unsafe) fileprivate static let rows: UnsafeMutablePointer<Row> = {
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
    rows.initialize(repeating: Row(), count: capacity)
    return rows
  }()

  /// By number of the signal: who had it before.
  nonisolated(unsafe) fileprivate static let earlier: UnsafeMutablePointer<sigaction> = {
    let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    earlier.initialize(repeating: sigaction(), count: 64)
    return earlier
  }()

  private static let watching = Mutex(0)

  /// Starts to watch this thread.
  ///
  /// - Returns: What ``end(_:)`` takes, on the same thread.
  static func begin(
    _ blackboard: Blackboard, _ texts: [(number: UInt32, text: String)]
  ) -> Int? {
    watching.withLock { count in
      guard let index = (0..<capacity).first(where: { !rows[$0].isTaken }) else { return nil }
      if count == 0 { install() }
      count += 1
      let notes = UnsafeMutableBufferPointer<Note>.allocate(capacity: texts.count)
      _ = notes.initialize(
        from: texts.map { number, text in
          let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
          _ = bytes.initialize(from: text.utf8)
          return Note(number: number, text: bytes)
        })
      rows[index].thread = pthread_self()
      rows[index].blackboard = Unmanaged.passRetained(blackboard)
      rows[index].notes = notes
      rows[index].stack = provideStack()
      rows[index].isTaken = true
      return index
    }
  }

  static func end(_ index: Int?) {
    guard let index else { return }
    watching.withLock { count in
      rows[index].isTaken = false
      rows[index].blackboard?.release()
      rows[index].blackboard = nil
      withdrawStack(rows[index].stack)
      rows[index].stack = nil
      for note in rows[index].notes { note.text.deallocate() }
      rows[index].notes.deallocate()
      count -= 1
      if count == 0 { for signal in signals { sigaction(signal, earlier + Int(signal), nil) } }
    }
  }

  private static func install() {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = sayAndLeave
    #else
      action.__sigaction_handler.sa_handler = sayAndLeave
    #endif
    // A stack that ran over is no place for a handler.
    action.sa_flags = Int32(SA_ONSTACK)
    sigemptyset(&action.sa_mask)
    for signal in signals { sigaction(signal, &action, earlier + Int(signal)) }
  }

  private static let stackSize = 64 * 1024

  private static func provideStack() -> UnsafeMutableRawPointer? {
    var known = stack_t()
    guard sigaltstack(nil, &known) == 0, known.ss_flags & Int32(SS_DISABLE) != 0 else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    return memory
  }

  private static func withdrawStack(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    none.ss_size = stackSize
    sigaltstack(&none, nil)
    memory.deallocate()
  }
}

private func sayAndLeave(_ signal: Int32) {
  let thread = pthread_self()
  for index in 0..<CrashNotes.capacity {
    let row = CrashNotes.rows + index
    guard row.pointee.isTaken, pthread_equal(row.pointee.thread, thread) != 0,
      let blackboard = row.pointee.blackboard
    else { continue }
    let (serial, action) = blackboard._withUnsafeGuaranteedRef { ($0[.serial], $0[.action]) }
    // Even: nothing of the author's is running.
    guard serial % 2 == 1 else { continue }
    let notes = row.pointee.notes
    var next = 0
    while next < notes.count {
      if UInt64(notes[next].number) == action {
        _ = write(STDERR_FILENO, notes[next].text.baseAddress, notes[next].text.count)
        break
      }
      next += 1
    }
  }
  sigaction(signal, CrashNotes.earlier + Int(signal), nil)
  // What an instruction caused comes again when that is run again; these may not.
  if signal == SIGABRT || signal == SIGTRAP { raise(signal) }
}
