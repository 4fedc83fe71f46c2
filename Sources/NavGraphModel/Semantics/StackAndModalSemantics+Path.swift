/// The stack of pushes, without the modal and without a root outside it.
extension StackAndModalSemantics {
  func apply(
    _ operation: StackOperation, toPath path: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry):
      return push(entry, onto: &path, identities: identities)
    case .appendAll(let entries):
      return path.appendAll(entries.map(\.pushed))
    case .pop(let count):
      return pop(count, from: &path)
    case .popTo(let target):
      guard let index = path.topmost(target) else { return Outcome(.ignored(.noMatch)) }
      path.removeSubrange((index + 1)...)
      return .applied
    case .popFrom(let target):
      guard let index = path.topmost(target) else { return Outcome(.ignored(.noMatch)) }
      path.removeSubrange(index...)
      return .applied
    case .popToRoot:
      guard !path.isEmpty else { return Outcome(.ignored(.emptyStack)) }
      path.removeSubrange((library == .composableNavigation ? 1 : 0)...)
      return .applied
    case .removeLast(let count):
      return path.removeLastOrTrap(count)
    case .removeAll:
      return path.removeAllEntries()
    case .remove(let target):
      // `StackState[id:] = nil`
      guard let index = path.topmost(target) else { return Outcome(.ignored(.noMatch)) }
      path.remove(at: index)
      return .applied
    case .removeSubrange(let range):
      return path.removeSubrangeOrTrap(range)
    case .replace(let index, let entry):
      return path.replaceOrTrap(at: index, by: entry.pushed)
    case .set(let entries):
      path = entries.map(\.pushed)
      return .applied
    case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .popToIndex,
      .popToCurrentNavigationRoot, .dismiss, .dismissAll, .replaceTop:
      return Outcome(.ignored(.notInDialect))
    }
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
