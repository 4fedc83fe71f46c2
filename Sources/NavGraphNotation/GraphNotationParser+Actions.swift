import NavGraphModel

/// What happens on an action.
extension GraphNotationParser {
  private static let triggers: [Substring: Trigger] = [
    "tap": .tap, "auto": .automatic, "effect": .effect, "sent": .sent,
  ]

  private static let responses: [Substring: RequestEnd] = [
    "response": .screenCloses, "lateResponse": .coordinatorCloses,
  ]

  /// `home:buy effect -> cart lands cart ? full`, or a screen without actions.
  mutating func readAction(_ clause: NotationClause) throws(GraphNotationError) {
    let parts = clause.words[0].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let action = parts.count > 1 ? String(parts[1]) : nil
    if action == "" { throw clause.refusal("an action has no name after :") }
    if let source = Self.source(parts[0]) {
      let transition = try transition(
        clause, named: action, trigger: source == .own ? .effect : .tap)
      coordinators[coordinator(of: clause)].handlers.append(
        HandlerDefinition(source: source, transition: transition))
      return
    }
    if clause.words.count > 2, ["when", "while"].contains(clause.words[1]) {
      return try readItemCondition(clause)
    }
    let (coordinator, route) = try declare(parts[0], by: clause)
    register(route, of: coordinator, at: clause.location)
    guard clause.words.count > 1 || action != nil else { return }
    let transition: Transition
    if clause.words.count > 1, clause.words[1].hasPrefix("!") {
      transition = try reduction(clause, of: coordinator)
    } else {
      transition = try self.transition(clause, named: action, trigger: .tap)
    }
    coordinators[coordinator].routes[route].transitions.append(transition)
  }

  /// Whose actions these are, where not a screen's of the coordinator: `self`, `login/form`, `login/`,
  /// `Login//form`, `Login//`.
  private static func source(_ word: Substring) -> HandlerDefinition.Source? {
    if word == "self" { return .own }
    let path = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let route = path.last, path.count > 1 else { return nil }
    if path.count == 3, path[1].isEmpty {
      return .anyDepth(coordinator: path[0], route: route.isEmpty ? nil : route)
    }
    return .descendant(hosts: path.dropLast(), route: route.isEmpty ? nil : route)
  }

  /// A screen is registered where it first acts, not where something first leads to it.
  private mutating func register(_ route: Int, of coordinator: Int, at location: SourceLocation) {
    let known = coordinators[coordinator].routes[route]
    guard known.transitions.isEmpty, known.duplicates.isEmpty else { return }
    coordinators[coordinator].routes[route].location = location
  }

  /// An action that runs the reducer.
  private mutating func reduction(
    _ clause: NotationClause, of coordinator: Int
  ) throws(GraphNotationError) -> Transition {
    guard clause.words.count == 2,
      let failure = NotationFailure(rawValue: String(clause.words[1].dropFirst()))
    else {
      let known = NotationFailure.allCases.map { "!\($0.rawValue)" }
      throw clause.refusal("a reducer does one of \(known.joined(separator: " "))")
    }
    let index = coordinators[coordinator].failures.count
    coordinators[coordinator].failures.append(failure)
    return Transition(
      action: failure.action, operations: [.reduce(index)], location: clause.location)
  }

  private mutating func transition(
    _ clause: NotationClause, named action: String?, trigger: Trigger
  ) throws(GraphNotationError) -> Transition {
    var words = clause.words.dropFirst()
    var trigger = trigger
    let end = words.first.flatMap { Self.responses[$0] }
    if end != nil { words.removeFirst() }
    if let word = words.first, let known = Self.triggers[word] {
      trigger = known
      words.removeFirst()
    }
    let ending = try ending(of: &words, in: clause)
    let site = NotationSite(clause: clause, coordinator: coordinator(of: clause))
    let operations = try operations(words, at: site)
    var transition = Transition(
      action: action ?? Self.action(of: words), trigger: trigger, condition: ending.condition,
      operations: operations, landing: ending.landing, location: clause.location)
    transition.response = end.map { Response(to: transition.action, until: $0) }
    return transition
  }

  /// Takes `lands tab/home` and what follows `?` off the end.
  func ending(
    of words: inout ArraySlice<Substring>, in clause: NotationClause
  ) throws(GraphNotationError) -> (landing: [String]?, condition: Condition?) {
    var condition: Condition?
    if let mark = words.firstIndex(of: "?") {
      condition = try self.condition(words[(mark + 1)...], of: clause)
      words = words[..<mark]
    }
    guard let mark = words.firstIndex(of: "lands") else { return (nil, condition) }
    guard mark + 2 == words.endIndex else {
      throw clause.refusal("“lands” takes one path: lands tab/home")
    }
    let path = words[mark + 1].split(separator: "/").map(String.init)
    words = words[..<mark]
    return (path, condition)
  }

  /// Returns `to cart`, `back`, or the first operation as it is written.
  private static func action(of words: ArraySlice<Substring>) -> String {
    let first = words.prefix { $0 != "&" && $0 != "or" }.drop {
      ["later", "deferred", "either"].contains($0) || $0.hasPrefix("@")
    }
    guard let word = first.first else { return "nothing" }
    if word == "<-" { return "back" }
    if arrows.contains(word) {
      let target = first.dropFirst().first.flatMap(NotationScreen.init)
      return "to \(target?.name ?? "")"
    }
    return first.joined(separator: " ")
  }
}
