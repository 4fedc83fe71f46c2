/// When a transition is possible, in terms of the stack it acts on.
package indirect enum Condition: Hashable, Codable, Sendable {
  /// The number of entries in the whole array, the root included.
  case count(Comparison)
  /// The number of entries in the navigation stack on top: the nearest root or presented entry and
  /// the pushes above it.
  case navigationCount(Comparison)
  /// A sheet or cover is above the root.
  case isPresenting
  /// The nearest entry that is not a push has a navigation container.
  case canPush
  /// The route is somewhere in the array.
  case contains(RoutePattern)
  /// The route is on top of the stack, or selected, or shown.
  case top(RoutePattern)
  /// The acting screen is presented in this style.
  case presentedAs(PresentationStyle)
  /// The acting screen's argument has this value; where it is abstract, both answers are explored.
  case argument(String, is: String)
  /// The variable has this value: the screen's, the flow's, that of the nearest enclosing flow, or
  /// the app's.
  case variable(String, is: String)
  /// The input has this value.
  case input(String, is: String)
  /// Something is in the slot of the acting screen or of the container.
  /// `by` names what the slot shows; nil for anything.
  case slotIsTaken(String, by: RoutePattern? = nil)
  /// The condition holds in another container; never where that is not there.
  case within(FlowReference, Condition)
  case not(Condition)
  case all([Condition])
  case any([Condition])
}

/// A style of presentation, regardless of an embedded navigation container.
public enum PresentationStyle: String, Hashable, Codable, Sendable {
  case push, sheet, cover
}

/// How a count is compared.
public enum Comparison: Hashable, Codable, Sendable {
  case equal(Int)
  case lessThan(Int)
  case atLeast(Int)
}

extension Comparison {
  package func holds(for value: Int) -> Bool {
    switch self {
    case .equal(let other): value == other
    case .lessThan(let other): value < other
    case .atLeast(let other): value >= other
    }
  }

  package var displayName: String {
    switch self {
    case .equal(let value): "= \(value)"
    case .lessThan(let value): "< \(value)"
    case .atLeast(let value): "\u{2265} \(value)"
    }
  }
}

extension Condition {
  /// The condition as a user would read it beside an edge.
  package var displayName: String {
    switch self {
    case .count(let comparison): "count \(comparison.displayName)"
    case .navigationCount(let comparison): "navigation count \(comparison.displayName)"
    case .isPresenting: "presenting"
    case .canPush: "can push"
    case .contains(let pattern): "contains \(pattern.displayName)"
    case .top(let pattern): "top is \(pattern.displayName)"
    case .presentedAs(let style): "presented as \(style.rawValue)"
    case .argument(let name, let value), .variable(let name, let value),
      .input(let name, let value):
      "\(name) = \(value)"
    case .slotIsTaken(let slot, let pattern):
      pattern.map { "\(slot) shows \($0.displayName)" } ?? "\(slot) is taken"
    case .within(let flow, let condition): "in \(flow.displayName): \(condition.displayName)"
    case .not(let condition): "not (\(condition.displayName))"
    case .all(let conditions):
      conditions.map { "(\($0.displayName))" }.joined(separator: " and ")
    case .any(let conditions): conditions.map { "(\($0.displayName))" }.joined(separator: " or ")
    }
  }

  /// The patterns of the own coordinator that the condition names.
  package var patterns: [RoutePattern] {
    switch self {
    case .contains(let pattern), .top(let pattern): [pattern]
    case .slotIsTaken(_, let pattern): [pattern].compactMap(\.self)
    case .not(let condition): condition.patterns
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.patterns)
    case .count, .navigationCount, .isPresenting, .canPush, .presentedAs, .argument, .variable,
      .input, .within:
      []
    }
  }
}

extension Condition {
  /// How deep conditions may be nested; far more than anyone reads, far less than a reader's stack.
  package static let depthLimit = 50

  package var depth: Int {
    switch self {
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument,
      .variable, .input, .slotIsTaken:
      1
    case .not(let condition), .within(_, let condition): condition.depth + 1
    case .all(let conditions), .any(let conditions): (conditions.map(\.depth).max() ?? 0) + 1
    }
  }
}
