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
  /// Sorted, without repetition.
  private let instances: [Int]

  package init(_ instances: some Sequence<Int>) {
    self.instances = Set(instances).sorted()
  }

  /// - Complexity: O(log *n*) in the number of instances that the pattern matches.
  package func contains(_ instance: Int) -> Bool {
    var low = 0
    var high = instances.count
    while low < high {
      let middle = (low + high) / 2
      if instances[middle] < instance { low = middle + 1 } else { high = middle }
    }
    return low < instances.count && instances[low] == instance
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
