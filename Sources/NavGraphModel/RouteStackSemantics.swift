/// TCARouteStack on RouteStack: one array of paths above a root, changed as arrays are.
///
/// The root and every presented route get a navigation container, so a push is always visible.
/// Swiping a sheet down removes that one path: `[sheet A, push B]` becomes `[push B]`.
///
/// Source: TCARouteStack 29ff2fb, RouteStack c3c89be (0.1.2).
package struct RouteStackSemantics: StackSemantics {
  package init() {}

  package var vocabulary: Set<Operation.Kind> { [.push, .present, .removeLast, .removeAll, .set] }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard let root = stack.first else { return Outcome(.ignored(.emptyStack)) }
    stack.removeFirst()
    defer { stack.insert(root, at: 0) }
    switch operation {
    case .append(let entry):
      stack.append(entry)
      return .applied
    case .removeLast(let count):
      return stack.removeLastOrTrap(count)
    case .removeAll:
      return stack.removeAllEntries()
    case .set(let entries):
      stack = entries
      return .applied
    case .goBack, .goBackTo, .goBackToRoot, .pop, .popTo, .popToRoot, .popToCurrentNavigationRoot,
      .dismiss, .dismissAll, .replaceTop:
      return Outcome(.ignored(.notInDialect))
    }
  }

  package func canPush(onto stack: [Entry]) -> Bool? { true }

  package func renderedCount(of stack: [Entry]) -> Int { stack.count }

  package func entry(removedBy gesture: Gesture, on stack: [Entry]) -> Int? {
    guard let top = stack.indices.last, top > 0 else { return nil }
    switch gesture {
    case .back:
      return stack[top].isPush ? top : nil
    case .swipeDown:
      guard let presented = stack.lastIndex(where: { !$0.isPush }), presented > 0 else {
        return nil
      }
      return stack[presented].isSheet ? presented : nil
    }
  }

  package func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture) {
    switch gesture {
    case .back: stack.removeSubrange(entry...)
    case .swipeDown: stack.remove(at: entry)
    }
  }
}
