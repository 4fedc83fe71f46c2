import NavGraphModel

/// What a coordinator is: its library, its tabs, its cases.
extension GraphNotationParser {
  private static let dialects: [Substring: Dialect] = [
    "identified": .tcaCoordinators(.v0_14, .identified),
    "indexed": .tcaCoordinators(.v0_14, .indexed),
    "identified 0.13": .tcaCoordinators(.v0_13, .identified),
    "indexed 0.13": .tcaCoordinators(.v0_13, .indexed),
    "flowstacks": .flowStacks(.v0_10),
    "flowstacks 0.4": .flowStacks(.v0_4),
    "flowstacks 0.10.12": .flowStacks(.v0_10_12),
    "routing": .routingReducer(.v0_0),
    "composable": .composableNavigation(.v4_2),
    "routestack": .tcaRouteStack(.v0_1),
    "tca": .composableArchitecture(.v1_25),
  ]

  /// `[indexed]`, `[flowstacks] [bare]`.
  mutating func readTraits(_ clause: NotationClause) throws(GraphNotationError) {
    let index = coordinator(of: clause)
    let text = clause.words.joined(separator: " ")
    for part in text.split(separator: "]", omittingEmptySubsequences: false).dropLast() {
      let word = part.drop { $0 == " " }
      guard word.first == "[" else { throw clause.refusal("“\(text)” is no trait") }
      let trait = word.dropFirst()
      if let dialect = Self.dialects[trait] {
        coordinators[index].dialect = dialect
        continue
      }
      switch trait {
      case "bare": coordinators[index].isBare = true
      case "wrapped": coordinators[index].isWrapped = true
      case "nobar": coordinators[index].hasBar = false
      case "noretap": coordinators[index].retap = .nothing
      default:
        let known = Self.dialects.keys.sorted() + ["bare", "wrapped", "nobar", "noretap"]
        throw clause.refusal("“\(trait)” is no trait; there are \(known.joined(separator: ", "))")
      }
    }
    guard text.hasSuffix("]") else { throw clause.refusal("a trait ends with ]") }
  }

  /// `tabs a@A b@B*`, `tabs! none a b`.
  mutating func readTabs(
    _ clause: NotationClause, selectsFirst: Bool
  ) throws(GraphNotationError) {
    var (coordinator, items, starred) = try readItems(of: clause)
    guard let initial = items.first else { throw clause.refusal("there are no tabs") }
    if !selectsFirst { items.removeFirst() }
    for item in starred {
      coordinators[coordinator].tabOptions[item, default: .init()].isFresh = true
    }
    coordinators[coordinator].layout = .tabs(items, initial: initial)
  }

  /// `switch login@Login main@Main*`.
  mutating func readCases(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, items, starred) = try readItems(of: clause)
    guard let initial = items.first else { throw clause.refusal("there are no cases") }
    coordinators[coordinator].layout = .cases(initial: initial, kept: starred)
  }

  /// `joined list@List detail@Detail`.
  mutating func readJoined(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, items, starred) = try readItems(of: clause)
    guard starred.isEmpty else { throw clause.refusal("only tabs and cases take *") }
    coordinators[coordinator].layout = .joined(items)
  }

  private mutating func readItems(
    of clause: NotationClause
  ) throws(GraphNotationError) -> (coordinator: Int, items: [String], starred: [String]) {
    let coordinator = coordinator(of: clause)
    if let known = coordinators[coordinator].layoutLocation, known != clause.location {
      throw clause.refusal("coordinator “\(clause.coordinator)” has a container already")
    }
    coordinators[coordinator].layoutLocation = clause.location
    var items: [String] = []
    var starred: [String] = []
    for word in clause.words.dropFirst() {
      let screen = try self.screen(word, of: clause)
      _ = try declare(word, by: clause, takesStar: true)
      items.append(screen.name)
      if screen.isStarred { starred.append(screen.name) }
    }
    return (coordinator, items, starred)
  }

  /// `starts home cart`: the root, and what is pushed on it; once more for each alternative.
  mutating func readStart(_ clause: NotationClause) throws(GraphNotationError) {
    let coordinator = coordinator(of: clause)
    guard case .stack(let starts) = coordinators[coordinator].layout else {
      throw clause.refusal("only a stack starts with several screens")
    }
    let site = NotationSite(clause: clause, coordinator: coordinator)
    var stack: [Destination] = []
    for word in clause.words.dropFirst() {
      let target = try target(word, at: site)
      stack.append(
        stack.isEmpty
          ? coordinators[coordinator].root(target)
          : Destination(target: target, presentation: .push))
    }
    coordinators[coordinator].layout = .stack(starts: starts + [stack])
  }

  /// `b when vip=true` of a tab, `main while loggedIn=true` of a case.
  mutating func readItemCondition(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[0], by: clause)
    let name = coordinators[coordinator].routes[route].name
    let condition = try condition(clause.words.dropFirst(2), of: clause)
    switch (coordinators[coordinator].layout, clause.words[1]) {
    case (.tabs, "when"):
      coordinators[coordinator].tabOptions[name, default: .init()].condition = condition
    case (.cases, "while"):
      coordinators[coordinator].derived.append(SwitchCase(route: name, condition: condition))
    default:
      throw clause.refusal("“when” is said of tabs, “while” of the cases of a switch")
    }
  }
}
