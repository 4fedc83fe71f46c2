extension GraphDefinition {
  /// What this registration says although it can never do anything, in source order, each once: a
  /// misspelt action, a tap on a screen that shows another coordinator, an effect that never starts.
  ///
  /// Such a registration can be explored, and a program may well make one; where a user wrote it,
  /// something is missing in the search, so that loading a manifest refuses it. Problems that
  /// ``problems()`` finds are not repeated.
  ///
  /// - Complexity: Linear in the registration, but for the nearest names of misspelt ones.
  package func ineffectiveParts() -> [RegistrationProblem] {
    let check = RegistrationCheck(self)
    let table = MessageTable(check)
    var known = KnownActions(check: check, table: table)
    var problems = check.problems(ofSendingsIn: table, &known)
    for coordinator in coordinators.indices {
      problems += check.problems(ofHandlersOf: coordinator, table, &known)
      problems += check.problems(ofHostsIn: coordinator, table)
      problems += check.problems(ofEffectsIn: coordinator, table, &known)
      problems += check.problems(ofSlotsIn: coordinator, table)
      problems += check.problems(ofDismissalsIn: coordinator, table)
      problems += check.problems(ofAlertButtonsIn: coordinator, table)
    }
    return Set(problems).sorted()
  }
}

/// The actions that screens and coordinators have, each worked out once.
struct KnownActions {
  let check: RegistrationCheck
  let table: MessageTable
  private var own: [MessageTable.Leaf: Set<String>] = [:]
  private var handledByAny: [Int: Set<String>] = [:]

  init(check: RegistrationCheck, table: MessageTable) {
    self.check = check
    self.table = table
  }

  /// Returns the actions that a screen itself registers and its feature lists; of a coordinator, its own actions.
  mutating func own(of leaf: MessageTable.Leaf) -> Set<String> {
    if let known = own[leaf] { return known }
    let actions = check.ownActions(of: leaf)
    own[leaf] = actions
    return actions
  }

  /// Whether an action of a screen is registered or listed, by its own coordinator, its feature or
  /// an enclosing coordinator; one of a coordinator, by itself.
  mutating func handles(_ action: String, of leaf: MessageTable.Leaf) -> Bool {
    own(of: leaf).contains(action) || isHandledByEnclosing(action, of: leaf)
  }

  /// All that is heard of a screen or coordinator.
  mutating func handled(of leaf: MessageTable.Leaf) -> Set<String> {
    leaf.route == nil
      ? own(of: leaf) : own(of: leaf).union(table.handledByEnclosing[leaf, default: []])
  }

  private func isHandledByEnclosing(_ action: String, of leaf: MessageTable.Leaf) -> Bool {
    leaf.route != nil && table.handledByEnclosing[leaf]?.contains(action) ?? false
  }

  /// Returns the actions that are handled for the screens of a coordinator together.
  mutating func handled(ofScreensOf coordinator: Int) -> Set<String> {
    if let known = handledByAny[coordinator] { return known }
    var actions: Set<String> = []
    for route in check.graph.coordinators[coordinator].routes.indices {
      actions.formUnion(handled(of: MessageTable.Leaf(coordinator: coordinator, route: route)))
    }
    handledByAny[coordinator] = actions
    return actions
  }
}

extension RegistrationCheck {
  fileprivate func ownActions(of leaf: MessageTable.Leaf) -> Set<String> {
    guard let route = leaf.route else {
      return Set(
        graph.coordinators[leaf.coordinator].handlers.lazy.filter { $0.source == .own }
          .map(\.transition.action))
    }
    var actions: Set<String> = []
    let transitions = graph.coordinators[leaf.coordinator].routes[route].transitions
    for index in transitions.indices { actions.insert(transitions[index].action) }
    if let feature = graph.coordinators[leaf.coordinator].routes[route].feature {
      actions.formUnion(featureOutputs[feature, default: []])
    }
    return actions
  }

  /// `“list” of “Shop”`.
  func screenName(_ route: Int, of coordinator: Int) -> String {
    "\(quoted(graph.coordinators[coordinator].routes[route].name)) of "
      + quoted(graph.coordinators[coordinator].name)
  }
}
