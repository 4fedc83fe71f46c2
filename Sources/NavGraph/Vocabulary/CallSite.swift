import NavGraphModel

/// Where a reducer calls an operation, and under which name.
struct CallSite {
  let operation: String
  let filePath: StaticString?
  let line: Int

  /// A call whose place is known.
  init(_ operation: String, _ filePath: StaticString, _ line: Int) {
    self.operation = operation
    self.filePath = filePath
    self.line = line
  }

  /// Creates a call site for syntax without source location arguments: a subscript, a literal.
  init(_ operation: String) {
    self.operation = operation
    filePath = nil
    line = 1
  }

  /// An operation that takes a count: `goBack`, `goBack 2`.
  init(_ operation: String, count: Int, _ filePath: StaticString, _ line: Int) {
    self.init(count == 1 ? operation : "\(operation) \(count)", filePath, line)
  }

  /// Tells the log, if a reducer is being watched.
  func note(_ outcome: Outcome) {
    guard outcome != .applied else { return }
    let location = filePath.map { SourceLocation($0, line, 1) }
    OperationLog.current?.note(operation, outcome, at: location)
  }
}
