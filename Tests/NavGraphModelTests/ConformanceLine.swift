import NavGraphModel

/// A line of the reference, as an example of it for each of the two variants of TCACoordinators.
struct ConformanceLine: Sendable {
  /// The line's first cell, or the sentence, in the reference (`semantics.md`).
  let source: String
  let before: StackNotation
  let operation: StackOperation
  let indexed: Result
  let identified: Result

  /// What is left after a release build, and what both builds do.
  struct Result: Sendable {
    let after: StackNotation
    let outcome: Outcome

    init(_ after: StackNotation, _ outcome: Outcome = .applied) {
      self.after = after
      self.outcome = outcome
    }
  }

  init(
    _ source: String, _ before: StackNotation, _ operation: StackOperation, indexed: Result,
    identified: Result
  ) {
    self.source = source
    self.before = before
    self.operation = operation
    self.indexed = indexed
    self.identified = identified
  }

  init(
    _ source: String, _ before: StackNotation, _ operation: StackOperation, both result: Result
  ) {
    self.init(source, before, operation, indexed: result, identified: result)
  }
}

extension Outcome {
  /// Nothing happens, in both builds.
  static func ignored(_ reason: Reason) -> Outcome { Outcome(.ignored(reason)) }

  /// Debug asserts; release does nothing.
  static func assertsAndStays(_ reason: Reason) -> Outcome {
    .asserts(reason, release: .ignored(reason))
  }

  /// Debug asserts; release carries it out all the same.
  static func assertsAndGoesOn(_ reason: Reason) -> Outcome {
    .asserts(reason, release: .applied)
  }

  /// Both builds stop.
  static func traps(_ reason: Reason) -> Outcome { Outcome(.failed(reason)) }
}
