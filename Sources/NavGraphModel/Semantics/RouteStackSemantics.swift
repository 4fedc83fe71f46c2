/// TCARouteStack on RouteStack: one array of paths above a root, changed as arrays are.
///
/// The root and every presented route get a navigation container, so a push is always visible.
/// Swiping a sheet down removes that one path: `[sheet A, push B]` becomes `[push B]`.
///
/// Source: TCARouteStack 29ff2fb, RouteStack c3c89be (0.1.2).
package final class RouteStackSemantics: StackSemantics {
  package init() {}

  package var vocabulary: Set<Operation.Kind> { Self.vocabulary }

  private static let vocabulary: Set<Operation.Kind> = [
    .push, .present, .appendAll, .removeLast, .removeAll, .remove, .removeSubrange, .replace, .set,
  ]

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard vocabulary.contains(operation.kind) else { return Outcome(.ignored(.notInDialect)) }
    guard let root = stack.first else { return Outcome(.ignored(.emptyStack)) }
    var paths = Array(stack.dropFirst())
    let outcome = apply(operation, toPaths: &paths, identities: identities)
    stack = [root] + paths
    return outcome
  }

  private func apply(
    _ operation: StackOperation, toPaths paths: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry):
      return paths.appendAll([entry])
    case .appendAll(let entries):
      return paths.appendAll(entries)
    case .removeLast(let count):
      return paths.removeLastOrTrap(count)
    case .removeAll:
      return paths.removeAllEntries()
    case .remove(let target):
      return remove(target, from: &paths, identities: identities)
    case .removeSubrange(let range):
      return paths.removeSubrangeOrTrap(range)
    case .replace(let index, let entry):
      return paths.replaceOrTrap(at: index, by: entry)
    case .set(let entries):
      paths = entries
      return .applied
    case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex, .popFrom,
      .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .replaceTop:
      return Outcome(.ignored(.notInDialect))
    }
  }

  /// `removeAll(where:)` with the identity of the topmost match: duplicates of it go as well.
  private func remove(
    _ target: InstanceSet, from paths: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard let index = paths.topmost(target) else { return Outcome(.ignored(.noMatch)) }
    let identity = identities[paths[index]]
    paths.remove(at: index)
    if let identity { paths.removeAll { identities[$0] == identity } }
    return .applied
  }

  package func canPush(onto stack: [Entry]) -> Bool? { true }

  package func renderedCount(of stack: [Entry], isWrapped: Bool) -> Int { stack.count }

  package func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture) {
    if gesture == .swipeDown {
      stack.remove(at: entry)
    } else {
      stack.removeSubrange(entry...)
    }
  }
}
