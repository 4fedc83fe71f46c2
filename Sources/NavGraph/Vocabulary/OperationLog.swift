package import NavGraphModel

/// The results of the vocabulary types' operations while a reducer ran.
///
/// The caller of a reducer binds a log around the call; the value types record in it each operation that
/// was not plainly applied. Without a log the values change in the same way and nothing is recorded, as
/// in an author's own tests.
///
/// ```swift
/// let log = OperationLog(dialect: .tcaCoordinators(.v0_14, .indexed))
/// OperationLog.$current.withValue(log) { reduce(&state, action) }
/// log.notes        // goBack: a debug build asserts, a release build ignores it
/// ```
package final class OperationLog: Sendable {
  /// The log of the reducer that runs now.
  @TaskLocal package static var current: OperationLog?

  /// The dialect of the coordinator whose reducer runs; nil where it is not known.
  package let dialect: Dialect?

  /// A reducer runs on one thread at a time. No lock: a search goes on in a forked process, where one that knows its
  /// thread stops the process.
  nonisolated(unsafe) private var storage: [Note] = []

  /// An operation that was not plainly applied.
  package struct Note: Hashable, Sendable {
    /// The operation as it is displayed: `goBack 2`.
    package var operation: String
    package var outcome: Outcome
    /// Where the reducer calls it; nil where the syntax has no source location arguments.
    package var location: SourceLocation?

    package init(operation: String, outcome: Outcome, location: SourceLocation? = nil) {
      self.operation = operation
      self.outcome = outcome
      self.location = location
    }
  }

  package init(dialect: Dialect? = nil) {
    self.dialect = dialect
  }

  /// In the order of the calls.
  package var notes: [Note] { storage }

  /// Takes all notes out, for the next run.
  package func takeNotes() -> [Note] {
    defer { storage.removeAll(keepingCapacity: true) }
    return storage
  }

  /// Adds a note, unless the operation was simply applied.
  package func note(
    _ operation: String, _ outcome: Outcome, at location: SourceLocation? = nil
  ) {
    guard outcome != .applied else { return }
    let note = Note(operation: operation, outcome: outcome, location: location)
    storage.append(note)
  }
}
