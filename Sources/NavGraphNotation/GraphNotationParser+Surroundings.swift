import NavGraphModel

/// The declarations beside screens: links, slots, effects, variables, inputs.
extension GraphNotationParser {
  /// `link shop://item/:id -> item(id=$id) lands item`.
  mutating func readLink(_ clause: NotationClause) throws(GraphNotationError) {
    let coordinator = coordinator(of: clause)
    var words = clause.words.dropFirst(2)
    let ending = try ending(of: &words, in: clause)
    let site = NotationSite(clause: clause, coordinator: coordinator)
    let operations = try operations(words, at: site)
    var link = DeepLinkDefinition(
      pattern: String(clause.words[1]), parameters: [], condition: ending.condition,
      operations: operations, landing: ending.landing, location: clause.location)
    link.parameters = link.parameterNames.map { Argument(name: $0, values: ["1", "2"]) }
    coordinators[coordinator].links.append(link)
  }

  /// `slot home.pay sheet`, `slot .pay sheet while x=1 shows pay`.
  mutating func readSlot(_ clause: NotationClause) throws(GraphNotationError) {
    let words = clause.words
    guard words.count > 2, let kind = SlotKind(rawValue: String(words[2])) else {
      let known = SlotKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw clause.refusal("a slot is one of \(known)")
    }
    let (coordinator, route, name) = try owned(words[1], by: clause)
    var slot = SlotDefinition(name: name, kind: kind, location: clause.location)
    if words.count > 3 {
      guard words[3] == "while", words.count > 6, words[words.count - 2] == "shows" else {
        throw clause.refusal("a derived slot ends with while CONDITION shows SCREEN")
      }
      let condition = try condition(words[4..<(words.count - 2)], of: clause)
      let site = NotationSite(clause: clause, coordinator: coordinator)
      slot.derived = SlotDefinition.Derivation(
        condition: condition, target: try target(words[words.count - 1], at: site))
    }
    if let route {
      coordinators[coordinator].routes[route].slots.append(slot)
    } else {
      coordinators[coordinator].slots.append(slot)
    }
  }

  /// `effect home.load loaded repeatedly lives id x`.
  mutating func readEffect(_ clause: NotationClause) throws(GraphNotationError) {
    guard clause.words.count > 2 else { throw clause.refusal("an effect sends an action") }
    let (coordinator, route, name) = try owned(clause.words[1], by: clause)
    var effect = EffectDefinition(
      name: name, action: String(clause.words[2]), startsOnAppearance: true, emission: .once,
      cancellation: .dialect, id: nil, location: clause.location)
    var options = clause.words.dropFirst(3)
    while let option = options.popFirst() {
      switch option {
      case "started": effect.startsOnAppearance = false
      case "lives": effect.cancellation = .never
      case "cancelled": effect.cancellation = .withOwner
      case "id":
        effect.id = String(try one(options.prefix(1), of: option, in: clause))
        options = options.dropFirst()
      default:
        guard let emission = EffectDefinition.Emission(rawValue: String(option)) else {
          throw clause.refusal("“\(option)” says nothing about an effect")
        }
        effect.emission = emission
      }
    }
    if let route {
      coordinators[coordinator].routes[route].effects.append(effect)
    } else {
      coordinators[coordinator].effects.append(effect)
    }
  }

  /// `var loggedIn false true` of the app, `var .x a b` of a coordinator, `var home.x a b` of a screen.
  mutating func readVariable(_ clause: NotationClause) throws(GraphNotationError) {
    let word = clause.words[1]
    let values = clause.words.dropFirst(2).map(String.init)
    guard !values.isEmpty else { throw clause.refusal("variable “\(word)” has no values") }
    guard word.contains(".") else {
      variables.append(
        VariableDefinition(name: String(word), values: values, location: clause.location))
      return
    }
    let (coordinator, route, name) = try owned(word, by: clause)
    let variable = VariableDefinition(name: name, values: values, location: clause.location)
    if let route {
      coordinators[coordinator].routes[route].variables.append(variable)
    } else {
      coordinators[coordinator].variables.append(variable)
    }
  }

  /// `input platform iPhone iPad`, `free network up down`.
  mutating func readInput(_ clause: NotationClause, isFree: Bool) {
    inputs.append(
      InputDefinition(
        name: String(clause.words[1]), values: clause.words.dropFirst(2).map(String.init),
        isFree: isFree, location: clause.location))
  }
}
