// Whether something is nested too deep, found without going deeper than the limit itself: facts
// from outside may hold anything.

extension Operation {
  func isNested(deeperThan limit: Int) -> Bool {
    limit == 0 || parts.contains { $0.contains { $0.isNested(deeperThan: limit - 1) } }
  }
}

extension Condition {
  func isNested(deeperThan limit: Int) -> Bool {
    guard limit > 0 else { return true }
    return switch self {
    case .not(let condition), .within(_, let condition):
      condition.isNested(deeperThan: limit - 1)
    case .all(let conditions), .any(let conditions):
      conditions.contains { $0.isNested(deeperThan: limit - 1) }
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument, .variable, .input, .slotIsTaken:
      false
    }
  }
}

extension Destination {
  /// A destination in the start of another is nested in that.
  func isNested(deeperThan limit: Int) -> Bool {
    limit == 0 || (start ?? []).contains { $0.isNested(deeperThan: limit - 1) }
  }
}
