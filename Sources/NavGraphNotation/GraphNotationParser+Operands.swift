import NavGraphModel

/// What operations and conditions name.
extension GraphNotationParser {
  func one(
    _ operands: some Collection<Substring>, of word: Substring, in clause: NotationClause
  ) throws(GraphNotationError) -> Substring {
    guard let operand = operands.first, operands.count == 1 else {
      throw clause.refusal("“\(word)” takes one word")
    }
    return operand
  }

  func number(
    _ operands: some Collection<Substring>, of word: Substring, in clause: NotationClause
  ) throws(GraphNotationError) -> Int {
    guard let number = Int(try one(operands, of: word, in: clause)) else {
      throw clause.refusal("“\(word)” takes a number")
    }
    return number
  }

  /// `@login/form` is a flow inside, `@^Main` one around.
  func flow(
    _ word: Substring, of clause: NotationClause
  ) throws(GraphNotationError) -> FlowReference {
    let name = word.dropFirst()
    if name.first == "^", name.count > 1 { return .ancestor(String(name.dropFirst())) }
    let path = name.split(separator: "/").map(String.init)
    guard !path.isEmpty else {
      throw clause.refusal("“\(word)” is no container: @login/form is inside, @^Main around")
    }
    return .child(path)
  }

  /// The coordinator of a container, as far as clauses before this one say it.
  func index(of flow: FlowReference, at site: NotationSite) -> Int? {
    switch flow {
    case .ancestor(let name): return index(of: name)
    case .child(let path):
      var current = site.coordinator
      for host in path {
        let route = current.flatMap { coordinators[$0].routes.first { $0.name == host } }
        current = route?.hosts.flatMap { index(of: $0) }
      }
      return current
    }
  }

  /// `cart`, `login/form`, `login/` for a flow itself, `self`, `#id`, `[0]`.
  mutating func addressee(
    _ word: Substring, at site: NotationSite
  ) throws(GraphNotationError) -> Addressee {
    if word == "self" { return .child([], route: nil) }
    if word.first == "#" { return .identity(String(word.dropFirst())) }
    if word.first == "[", let index = Int(word.dropFirst().dropLast()) { return .index(index) }
    let path = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let route = path.last, path.count > 1 else {
      return .route(try target(word, at: site))
    }
    return .child(path.dropLast(), route: route.isEmpty ? nil : route)
  }

  /// `id=1 size=$size`.
  func bindings(
    _ words: some Collection<Substring>, of clause: NotationClause
  ) throws(GraphNotationError) -> [ArgumentBinding] {
    try words.map { word throws(GraphNotationError) in
      guard let binding = ArgumentBinding(notation: word) else {
        throw clause.refusal("“\(word)” gives no value: write id=1")
      }
      return binding
    }
  }
}

extension NotationSite {
  /// The same clause, acting on another container.
  func moved(to coordinator: Int?) -> NotationSite {
    NotationSite(clause: clause, coordinator: coordinator, isOwn: false)
  }
}
