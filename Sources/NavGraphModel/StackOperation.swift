/// An ``Operation`` with every name resolved: what a dialect applies to packed entries.
package enum StackOperation: Hashable, Sendable {
  case append(Entry)
  case goBack(Int)
  case goBackTo(InstanceSet)
  case goBackToRoot
  case pop(Int)
  case popTo(InstanceSet)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
  /// `removeLast(n)` of an array, which traps where there are fewer.
  case removeLast(Int)
  case removeAll
  case replaceTop(instance: Int)
  case set([Entry])
}

extension StackOperation {
  /// What a dialect has or has not.
  package var kind: Operation.Kind {
    switch self {
    case .append(let entry): entry.isPush ? .push : .present
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

  /// The instances that the operation brings, in the order in which it names them.
  package var newInstances: [Int] {
    switch self {
    case .append(let entry): [entry.instance]
    case .replaceTop(let instance): [instance]
    case .set(let entries): entries.map(\.instance)
    case .goBack, .goBackTo, .goBackToRoot, .pop, .popTo, .popToRoot, .popToCurrentNavigationRoot,
      .dismiss, .dismissAll, .removeLast, .removeAll:
      []
    }
  }
}

/// The instances that a ``RoutePattern`` matches.
package struct InstanceSet: Hashable, Sendable {
  private enum Members: Hashable {
    /// All instances of a route lie together.
    case range(Range<Int>)
    case some(Set<Int>)
  }

  private let members: Members

  package init(_ range: Range<Int>) {
    members = .range(range)
  }

  package init(_ instances: some Sequence<Int>) {
    members = .some(Set(instances))
  }

  /// - Complexity: O(1)
  package func contains(_ instance: Int) -> Bool {
    switch members {
    case .range(let range): range.contains(instance)
    case .some(let instances): instances.contains(instance)
    }
  }
}

/// The identities of a coordinator's instances, as dense numbers.
package struct IdentityTable: Hashable, Sendable {
  /// By instance; nil where every entry has an identity of its own.
  private let identities: [Int?]

  package init(_ identities: [Int?]) {
    self.identities = identities
  }

  /// The identity that all entries of this instance share, or nil where it is unique to each.
  package subscript(entry: Entry) -> Int? { identities[entry.instance] }
}
