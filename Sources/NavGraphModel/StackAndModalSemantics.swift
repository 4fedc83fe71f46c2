/// Libraries that keep a stack of pushed routes and, beside it, one slot for a modal.
///
/// The packed stack holds the root, the pushed routes, and last the modal, if there is one: pushing
/// while a modal is up changes what lies beneath it. The items of ComposableNavigation are all
/// packed as pushes, the root too: it can go, and a modal over no items at all must not pass for it.
///
/// Source: RoutingReducer 92e3bf0 (0.0.11), swift-composable-navigation edd754c (4.2.1),
/// swift-composable-architecture d34c1df (1.25.5).
package struct StackAndModalSemantics: StackSemantics {
  package let library: Library

  package init(_ library: Library) {
    self.library = library
  }

  package enum Library: Hashable, Sendable {
    /// The path is identified and above the root; `pop` takes one at most.
    case routingReducer
    /// The first item is the root and can go; `popItems` takes all that it asks for, or none.
    case composableNavigation
    /// The elements are above the root and always have identities of their own.
    case composableArchitecture
  }

  package var vocabulary: Set<Operation.Kind> {
    switch library {
    case .routingReducer: [.push, .present, .pop, .popToRoot, .dismiss]
    case .composableNavigation: [.push, .present, .pop, .popToRoot, .set, .dismiss]
    case .composableArchitecture:
      [.push, .present, .pop, .popTo, .popToRoot, .removeLast, .removeAll, .set, .dismiss]
    }
  }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard vocabulary.contains(operation.kind) else {
      return Outcome(.ignored(.notInDialect))
    }
    let modal = self.modal(of: stack)
    var path = Array(modal == nil ? stack[...] : stack.dropLast())
    let root = library == .composableNavigation ? [] : Array(path.prefix(1))
    path.removeFirst(root.count)
    var newModal = modal
    let outcome = apply(operation, path: &path, modal: &newModal, identities: identities)
    stack = root + path + (newModal.map { [$0] } ?? [])
    return outcome
  }

  private func apply(
    _ operation: StackOperation, path: inout [Entry], modal: inout Entry?, identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry):
      return entry.isPush
        ? push(entry, onto: &path, identities: identities) : present(entry, in: &modal)
    case .pop(let count):
      return pop(count, from: &path)
    case .popTo(let target):
      guard let index = path.lastIndex(where: { target.contains($0.instance) }) else {
        return Outcome(.ignored(.noMatch))
      }
      path.removeSubrange((index + 1)...)
      return .applied
    case .popToRoot:
      guard !path.isEmpty else { return Outcome(.ignored(.emptyStack)) }
      path.removeSubrange((library == .composableNavigation ? 1 : 0)...)
      return .applied
    case .dismiss:
      guard modal != nil else { return Outcome(.ignored(.nothingPresented)) }
      modal = nil
      return .applied
    case .removeLast(let count):
      return path.removeLastOrTrap(count)
    case .removeAll:
      return path.removeAllEntries()
    case .set(let entries):
      path =
        library == .composableNavigation
        ? entries.map { Entry(instance: $0.instance, presentation: .push) } : entries
      return .applied
    case .goBack, .goBackTo, .goBackToRoot, .popToCurrentNavigationRoot, .dismissAll, .replaceTop:
      return Outcome(.ignored(.notInDialect))
    }
  }

  package func canPush(onto stack: [Entry]) -> Bool? {
    library == .composableNavigation ? true : stack.first?.embedsNavigation
  }

  /// A modal stands over whatever the stack shows.
  package func renderedCount(of stack: [Entry]) -> Int {
    if library == .composableNavigation { return stack.count }
    guard let root = stack.first, modal(of: stack) == nil else { return stack.count }
    return root.embedsNavigation ? stack.count : 1
  }

  package func entry(removedBy gesture: Gesture, on stack: [Entry]) -> Int? {
    let top = stack.count - 1
    guard top > 0 else { return nil }
    switch gesture {
    case .back:
      return stack[top].isPush && renderedCount(of: stack) > top ? top : nil
    case .swipeDown:
      return stack[top].isSheet ? top : nil
    }
  }
}

extension StackAndModalSemantics {
  private func modal(of stack: [Entry]) -> Entry? {
    let isRootAlone = stack.count == 1 && library != .composableNavigation
    guard !isRootAlone, let last = stack.last, !last.isPush else { return nil }
    return last
  }

  private func push(
    _ entry: Entry, onto path: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    if library == .routingReducer, let identity = identities[entry],
      path.contains(where: { identities[$0] == identity })
    {
      return Outcome(.ignored(.duplicateIdentity))
    }
    path.append(entry)
    return .applied
  }

  /// Overwrites the modal there is.
  private func present(_ entry: Entry, in modal: inout Entry?) -> Outcome {
    modal = entry
    return .applied
  }

  private func pop(_ count: Int, from path: inout [Entry]) -> Outcome {
    switch library {
    case .routingReducer where count < 1:
      return Outcome(.ignored(.negativeCount))
    case .routingReducer, .composableArchitecture:
      // RoutingReducer: `min(count, 1)`; StackState: `popLast()`.
      guard path.popLast() != nil else { return Outcome(.ignored(.notEnoughScreens)) }
      return .applied
    case .composableNavigation:
      if count < 0 { return Outcome(.ignored(.negativeCount)) }
      if count > path.count { return Outcome(.ignored(.notEnoughScreens)) }
      path.removeLast(count)
      return .applied
    }
  }
}
