import NavGraphModel

/// Two stacks, and the operation that leads from one to the other.
struct StackComparison {
  let before: [Entry]
  let after: [Entry]

  /// The operation that a user would name, and the instances that it brings; nil where nothing
  /// changed.
  ///
  /// - Parameter pattern: The route of an entry.
  func operation(_ pattern: (Entry) -> RoutePattern) -> (operation: Operation, brings: [Int])? {
    let old = before.map(\.rawValue)
    let new = after.map(\.rawValue)
    guard old != new else { return nil }
    let common = zip(old, new).prefix { $0 == $1 }.count
    let added = after[common...]
    func destination(_ entry: Entry) -> Destination {
      Destination(target: pattern(entry), presentation: entry.presentation ?? .push)
    }
    if common == old.count {
      return (
        added.count == 1
          ? .append(destination(added[common])) : .appendAll(added.map(destination)),
        added.map(\.instance)
      )
    }
    if common == new.count { return (removal(of: before[common...]), []) }
    if common > 0, common == old.count - 1, added.count == 1,
      before[common].rawValue & 15 == added[common].rawValue & 15
    {
      return (.replaceTop(pattern(added[common])), added.map(\.instance))
    }
    let kept = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if new.count < old.count, common + kept >= new.count {
      return (.removeSubrange(lower: common, upper: common + old.count - new.count), [])
    }
    return (.set(after.map(destination)), after.map(\.instance))
  }

  private func removal(of removed: ArraySlice<Entry>) -> Operation {
    let below = removed.startIndex
    if below == 0 { return .removeAll }
    let layers = removed.count { !$0.isPush }
    if layers == 0 {
      return below == 1 && removed.count > 1 ? .popToRoot : .pop(removed.count)
    }
    if layers == 1, !removed[below].isPush { return .dismiss(1) }
    return below == 1 ? .goBackToRoot : .goBack(removed.count)
  }
}
