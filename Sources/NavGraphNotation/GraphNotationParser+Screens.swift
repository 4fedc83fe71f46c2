import NavGraphModel

/// Screens, patterns, and what belongs to them.
extension GraphNotationParser {
  /// A screen that a clause names, by the indices of its coordinator and of its route, which is added
  /// when it is first named.
  mutating func declare(
    _ word: Substring, by clause: NotationClause, takesStar: Bool = false
  ) throws(GraphNotationError) -> (coordinator: Int, route: Int) {
    let screen = try self.screen(word, of: clause)
    guard takesStar || !screen.isStarred else {
      throw clause.refusal("“\(word)”: only tabs and cases take *")
    }
    guard screen.bindings.isEmpty else {
      throw clause.refusal("“\(word)”: values are given where a screen is opened")
    }
    let coordinator = coordinator(of: clause)
    let route = coordinators[coordinator].declare(screen, at: clause.location)
    return (coordinator, route)
  }

  func screen(
    _ word: Substring, of clause: NotationClause
  ) throws(GraphNotationError) -> NotationScreen {
    guard let screen = NotationScreen(word) else {
      throw clause.refusal(
        "“\(word)” is no screen: a name, then suffixes of ! + . * #x @Flow (a=1)")
    }
    return screen
  }

  /// A screen that has to be known from elsewhere.
  func pattern(
    _ word: Substring, of clause: NotationClause
  ) throws(GraphNotationError) -> RoutePattern {
    let screen = try self.screen(word, of: clause)
    guard !screen.declares else {
      throw clause.refusal(
        "“\(word)”: what a screen is, is said in a clause of its own coordinator")
    }
    return RoutePattern(route: screen.name, bindings: screen.bindings)
  }

  /// A screen that an operation names, which is added to the coordinator if it is that one's.
  mutating func target(
    _ word: Substring, at site: NotationSite
  ) throws(GraphNotationError) -> RoutePattern {
    guard site.isOwn else { return try pattern(word, of: site.clause) }
    let screen = try self.screen(word, of: site.clause)
    guard !screen.isStarred else {
      throw site.clause.refusal("“\(word)”: only tabs and cases take *")
    }
    _ = coordinators[coordinator(of: site.clause)].declare(screen, at: site.clause.location)
    return RoutePattern(route: screen.name, bindings: screen.bindings)
  }

  /// `home.sheet` is of screen home, `.sheet` of the coordinator itself.
  mutating func owned(
    _ word: Substring, by clause: NotationClause
  ) throws(GraphNotationError) -> (coordinator: Int, route: Int?, name: String) {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw clause.refusal("“\(word)” belongs to nothing: write screen.name, or .name")
    }
    let name = String(parts[1])
    guard !parts[0].isEmpty else { return (coordinator(of: clause), nil, name) }
    let (coordinator, route) = try declare(parts[0], by: clause)
    return (coordinator, route, name)
  }

  /// The route of `home.id`.
  mutating func ownedByScreen(
    _ word: Substring, by clause: NotationClause
  ) throws(GraphNotationError) -> (coordinator: Int, route: Int, name: String) {
    let (coordinator, route, name) = try owned(word, by: clause)
    guard let route else { throw clause.refusal("“\(word)” belongs to no screen") }
    return (coordinator, route, name)
  }

  /// `Shop.pay` is of coordinator Shop, `pay` of the clause's own.
  func screenName(
    _ word: Substring, of clause: NotationClause
  ) throws(GraphNotationError) -> ScreenName {
    let parts = word.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else {
      return ScreenName(coordinator: clause.coordinator, pattern: try pattern(word, of: clause))
    }
    return ScreenName(
      coordinator: String(parts[0]), pattern: try pattern(parts[1], of: clause))
  }

  func screenNames(
    _ words: some Collection<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> [ScreenName] {
    guard !words.isEmpty else { throw clause.refusal("no screen is named") }
    return try words.map { word throws(GraphNotationError) in
      try screenName(word, of: clause)
    }
  }
}
