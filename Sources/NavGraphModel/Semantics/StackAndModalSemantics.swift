/// Libraries that keep a stack of pushed routes and, beside it, one slot for a modal.
///
/// The packed stack holds the root, the pushed routes, and last the modal, if there is one: pushing
/// while a modal is up changes what lies beneath it. The items of ComposableNavigation are all
/// packed as pushes, the root too: it can go, and a modal over no items at all must not pass for it.
///
/// Source: RoutingReducer 92e3bf0 (0.0.11), swift-composable-navigation edd754c (4.2.1),
/// swift-composable-architecture d34c1df (1.25.5).
package final class StackAndModalSemantics: StackSemantics {
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

  package var vocabulary: Set<Operation.Kind> { library.vocabulary }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard vocabulary.contains(operation.kind) else { return Outcome(.ignored(.notInDialect)) }
    var modal = self.modal(of: stack)
    var path = Array(modal == nil ? stack[...] : stack.dropLast())
    let root = library == .composableNavigation ? [] : Array(path.prefix(1))
    path.removeFirst(root.count)
    let outcome =
      switch operation {
      case .append(let entry) where !entry.isPush: present(entry, in: &modal)
      case .dismiss: dismiss(&modal)
      default: apply(operation, toPath: &path, identities: identities)
      }
    stack = root + path + (modal.map { [$0] } ?? [])
    return outcome
  }

  package func canPush(onto stack: [Entry]) -> Bool? {
    library == .composableNavigation ? true : stack.first?.embedsNavigation
  }

  /// A modal covers everything that the stack shows.
  package func renderedCount(of stack: [Entry], isWrapped: Bool) -> Int {
    guard let root = stack.first, modal(of: stack) == nil else { return stack.count }
    let hasNavigation = library == .composableNavigation || isWrapped || root.embedsNavigation
    return hasNavigation ? stack.count : 1
  }
}

// MARK: - The modal

extension StackAndModalSemantics {
  private func modal(of stack: [Entry]) -> Entry? {
    let isOnlyRoot = stack.count == 1 && library != .composableNavigation
    guard !isOnlyRoot, let last = stack.last, !last.isPush else { return nil }
    return last
  }

  /// Assigns the slot, replacing its content.
  private func present(_ entry: Entry, in modal: inout Entry?) -> Outcome {
    let wasTaken = modal != nil
    modal = entry
    return wasTaken ? .appliedDespite(.slotTaken) : .applied
  }

  private func dismiss(_ modal: inout Entry?) -> Outcome {
    guard modal != nil else { return Outcome(.ignored(.nothingPresented)) }
    modal = nil
    return .applied
  }
}

extension StackAndModalSemantics.Library {
  fileprivate var vocabulary: Set<Operation.Kind> {
    switch self {
    case .routingReducer: Self.routingReducerVocabulary
    case .composableNavigation: Self.composableNavigationVocabulary
    case .composableArchitecture: Self.composableArchitectureVocabulary
    }
  }

  private static let routingReducerVocabulary: Set<Operation.Kind> = [
    .push, .present, .pop, .popToRoot, .dismiss,
  ]
  private static let composableNavigationVocabulary: Set<Operation.Kind> = [
    .push, .present, .appendAll, .pop, .popToRoot, .set, .dismiss,
  ]
  private static let composableArchitectureVocabulary: Set<Operation.Kind> = [
    .push, .present, .appendAll, .pop, .popTo, .popFrom, .popToRoot, .removeLast, .removeAll,
    .remove, .removeSubrange, .replace, .set, .dismiss,
  ]
}
