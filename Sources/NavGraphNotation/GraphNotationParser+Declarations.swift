import NavGraphModel

/// What is said about screens.
extension GraphNotationParser {
  /// `sends home a b`: the screen shows a feature, named after it, with these outputs.
  mutating func readOutputs(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    let name = coordinators[coordinator].routes[route].name
    let outputs = clause.words.dropFirst(2).map(String.init)
    coordinators[coordinator].routes[route].feature = name
    if let known = features.first(where: { $0.name == name }) {
      guard outputs.isEmpty || known.outputs == outputs else {
        throw clause.refusal("another screen “\(name)” shows a feature with other outputs")
      }
      return
    }
    features.append(FeatureDefinition(name: name, outputs: outputs, location: clause.location))
  }

  /// `backto main`.
  mutating func readHomes(_ clause: NotationClause) throws(GraphNotationError) {
    homes += try screenNames(clause.words.dropFirst(), of: clause).map {
      HomeDefinition(screen: $0, location: clause.location)
    }
  }

  /// `requires pay loggedIn=true`.
  mutating func readGate(_ clause: NotationClause) throws(GraphNotationError) {
    let condition = try condition(clause.words.dropFirst(2), of: clause)
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    coordinators[coordinator].routes[route].requires = condition
  }

  /// `off home back swipeDown`.
  mutating func readGestures(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    for word in clause.words.dropFirst(2) {
      guard let gesture = Gesture(rawValue: String(word)) else {
        let known = Gesture.allCases.map(\.rawValue).joined(separator: ", ")
        throw clause.refusal("“\(word)” is no gesture; there are \(known)")
      }
      coordinators[coordinator].routes[route].disabledGestures.append(gesture)
    }
  }

  /// `renders home cart`.
  mutating func readRendered(_ clause: NotationClause) throws(GraphNotationError) {
    let routes = try clause.words.dropFirst().map { word throws(GraphNotationError) in
      try pattern(word, of: clause).route
    }
    let coordinator = coordinator(of: clause)
    coordinators[coordinator].rendered = (coordinators[coordinator].rendered ?? []) + routes
  }

  /// `untracked home share`.
  mutating func readUntracked(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    guard clause.words.count > 2 else {
      throw clause.refusal("“untracked” names a screen and what its view presents")
    }
    coordinators[coordinator].routes[route].untracked +=
      clause.words.dropFirst(2).map(String.init)
  }

  /// `unhandled home share`.
  mutating func readUnhandled(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    guard clause.words.count > 2 else {
      throw clause.refusal("“unhandled” names a screen and the actions that nothing handles")
    }
    coordinators[coordinator].routes[route].unhandled += clause.words.dropFirst(2).map {
      UnhandledAction(action: String($0), location: clause.location)
    }
  }

  /// `stuck home save isSaving`.
  mutating func readFailure(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route) = try declare(clause.words[1], by: clause)
    guard [3, 4].contains(clause.words.count) else {
      throw clause.refusal("“stuck” names a screen, an action, and the flag that stays set")
    }
    coordinators[coordinator].routes[route].unhandled.append(
      UnhandledAction(
        action: String(clause.words[2]),
        failure: UnhandledFailure(
          condition: "its request fails",
          flag: clause.words.count == 4 ? String(clause.words[3]) : nil),
        location: clause.location))
  }

  /// `argument item.id 1 2 changes increment`; without values it is abstract.
  mutating func readArgument(_ clause: NotationClause) throws(GraphNotationError) {
    let (coordinator, route, name) = try ownedByScreen(clause.words[1], by: clause)
    let words = clause.words.dropFirst(2)
    let values = words.prefix { $0 != "changes" }.map(String.init)
    let actions = words.dropFirst(values.count + 1).map(String.init)
    coordinators[coordinator].routes[route].arguments.append(
      Argument(name: name, values: values.isEmpty ? nil : values, changedBy: actions))
  }

  /// `byid item.id item.size`: the identity comes from these arguments.
  mutating func readIdentity(_ clause: NotationClause) throws(GraphNotationError) {
    for word in clause.words.dropFirst() {
      let (coordinator, route, name) = try ownedByScreen(word, by: clause)
      var names: [String] = []
      if case .arguments(let known) = coordinators[coordinator].routes[route].identity {
        names = known
      }
      coordinators[coordinator].routes[route].identity = .arguments(names + [name])
    }
  }

  /// `allow dead-end home`: on a screen; without one, everywhere.
  mutating func readSuppression(_ clause: NotationClause) throws(GraphNotationError) {
    let suppression = Suppression(
      rule: String(clause.words[1]), reason: "example", location: clause.location)
    guard clause.words.count > 2 else {
      suppressions.append(suppression)
      return
    }
    let word = try one(clause.words.dropFirst(2), of: "allow", in: clause)
    let (coordinator, route) = try declare(word, by: clause)
    coordinators[coordinator].routes[route].suppressions.append(suppression)
  }
}
