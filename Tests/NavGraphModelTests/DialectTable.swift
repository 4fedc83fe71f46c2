import NavGraphModel

/// All dialects but TCACoordinators 0.14 (see ``ConformanceTable``), line by line.
enum DialectTable {
  static let cases =
    cases(of: .tcaCoordinators(.v0_13, .indexed), shared13 + indexed13)
    + cases(of: .tcaCoordinators(.v0_13, .identified), shared13 + identified13)
    + cases(of: .flowStacks(.v0_10), flowStacks)
    + cases(of: .routingReducer(.v0_0), routingReducer)
    + cases(of: .composableNavigation(.v4_2), composableNavigation)
    + cases(of: .tcaRouteStack(.v0_1), routeStack)
    + cases(of: .composableArchitecture(.v1_25), composableArchitecture)

  static let dialects: [Dialect] =
    [
      .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
      .tcaCoordinators(.v0_13, .indexed), .tcaCoordinators(.v0_13, .identified),
    ] + otherLibraries

  static let otherLibraries: [Dialect] = [
    .flowStacks(.v0_10), .routingReducer(.v0_0), .composableNavigation(.v4_2),
    .tcaRouteStack(.v0_1), .composableArchitecture(.v1_25),
  ]

  private static func cases(of dialect: Dialect, _ lines: [DialectLine]) -> [DialectCase] {
    lines.map { DialectCase(dialect: dialect, line: $0) }
  }
}

/// One cell of the table: a line in one dialect.
struct DialectCase: Sendable {
  let dialect: Dialect
  let line: DialectLine
}

/// A line of the reference, as an example of it: what becomes of a stack, or what a stack shows.
struct DialectLine: Sendable {
  /// The line's first cell, or the sentence, in the reference (`semantics.md`).
  let source: String
  let before: StackNotation
  let expectation: Expectation

  enum Expectation: Sendable {
    /// What is left after a release build, and what both builds do in the last of the operations.
    case change([StackOperation], after: StackNotation, Outcome)
    /// What a gesture leaves, or nil where it is not offered.
    case gesture(Gesture, after: StackNotation?)
    /// How many entries are visible, from the bottom, and whether another can be pushed.
    case view(renderedCount: Int, canPush: Bool?)
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

  static func gesture(
    _ source: String, _ before: StackNotation, _ gesture: Gesture, _ after: StackNotation?
  ) -> Self {
    .init(source: source, before: before, expectation: .gesture(gesture, after: after))
  }

  static func shows(
    _ source: String, _ stack: StackNotation, _ count: Int, canPush: Bool?
  ) -> Self {
    .init(
      source: source, before: stack, expectation: .view(renderedCount: count, canPush: canPush))
  }
}
