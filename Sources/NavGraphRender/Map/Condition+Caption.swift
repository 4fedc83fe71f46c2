import NavGraphModel

extension Condition {
  /// The condition without what says nothing: double negations, a list in a list, the same thing twice.
  ///
  /// - Complexity: O(*n*²) in the parts of one list, which are few.
  var simplified: Condition {
    switch self {
    case .not(let condition):
      switch condition.simplified {
      case .not(let inner): return inner
      case let inner: return .not(inner)
      }
    case .all(let conditions):
      let parts = conditions.map(\.simplified).flatMap { part in
        if case .all(let inner) = part { inner } else { [part] }
      }.withoutRepetitions
      return parts.count == 1 ? parts[0] : .all(parts)
    case .any(let conditions):
      let parts = conditions.map(\.simplified).flatMap { part in
        if case .any(let inner) = part { inner } else { [part] }
      }.withoutRepetitions
      return parts.count == 1 ? parts[0] : .any(parts)
    case .within(let flow, let condition): return .within(flow, condition.simplified)
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument,
      .variable, .input, .slotIsTaken:
      return self
    }
  }

  /// The words on a map: `loggedIn`, `not loggedIn and step = 2`.
  var caption: String { simplified.words(inList: false) }

  private func words(inList isInList: Bool) -> String {
    switch self {
    case .argument(let name, "true"), .variable(let name, "true"), .input(let name, "true"): name
    case .argument(let name, "false"), .variable(let name, "false"), .input(let name, "false"):
      "not \(name)"
    case .not(.argument(let name, "true")), .not(.variable(let name, "true")),
      .not(.input(let name, "true")):
      "not \(name)"
    case .not(.argument(let name, "false")), .not(.variable(let name, "false")),
      .not(.input(let name, "false")):
      name
    case .not(.argument(let name, let value)), .not(.variable(let name, let value)),
      .not(.input(let name, let value)):
      "\(name) \u{2260} \(value)"
    case .not(let condition): "not \(condition.words(inList: true))"
    case .all([]): "always"
    case .any([]): "never"
    case .all(let parts): Self.list(parts, " and ", isInList)
    case .any(let parts): Self.list(parts, " or ", isInList)
    case .within(let flow, let condition):
      "in \(flow.displayName): \(condition.words(inList: false))"
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument,
      .variable, .input, .slotIsTaken:
      displayName
    }
  }

  private static func list(_ parts: [Condition], _ word: String, _ isInList: Bool) -> String {
    let text = parts.map { $0.words(inList: true) }.joined(separator: word)
    return isInList ? "(\(text))" : text
  }
}

extension [Condition] {
  var withoutRepetitions: [Condition] {
    reduce(into: []) { result, condition in
      if !result.contains(condition) { result.append(condition) }
    }
  }
}
