import NavGraphModel

/// RoutingReducer, ComposableNavigation and the Composable Architecture: a path, and one modal.
extension NaiveLibrary {
  /// - Parameter modal: One or none.
  func changePath(
    _ change: NaiveChange, in path: inout [NaiveEntry], modal: inout [NaiveEntry]
  ) -> Outcome {
    switch change {
    case .append(let entry) where entry.kind != .push:
      let isTaken = !modal.isEmpty
      modal = [entry]
      return isTaken ? .appliedDespite(.slotTaken) : .applied
    case .append(let entry):
      if position(of: entry, in: path) != nil { return Outcome(.ignored(.duplicateIdentity)) }
      path.append(entry)
      return .applied
    case .dismiss:
      if modal.isEmpty { return Outcome(.ignored(.nothingPresented)) }
      modal = []
      return .applied
    case .pop(let count):
      return popItems(count, in: &path)
    case .popToRoot:
      if path.isEmpty { return Outcome(.ignored(.emptyStack)) }
      path = isItems ? [path[0]] : []
      return .applied
    case .popTo(let matches):
      guard let index = path.lastIndex(where: matches) else { return Outcome(.ignored(.noMatch)) }
      path = Array(path[...index])
      return .applied
    case .popFrom(let matches):
      guard let index = path.lastIndex(where: matches) else { return Outcome(.ignored(.noMatch)) }
      path = Array(path[..<index])
      return .applied
    default:
      return changeArray(change, in: &path)
    }
  }

  /// Whether the root is an item like any other, and can go.
  private var isItems: Bool {
    if case .composableNavigation = dialect { true } else { false }
  }

  private func popItems(_ count: Int, in path: inout [NaiveEntry]) -> Outcome {
    if count < 0 { return Outcome(.ignored(.negativeCount)) }
    let number = isItems ? count : min(count, 1)
    if number > path.count { return Outcome(.ignored(.notEnoughScreens)) }
    path.removeLast(number)
    return .applied
  }
}
