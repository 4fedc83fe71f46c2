import NavGraphModel

/// Reads the clauses of a ``GraphNotation``.
struct GraphNotationParser {
  private(set) var routes: [RouteDefinition] = []
  private(set) var marks: [SourceLocation] = []
  private(set) var identification = RouteIdentification.identified
  /// What the actions of the reducer do, in their order; none where there is no reducer.
  private(set) var troubles: [NotationTrouble] = []

  private static let arrows: [Substring: Presentation] = [
    "->": .push, "=>": .sheet(embedsNavigation: true), "=|": .sheet(embedsNavigation: false),
    "~>": .cover(embedsNavigation: true),
  ]

  mutating func read(_ clause: Substring, in text: String) throws(GraphNotationError) {
    let words = clause.split(separator: " ")
    guard var source = words.first else { throw GraphNotationError(clause: String(clause)) }
    if source == "[indexed]" {
      identification = .indexed
      return
    }
    if let word = words.first, ["allow", "↓allow"].contains(word) {
      try allow(words, clause: clause, in: text)
      return
    }
    let offset = text.utf8.distance(from: text.startIndex, to: source.startIndex)
    let location = SourceLocation(file: "example", line: 1, column: offset + 1)
    if source.hasPrefix("↓") {
      marks.append(location)
      source = source.dropFirst()
    }
    let index = declare(source, at: location)
    // A screen is registered where it first acts, not where something first leads to it.
    if routes[index].transitions.isEmpty && routes[index].duplicates.isEmpty {
      routes[index].location = location
    }
    guard words.count > 1 else { return }
    if words[1].hasPrefix("!") {
      let transition = try reduction(words, clause: clause, at: location)
      routes[index].transitions.append(transition)
      return
    }
    let transition = try transition(Array(words.dropFirst()), clause: clause, at: location)
    routes[index].transitions.append(transition)
  }

  /// A suppression on a screen: `allow home duplicate-id`.
  private mutating func allow(
    _ words: [Substring], clause: Substring, in text: String
  ) throws(GraphNotationError) {
    guard words.count == 3 else { throw GraphNotationError(clause: String(clause)) }
    let offset = text.utf8.distance(from: text.startIndex, to: words[0].startIndex)
    let location = SourceLocation(file: "example", line: 1, column: offset + 1)
    if words[0].hasPrefix("↓") { marks.append(location) }
    routes[declare(words[1], at: location)].suppressions.append(
      Suppression(rule: String(words[2]), reason: "the example says so", location: location))
  }

  /// An action that runs the reducer.
  private mutating func reduction(
    _ words: [Substring], clause: Substring, at location: SourceLocation
  ) throws(GraphNotationError) -> Transition {
    guard words.count == 2, let trouble = NotationTrouble(rawValue: String(words[1].dropFirst()))
    else { throw GraphNotationError(clause: String(clause)) }
    troubles.append(trouble)
    return Transition(
      action: trouble.action, operations: [.reduce(troubles.count - 1)], location: location)
  }

  private mutating func transition(
    _ words: [Substring], clause: Substring, at location: SourceLocation
  ) throws(GraphNotationError) -> Transition {
    let parts = words.split(separator: "?", maxSplits: 1)
    let targets = parts[0].dropFirst().map { target in
      RoutePattern(route: routes[declare(target, at: location)].name)
    }
    let condition = parts.count > 1 ? parts[1].first : nil
    return Transition(
      action: (targets.first?.route).map { "to \($0)" } ?? "back",
      condition: condition.map { .contains(RoutePattern(route: String($0))) },
      operations: [try operation(words[0], targets, clause: clause)], location: location)
  }

  private func operation(
    _ arrow: Substring, _ targets: [RoutePattern], clause: Substring
  ) throws(GraphNotationError) -> Operation {
    if arrow == "<-" { return .goBack(1) }
    guard let first = targets.first else { throw GraphNotationError(clause: String(clause)) }
    if arrow == ":=" {
      let root = Destination(target: first, presentation: .sheet(embedsNavigation: true))
      return .set(
        [root] + targets.dropFirst().map { Destination(target: $0, presentation: .push) })
    }
    guard let presentation = Self.arrows[arrow] else {
      throw GraphNotationError(clause: String(clause))
    }
    return .append(Destination(target: first, presentation: presentation))
  }

  /// The index of a route, which is added when it is first named.
  private mutating func declare(_ word: Substring, at location: SourceLocation) -> Int {
    let isUnique = word.hasSuffix("!")
    let isRepeated = word.hasSuffix("+")
    let bare = isUnique || isRepeated ? word.dropLast() : word
    let parts = bare.split(separator: "#")
    let name = parts.first.map(String.init) ?? ""
    let index: Int
    if let known = routes.firstIndex(where: { $0.name == name }) {
      index = known
    } else {
      index = routes.count
      routes.append(RouteDefinition(name: name, identity: .constant(name), location: location))
    }
    if isUnique { routes[index].identity = .unique }
    if parts.count > 1 { routes[index].identity = .constant(String(parts[1])) }
    if isRepeated { routes[index].duplicates.append(location) }
    return index
  }
}
