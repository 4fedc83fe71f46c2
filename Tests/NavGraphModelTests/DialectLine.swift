import NavGraphModel

/// A line of the reference, as an example of it: what becomes of a stack, or what a stack shows.
struct DialectLine: Sendable {
  /// The line's first cell, or the sentence, in the reference (`semantics.md`).
  let source: String
  let before: StackNotation
  let expectation: Expectation

  enum Expectation: Sendable {
    /// What is left after a release build, and what both builds do in the last of the operations.
    case change([StackOperation], after: StackNotation, Outcome)
    /// What a gesture leaves, for each way in which it can end; none where it is not offered.
    case gesture(Gesture, isWrapped: Bool, after: [StackNotation])
    /// How many entries are visible, from the bottom, by themselves and in a navigation container
    /// around, and whether another can be pushed.
    case view(renderedCount: Int, wrapped: Int, canPush: Bool?)
  }

  /// An operation, by default applied.
  static func does(
    _ source: String, _ before: StackNotation, _ operation: StackOperation, _ after: StackNotation,
    _ outcome: Outcome = .applied
  ) -> Self {
    .init(
      source: source, before: before, expectation: .change([operation], after: after, outcome))
  }

  /// Several operations, of which the last is by default applied.
  static func runs(
    _ source: String, _ before: StackNotation, _ operations: [StackOperation],
    _ after: StackNotation, _ outcome: Outcome = .applied
  ) -> Self {
    .init(source: source, before: before, expectation: .change(operations, after: after, outcome))
  }

  /// An operation that leaves the stack as it is.
  static func keeps(
    _ source: String, _ stack: StackNotation, _ operation: StackOperation, _ outcome: Outcome
  ) -> Self {
    .does(source, stack, operation, stack, outcome)
  }

  /// A gesture that can end in one way, or not at all.
  static func gesture(
    _ source: String, _ before: StackNotation, _ gesture: Gesture, isWrapped: Bool = false,
    _ after: StackNotation?
  ) -> Self {
    .init(
      source: source, before: before,
      expectation: .gesture(gesture, isWrapped: isWrapped, after: after.map { [$0] } ?? []))
  }

  /// The back menu, nearest screen first.
  static func menu(
    _ source: String, _ before: StackNotation, isWrapped: Bool = false, _ after: StackNotation...
  ) -> Self {
    .init(
      source: source, before: before,
      expectation: .gesture(.backMenu, isWrapped: isWrapped, after: after))
  }

  /// - Parameter wrapped: The number in a navigation container around; nil for the same.
  static func shows(
    _ source: String, _ stack: StackNotation, _ count: Int, wrapped: Int? = nil, canPush: Bool?
  ) -> Self {
    .init(
      source: source, before: stack,
      expectation: .view(renderedCount: count, wrapped: wrapped ?? count, canPush: canPush))
  }
}
