import NavGraphModel

/// When something happens.
extension GraphNotationParser {
  /// Conditions joined by `and`, those by `or`.
  func condition(
    _ words: ArraySlice<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> Condition {
    let alternatives = try words.separated(by: "or").map { part throws(GraphNotationError) in
      let all = try part.separated(by: "and").map { words throws(GraphNotationError) in
        try simple(words, of: clause)
      }
      return all.count == 1 ? all[0] : Condition.all(all)
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  /// Words that need another after them, and so name no screen.
  private static let beginnings: Set<Substring> = [
    "not", "top", "count", "navigationCount", "as", "taken", "its",
  ]

  private func simple(
    _ words: ArraySlice<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> Condition {
    guard let word = words.first else { throw clause.refusal("a condition is missing") }
    let operands = words.dropFirst()
    if word.hasPrefix("@") {
      return .within(try flow(word, of: clause), try simple(operands, of: clause))
    }
    switch (word, operands.count) {
    case ("not", 1...): return .not(try simple(operands, of: clause))
    case ("top", 1): return .top(try pattern(one(operands, of: word, in: clause), of: clause))
    case ("canPush", 0): return .canPush
    case ("presenting", 0): return .isPresenting
    case ("count", 1): return .count(try comparison(operands, of: word, in: clause))
    case ("navigationCount", 1):
      return .navigationCount(try comparison(operands, of: word, in: clause))
    case ("as", 1):
      guard let style = PresentationStyle(rawValue: operands.joined()) else { break }
      return .presentedAs(style)
    case ("taken", 1): return .slotIsTaken(operands.joined())
    case ("taken", 2):
      guard let slot = operands.first, let shown = operands.last else { break }
      return .slotIsTaken(String(slot), by: try pattern(shown, of: clause))
    case ("its", 1):
      guard let (name, value) = operands.first?.assignment else { break }
      return .argument(name, is: value)
    case (_, 0) where !Self.beginnings.contains(word):
      guard word.contains("=") else { return .contains(try pattern(word, of: clause)) }
      guard let (name, value) = word.assignment else { break }
      return isInput(name) ? .input(name, is: value) : .variable(name, is: value)
    default: break
    }
    throw clause.refusal("“\(words.joined(separator: " "))” is no condition")
  }

  func isInput(_ name: String) -> Bool { inputs.contains { $0.name == name } }

  /// `3`, `<3`, `>=3`.
  private func comparison(
    _ operands: ArraySlice<Substring>, of word: Substring, in clause: NotationClause
  ) throws(GraphNotationError) -> Comparison {
    let operand = try one(operands, of: word, in: clause)
    let sign = operand.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
    let value = try number([operand.dropFirst(sign.count)], of: word, in: clause)
    switch sign {
    case "", "=": return .equal(value)
    case "<": return .lessThan(value)
    case ">=": return .atLeast(value)
    default: throw clause.refusal("“\(operand)” compares with nothing: write 3, <3 or >=3")
    }
  }
}

extension ArraySlice<Substring> {
  func separated(by word: Substring) -> [Self] {
    split(separator: word, omittingEmptySubsequences: false)
  }
}
