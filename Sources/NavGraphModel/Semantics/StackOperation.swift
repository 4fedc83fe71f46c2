/// An ``Operation`` on a stack with every name resolved: a dialect applies it to packed entries.
package enum StackOperation: Hashable, Sendable {
  case append(Entry)
  /// `append(contentsOf:)`, also `+=`.
  case appendAll([Entry])
  case goBack(Int)
  case goBackTo(InstanceSet)
  /// By the position in the library's array, of the entry that is to be on top.
  case goBackToIndex(Int)
  case goBackToRoot
  case pop(Int)
  case popTo(InstanceSet)
  /// By the position in the library's array, of the entry that is to be on top.
  case popToIndex(Int)
  /// Removes the topmost match and everything above it, as `StackState.pop(from:)` does.
  case popFrom(InstanceSet)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
  /// `removeLast(n)` of an array, which traps where there are fewer.
  case removeLast(Int)
  case removeAll
  /// Removes the topmost match alone, at any position, as `remove(id:)` does.
  case remove(InstanceSet)
  /// `removeSubrange`, by positions in the array, which traps outside of it.
  case removeSubrange(Range<Int>)
  /// Replaces the top entry with another route, presented in the same way.
  case replaceTop(Entry)
  /// `routes[i] = …`, which traps outside of the array.
  case replace(at: Int, Entry)
  case set([Entry])
}

extension StackOperation {
  /// The kind of the operation: a dialect has it or lacks it.
  package var kind: Operation.Kind {
    switch self {
    case .append(let entry): entry.isPush ? .push : .present
    case .appendAll: .appendAll
    case .goBack: .goBack
    case .goBackTo: .goBackTo
    case .goBackToIndex: .goBackToIndex
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop
    case .popTo: .popTo
    case .popToIndex: .popToIndex
    case .popFrom: .popFrom
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast
    case .removeAll: .removeAll
    case .remove: .remove
    case .removeSubrange: .removeSubrange
    case .replaceTop: .replaceTop
    case .replace: .replace
    case .set: .set
    }
  }

  /// The entries that the operation brings, in the order in which it names them.
  package var newEntries: [Entry] {
    switch self {
    case .append(let entry), .replaceTop(let entry), .replace(_, let entry): [entry]
    case .appendAll(let entries), .set(let entries): entries
    case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex, .popFrom,
      .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll,
      .remove, .removeSubrange:
      []
    }
  }

  /// The same operation bringing these entries, as many as ``newEntries`` has.
  package func bringing(_ entries: [Entry]) -> StackOperation {
    switch self {
    case .append: .append(entries[0])
    case .replaceTop: .replaceTop(entries[0])
    case .replace(let index, _): .replace(at: index, entries[0])
    case .appendAll: .appendAll(entries)
    case .set: .set(entries)
    case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex, .popFrom,
      .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll,
      .remove, .removeSubrange:
      self
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
