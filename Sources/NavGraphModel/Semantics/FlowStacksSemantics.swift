/// FlowStacks, and TCACoordinators on top of it: one array of routes.
///
/// TCACoordinators has two copies of the operations since 0.14. The one for `[Route<Screen>]` keeps
/// the root; the one for `IdentifiedArrayOf<Route<Screen>>` has looser bounds, so that `goBack()` at
/// the root alone leaves an empty array, which renders nothing. Up to 0.13 there is one
/// implementation for both.
///
/// FlowStacks 0.10.12 looks below an array without enough presented routes when it dismisses. Neither
/// variant of TCACoordinators 0.14 does: for arrays, it moves FlowStacks' root index to 0; identified
/// ones have their own copy, with that index.
///
/// Source: TCACoordinators f3a2c36 (`IdentifiedArray+convenienceMethods.swift`), FlowStacks c528559
/// (`Array+convenienceMethods.swift`) and e589b1d (the branch that became 0.10.12),
/// swift-identified-collections 3abaf51; for TCACoordinators 0.13 and FlowStacks 0.4 the tags
/// (`RoutableCollection+utilities.swift`).
package final class FlowStacksSemantics: StackSemantics {
  package let variant: Variant

  package init(_ variant: Variant) {
    self.variant = variant
  }

  /// All but `StackState`'s own; only an identified array removes by identity.
  package var vocabulary: Set<Operation.Kind> {
    Set(Operation.Kind.allCases.filter(has))
  }

  private func has(_ kind: Operation.Kind) -> Bool {
    kind == .remove ? variant.comparesIdentities : kind != .popFrom
  }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard has(operation.kind) else { return Outcome(.ignored(.notInDialect)) }
    guard !variant.holdsRoot, let root = stack.first else {
      return apply(operation, toArray: &stack, identities: identities)
    }
    var array = Array(stack.dropFirst())
    let outcome = apply(operation, toArray: &array, identities: identities)
    stack = [root] + array
    return outcome
  }

  private func apply(
    _ operation: StackOperation, toArray array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry): append(entry, to: &array, identities: identities)
    case .appendAll(let entries): appendAll(entries, to: &array, identities: identities)
    case .goBack(let count): goBack(count, in: &array)
    case .goBackTo(let target): goBackTo(target, in: &array)
    case .goBackToIndex(let index): goBackTo(index: index, in: &array)
    case .goBackToRoot: goBackToRoot(in: &array)
    case .pop(let count): pop(count, in: &array)
    case .popTo(let target): popTo(target, in: &array)
    case .popToIndex(let index): popTo(index: index, in: &array)
    case .popToRoot: popToRoot(in: &array)
    case .popToCurrentNavigationRoot: popToCurrentNavigationRoot(in: &array)
    case .dismiss(let count): dismiss(count, in: &array)
    case .dismissAll: dismissAll(in: &array)
    case .removeLast(let count): array.removeLastOrTrap(count)
    case .removeAll: array.removeAllEntries()
    case .remove(let target): remove(target, from: &array)
    case .removeSubrange(let range): array.removeSubrangeOrTrap(range)
    case .replaceTop(let entry): replaceTop(by: entry, in: &array, identities: identities)
    case .replace(let index, let entry):
      replace(at: index, by: entry, in: &array, identities: identities)
    case .set(let entries): set(entries, in: &array, identities: identities)
    case .popFrom: Outcome(.ignored(.notInDialect))
    }
  }

  package func canPush(onto stack: [Entry]) -> Bool? {
    canPush(ontoArray: variant.holdsRoot ? stack[...] : stack.dropFirst())
  }

  func canPush(ontoArray array: ArraySlice<Entry>) -> Bool? {
    guard let index = array.lastIndex(where: { !$0.isPush }) else { return nil }
    if array[index].embedsNavigation { return true }
    return index == 0 && !variant.knowsRootNavigation ? nil : false
  }

  package func renderedCount(of stack: [Entry], isWrapped: Bool) -> Int {
    guard let root = stack.first else { return 0 }
    var hasNavigation = isWrapped || root.embedsNavigation
    for (index, entry) in stack.enumerated().dropFirst() {
      if !entry.isPush {
        hasNavigation = entry.embedsNavigation
      } else if !hasNavigation {
        return index
      }
    }
    return stack.count
  }
}
