import NavGraphModel

/// What has to hold in all states.
extension GraphNotationParser {
  /// `backto main`.
  mutating func readHomes(_ clause: NotationClause) throws(GraphNotationError) {
    homes += try screenNames(clause.words.dropFirst(), of: clause).map {
      HomeDefinition(screen: $0, location: clause.location)
    }
  }

  /// `never paid-out when loggedIn=false and shows pay`.
  mutating func readInvariant(
    _ clause: NotationClause, always: Bool
  ) throws(GraphNotationError) {
    guard clause.words.count > 3, clause.words[2] == "when" else {
      throw clause.refusal("write \(clause.words[0]) NAME when CONDITION")
    }
    let condition = try stateCondition(clause.words.dropFirst(3), of: clause)
    add(always ? .always(condition) : .never(condition), named: clause.words[1], by: clause)
  }

  /// `canreach main help`.
  mutating func readReturn(_ clause: NotationClause) throws(GraphNotationError) {
    let screens = try screenNames(clause.words.dropFirst(), of: clause)
    add(.canAlwaysReach(screens), named: nil, by: clause)
  }

  /// `mustreach main 5`.
  mutating func readArrival(_ clause: NotationClause) throws(GraphNotationError) {
    let screens = try screenNames(clause.words.dropFirst().dropLast(), of: clause)
    let count = try number(clause.words.suffix(1), of: clause.words[0], in: clause)
    add(.mustReach(screens, within: count), named: nil, by: clause)
  }

  /// `noway cart to pay unless login`, `noway to pay unless login`.
  mutating func readDetour(_ clause: NotationClause) throws(GraphNotationError) {
    let words = Array(clause.words.dropFirst())
    let isFromStart = words.count == 4
    guard words.count == 5 || isFromStart, words[words.count - 4] == "to",
      words[words.count - 2] == "unless"
    else { throw clause.refusal("write noway A to B unless C, or noway to B unless C") }
    let from = isFromStart ? nil : try screenName(words[0], of: clause)
    add(
      .noWay(
        from: from, to: try screenName(words[words.count - 3], of: clause),
        unlessPassing: try screenName(words[words.count - 1], of: clause)),
      named: nil, by: clause)
  }

  private mutating func add(
    _ claim: PolicyDefinition.Claim, named name: Substring?, by clause: NotationClause
  ) {
    policies.append(
      PolicyDefinition(
        name: name.map(String.init) ?? clause.words.joined(separator: " "), claim: claim,
        location: clause.location))
  }

  private func stateCondition(
    _ words: ArraySlice<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> StateCondition {
    let alternatives = try words.separated(by: "or").map { part throws(GraphNotationError) in
      let all = try part.separated(by: "and").map { words throws(GraphNotationError) in
        try simpleState(words, of: clause)
      }
      return all.count == 1 ? all[0] : StateCondition.all(all)
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private func simpleState(
    _ words: ArraySlice<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> StateCondition {
    guard let word = words.first else { throw clause.refusal("a condition is missing") }
    let operands = words.dropFirst()
    switch (word, operands.count) {
    case ("not", 1...): return .not(try simpleState(operands, of: clause))
    case ("shows", 1):
      return .shows(try screenName(one(operands, of: word, in: clause), of: clause))
    case ("holds", 1):
      return .holds(try screenName(one(operands, of: word, in: clause), of: clause))
    case ("in", 2...):
      return .within(
        coordinator: operands.prefix(1).joined(),
        try condition(operands.dropFirst(), of: clause))
    case (_, 0):
      guard let (name, value) = word.assignment else { break }
      return isInput(name) ? .input(name, is: value) : .variable(name, is: value)
    default: break
    }
    throw clause.refusal("“\(words.joined(separator: " "))” is nothing about a state")
  }
}
