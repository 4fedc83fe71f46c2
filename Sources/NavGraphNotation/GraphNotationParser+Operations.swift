import NavGraphModel

/// What is done on an action.
extension GraphNotationParser {
  /// Operations joined by `&`; `later`, `deferred` and `either` take all that follow.
  mutating func operations(
    _ words: ArraySlice<Substring>, at site: NotationSite
  ) throws(GraphNotationError) -> [Operation] {
    var operations: [Operation] = []
    for part in words.split(separator: "&", omittingEmptySubsequences: false) {
      switch part.first {
      case "later":
        return operations + [.later(try self.operations(words[(part.startIndex + 1)...], at: site))]
      case "deferred":
        let inner = try self.operations(words[(part.startIndex + 1)...], at: site)
        return operations + [.deferredSet(inner)]
      case "either":
        let rest = words[(part.startIndex + 1)...]
        let alternatives = try rest.separated(by: "or").map { part throws(GraphNotationError) in
          try self.operations(part, at: site)
        }
        return operations + [.oneOf(alternatives)]
      case "nothing" where part.count == 1: continue
      case nil: throw site.clause.refusal("an operation is missing; “nothing” does nothing")
      default: operations.append(try operation(part, at: site))
      }
    }
    return operations
  }

  private mutating func operation(
    _ words: ArraySlice<Substring>, at site: NotationSite
  ) throws(GraphNotationError) -> Operation {
    guard let word = words.first else { throw site.clause.refusal("an operation is missing") }
    let operands = words.dropFirst()
    if word.hasPrefix("@") {
      let flow = try flow(word, of: site.clause)
      return .within(flow, [try operation(operands, at: site.moved(to: index(of: flow, at: site)))])
    }
    if let presentation = NotationOperations.presentations[word] {
      return .append(try destination(operands, after: word, standing: presentation, at: site))
    }
    if let operation = NotationOperations.plain[word], operands.isEmpty { return operation }
    if let operation = NotationOperations.counted[word] {
      return operation(operands.isEmpty ? 1 : try number(operands, of: word, in: site.clause))
    }
    if let operation = NotationOperations.targeted[word] {
      return operation(try target(one(operands, of: word, in: site.clause), at: site))
    }
    if let operation = NotationOperations.named[word] {
      return operation(String(try one(operands, of: word, in: site.clause)))
    }
    return try particular(word, Array(operands), at: site)
  }

  /// `cart`, or `login from intro form` with the stack that the hosted flow starts with.
  private mutating func destination(
    _ operands: ArraySlice<Substring>, after word: Substring, standing presentation: Presentation,
    at site: NotationSite
  ) throws(GraphNotationError) -> Destination {
    let named = operands.prefix { $0 != "from" }
    let target = try target(one(named, of: word, in: site.clause), at: site)
    var destination = Destination(target: target, presentation: presentation)
    guard named.count < operands.count else { return destination }
    let start = operands.dropFirst(named.count + 1)
    guard !start.isEmpty else { throw site.clause.refusal("“from” names the stack to start with") }
    var stack = try pushes(Array(start), at: site.moved(to: nil))
    stack[0].presentation = .sheet(embedsNavigation: true)
    destination.start = stack
    return destination
  }

  /// Operations with operands of their own kind.
  private mutating func particular(
    _ word: Substring, _ operands: [Substring], at site: NotationSite
  ) throws(GraphNotationError) -> Operation {
    let clause = site.clause
    switch (word, operands.count) {
    case ("<-", 0): return isWithoutGoBack(site) ? .pop(1) : .goBack(1)
    case (":=", 1...): return .set(try array(operands, at: site))
    case ("append", 1...): return .appendAll(try pushes(operands, at: site))
    case ("replaceAt", 2):
      return .replace(
        index: try number(operands.prefix(1), of: word, in: clause),
        Destination(target: try target(operands[1], at: site), presentation: .push))
    case ("removeRange", 2):
      return .removeSubrange(
        lower: try number(operands.prefix(1), of: word, in: clause),
        upper: try number(operands.suffix(1), of: word, in: clause))
    case ("selectIndex", 1):
      return .selectIndex(try number(operands[...], of: word, in: clause))
    case ("items", 1...):
      return .setItems(
        try operands.map { operand throws(GraphNotationError) in
          try target(operand, at: site).route
        })
    case ("fill", 2): return try fill(operands[0], operands[1], hasNavigation: false, at: site)
    case ("fill", 3) where operands[1] == "=>":
      return try fill(operands[0], operands[2], hasNavigation: true, at: site)
    case ("set", 2):
      let value = String(operands[1])
      return .assign(
        variable: String(operands[0]),
        value.hasPrefix("$") ? .copied(from: String(value.dropFirst())) : .constant(value))
    case ("send", 2): return .send(String(operands[0]), try addressee(operands[1], at: site))
    case ("open", 1...):
      return .open(link: String(operands[0]), try bindings(operands.dropFirst(), of: clause))
    default:
      throw clause.refusal("“\(([word] + operands).joined(separator: " "))” is no operation")
    }
  }

  private mutating func fill(
    _ slot: Substring, _ screen: Substring, hasNavigation: Bool, at site: NotationSite
  ) throws(GraphNotationError) -> Operation {
    .fill(
      slot: String(slot),
      Destination(
        target: try target(screen, at: site),
        presentation: .sheet(embedsNavigation: hasNavigation)))
  }

  /// A whole array, in which the library keeps the root or not.
  private mutating func array(
    _ words: [Substring], at site: NotationSite
  ) throws(GraphNotationError) -> [Destination] {
    var array = try pushes(words, at: site)
    if let dialect = dialect(at: site), dialect.keepsRootInArray || dialect == .custom {
      array[0].presentation = dialect.rootPresentation(embedsNavigation: true)
    }
    return array
  }

  private mutating func pushes(
    _ words: [Substring], at site: NotationSite
  ) throws(GraphNotationError) -> [Destination] {
    try words.map { word throws(GraphNotationError) in
      Destination(target: try target(word, at: site), presentation: .push)
    }
  }

  private func dialect(at site: NotationSite) -> Dialect? {
    site.coordinator.map { coordinators[$0].dialect }
  }

  private func isWithoutGoBack(_ site: NotationSite) -> Bool {
    dialect(at: site).map { !$0.vocabulary.contains(.goBack) } ?? false
  }
}
