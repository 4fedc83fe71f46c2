extension Operation {
  /// The routes of the own coordinator that the operation names itself, its parts left aside, each
  /// with whether it brings a new entry.
  package var patterns: [(pattern: RoutePattern, isNew: Bool)] {
    switch self {
    case .append(let destination), .replace(_, let destination), .fill(_, let destination):
      [(destination.target, true)]
    case .replaceTop(let target), .show(let target): [(target, true)]
    case .set(let destinations), .appendAll(let destinations):
      destinations.map { ($0.target, true) }
    case .goBackTo(let target), .popTo(let target), .popFrom(let target), .remove(let target),
      .select(let target), .reset(let target):
      [(target, false)]
    case .setItems(let routes): routes.map { (RoutePattern(route: $0), false) }
    case .send(_, .route(let target)): [(target, false)]
    case .goBack, .goBackToIndex, .goBackToRoot, .pop, .popToIndex, .popToRoot,
      .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll, .removeSubrange,
      .deferredSet, .dismissScreen, .clear, .selectIndex, .within,
      .assign, .emit, .send, .open, .later, .start, .cancel,
      .when, .oneOf, .reduce, .called, .resulted:
      []
    }
  }

  /// The operation as a user would say it: `push detail`, `goBackTo list`.
  package var displayName: String {
    displayName(bringing: patterns.filter(\.isNew).map(\.pattern.displayName))
  }

  /// The operation with names for the screens that it brings, in their order, as for a step in which
  /// their arguments are known: `push detail(id: 2)`.
  package func displayName(bringing screens: [String]) -> String {
    let first = screens.first ?? ""
    let all = screens.joined(separator: ", ")
    return switch self {
    case .append(let destination):
      destination.presentation.isPush
        ? "push \(first)" : "present \(destination.presentation.displayName) \(first)"
    case .appendAll: "append [\(all)]"
    case .goBack(let count): count == 1 ? "goBack" : "goBack \(count)"
    case .goBackTo(let target): "goBackTo \(target.displayName)"
    case .goBackToIndex(let index): "goBackTo [\(index)]"
    case .goBackToRoot: "goBackToRoot"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let target): "popTo \(target.displayName)"
    case .popToIndex(let index): "popTo [\(index)]"
    case .popFrom(let target): "popFrom \(target.displayName)"
    case .popToRoot: "popToRoot"
    case .popToCurrentNavigationRoot: "popToCurrentNavigationRoot"
    case .dismiss(let count): count == 1 ? "dismiss" : "dismiss \(count)"
    case .dismissAll: "dismissAll"
    case .removeLast(let count): count == 1 ? "removeLast" : "removeLast \(count)"
    case .removeAll: "removeAll"
    case .remove(let target): "remove \(target.displayName)"
    case .removeSubrange(let lower, let upper): "removeSubrange \(lower)..<\(upper)"
    case .replaceTop: "replace by \(first)"
    case .replace(let index, _): "replace [\(index)] by \(first)"
    case .set: "set [\(all)]"
    case .deferredSet(let operations): "write back later (\(operations.phrase))"
    case .dismissScreen: "dismiss this screen"
    case .fill(let slot, _): "show \(first) in \(slot)"
    case .clear(let slot): "clear \(slot)"
    case .select(let target): "select \(target.displayName)"
    case .selectIndex(let index): "select tab \(index)"
    case .setItems(let routes): "set tabs [\(routes.joined(separator: ", "))]"
    case .show: "switch to \(first)"
    case .reset(let target): "reset \(target.displayName)"
    case .within(let flow, let operations): "in \(flow.displayName): \(operations.phrase)"
    case .assign(let variable, .constant(let value)): "\(variable) = \(value)"
    case .assign(let variable, .copied(let argument)): "\(variable) = its \(argument)"
    case .emit(let output): "report \(output)"
    case .send(let action, let addressee): "send \(action) to \(addressee.displayName)"
    case .open(let link, _): "open \(link)"
    case .later(let operations): "later (\(operations.phrase))"
    case .start(let effect): "start \(effect)"
    case .cancel(let effect): "cancel \(effect)"
    case .when(let condition, let operations, let others):
      others.isEmpty
        ? "if \(condition.displayName) (\(operations.phrase))"
        : "if \(condition.displayName) (\(operations.phrase)) else (\(others.phrase))"
    case .reduce: "the reducer"
    case .called(let name): name
    case .oneOf(let alternatives), .resulted(let alternatives):
      alternatives.map { "(\($0.phrase))" }.joined(separator: " or ")
    }
  }
}

extension Operation {
  /// Whether it takes away the screens on top of a stack, by their number.
  package var takesTopAway: Bool {
    switch self {
    case .goBack, .pop, .dismiss, .removeLast: true
    default: false
    }
  }
}

extension [Operation] {
  /// Operations one after the other, in words.
  package var phrase: String {
    isEmpty ? "nothing" : map(\.displayName).joined(separator: ", then ")
  }
}

extension FlowReference {
  package var displayName: String {
    switch self {
    case .ancestor(let coordinator): coordinator
    case .child(let hosts): hosts.joined(separator: " \u{203A} ")
    }
  }
}

extension Addressee {
  package var displayName: String {
    switch self {
    case .route(let target): target.displayName
    case .identity(let identity): "\u{201C}\(identity)\u{201D}"
    case .index(let index): "position \(index)"
    case .child(let hosts, let route):
      (hosts + (route.map { [$0] } ?? [])).joined(separator: " \u{203A} ")
    }
  }
}

extension RoutePattern {
  package var displayName: String {
    guard !bindings.isEmpty else { return route }
    let values = bindings.map { binding in
      switch binding.value {
      case .constant(let value): "\(binding.argument): \(value)"
      case .copied(let source): "\(binding.argument): same \(source)"
      }
    }
    return "\(route)(\(values.joined(separator: ", ")))"
  }
}
