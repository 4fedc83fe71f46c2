import NavGraphModel

/// A line of the reference (`semantics.md`), as an example of it on arrays of routes.
struct VocabularyLine: Sendable {
  let source: String
  let before: String
  let change: VocabularyChange
  /// By dialect; one that is left out is not looked at.
  let results: [Dialect: Result]

  /// What is left after a release build, and what both builds do.
  struct Result: Sendable {
    let after: String
    let outcome: Outcome

    init(_ after: String, _ outcome: Outcome = .applied) {
      self.after = after
      self.outcome = outcome
    }
  }

  /// - Parameters:
  ///   - flowStacks: In FlowStacks, where the root is outside of the array.
  ///   - indexed: In TCACoordinators 0.14, `[Route<Screen>]`.
  ///   - identified: In TCACoordinators 0.14, `IdentifiedArrayOf<Route<Screen>>`.
  ///   - earlier: In TCACoordinators 0.13, both kinds of arrays.
  init(
    _ source: String, _ before: String, _ change: VocabularyChange, flowStacks: Result? = nil,
    indexed: Result? = nil, identified: Result? = nil, earlier: Result? = nil
  ) {
    self.source = source
    self.before = before
    self.change = change
    results = [
      .flowStacks(.v0_10): flowStacks,
      .tcaCoordinators(.v0_14, .indexed): indexed,
      .tcaCoordinators(.v0_14, .identified): identified,
      .tcaCoordinators(.v0_13, .indexed): earlier,
      .tcaCoordinators(.v0_13, .identified): earlier,
      .flowStacks(.v0_4): earlier,
    ].compactMapValues { $0 }
  }

  /// The same everywhere.
  init(_ source: String, _ before: String, _ change: VocabularyChange, all result: Result) {
    self.init(
      source, before, change, flowStacks: result, indexed: result, identified: result,
      earlier: result)
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
  static func assertsAndGoesOn(_ reason: Reason) -> Outcome { .asserts(reason, release: .applied) }

  /// Both builds stop.
  static func traps(_ reason: Reason) -> Outcome { Outcome(.failed(reason)) }
}
