/// One change to a coordinator's stack, by names. The dialect says what each one does.
package enum Operation: Hashable, Codable, Sendable {
  /// Push or present, by the destination's presentation.
  case append(Destination)
  case goBack(Int)
  case goBackTo(RoutePattern)
  case goBackToRoot
  case pop(Int)
  case popTo(RoutePattern)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
  /// `removeLast(n)` on the array itself.
  case removeLast(Int)
  /// `removeAll()` on the array itself.
  case removeAll
  /// Put another route at the top, standing as the present one does.
  case replaceTop(RoutePattern)
  /// Assign a whole array; where the array holds the root, the first destination is that.
  case set([Destination])
}

/// A route with its arguments, and how it is to stand on the one below.
package struct Destination: Hashable, Codable, Sendable {
  package var target: RoutePattern
  package var presentation: Presentation

  package init(target: RoutePattern, presentation: Presentation) {
    self.target = target
    self.presentation = presentation
  }
}

/// A route and, where it matters, its arguments.
///
/// As the target of a push, an argument without a binding takes each of its sample values in turn;
/// as the target of `goBackTo`, it matches any value.
package struct RoutePattern: Hashable, Codable, Sendable {
  package var route: String
  package var bindings: [ArgumentBinding]

  package init(route: String, bindings: [ArgumentBinding] = []) {
    self.route = route
    self.bindings = bindings
  }
}

/// The value that an argument is given.
package struct ArgumentBinding: Hashable, Codable, Sendable {
  package enum Value: Hashable, Codable, Sendable {
    case constant(String)
    /// The value that the acting screen has for its argument of this name.
    case copied(from: String)
  }

  package var argument: String
  package var value: Value

  package init(argument: String, value: Value) {
    self.argument = argument
    self.value = value
  }
}

extension Operation {
  /// The patterns that the operation names, each with whether it brings a new entry.
  package var patterns: [(pattern: RoutePattern, isNew: Bool)] {
    switch self {
    case .append(let destination): [(destination.target, true)]
    case .replaceTop(let target): [(target, true)]
    case .set(let destinations): destinations.map { ($0.target, true) }
    case .goBackTo(let target), .popTo(let target): [(target, false)]
    case .goBack, .goBackToRoot, .pop, .popToRoot, .popToCurrentNavigationRoot, .dismiss,
      .dismissAll, .removeLast, .removeAll:
      []
    }
  }

  /// The operation as a person would say it: `push detail`, `goBackTo list`.
  package var displayName: String {
    displayName(bringing: patterns.filter(\.isNew).map(\.pattern.displayName))
  }

  /// The operation with names for the screens that it brings, in their order, as for a step in which
  /// their arguments are known: `push detail(id: 2)`.
  package func displayName(bringing screens: [String]) -> String {
    let first = screens.first ?? ""
    return switch self {
    case .append(let destination):
      destination.presentation.isPush
        ? "push \(first)" : "present \(destination.presentation.displayName) \(first)"
    case .goBack(let count): count == 1 ? "goBack" : "goBack \(count)"
    case .goBackTo(let target): "goBackTo \(target.displayName)"
    case .goBackToRoot: "goBackToRoot"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let target): "popTo \(target.displayName)"
    case .popToRoot: "popToRoot"
    case .popToCurrentNavigationRoot: "popToCurrentNavigationRoot"
    case .dismiss(let count): count == 1 ? "dismiss" : "dismiss \(count)"
    case .dismissAll: "dismissAll"
    case .removeLast(let count): count == 1 ? "removeLast" : "removeLast \(count)"
    case .removeAll: "removeAll"
    case .replaceTop: "replace by \(first)"
    case .set: "set [\(screens.joined(separator: ", "))]"
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

extension Operation {
  /// An operation without its operands: what a dialect has or has not.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case push, present, goBack, goBackTo, goBackToRoot, pop, popTo, popToRoot
    case popToCurrentNavigationRoot, dismiss, dismissAll, removeLast, removeAll, replaceTop, set
  }

  package var kind: Kind {
    switch self {
    case .append(let destination): destination.presentation.isPush ? .push : .present
    case .goBack: .goBack
    case .goBackTo: .goBackTo
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast
    case .removeAll: .removeAll
    case .replaceTop: .replaceTop
    case .set: .set
    }
  }
}
