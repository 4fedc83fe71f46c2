import NavGraphModel

/// What arrays do by themselves, whichever library they belong to.
extension NaiveLibrary {
  var comparesIdentities: Bool {
    switch dialect {
    case .tcaCoordinators(_, .identified), .routingReducer: true
    default: false
    }
  }

  /// The position of the entry's identity, if the library looks.
  func position(of entry: NaiveEntry, in array: [NaiveEntry]) -> Int? {
    guard comparesIdentities, let wanted = identity(entry) else { return nil }
    return array.firstIndex { identity($0) == wanted }
  }

  func changeArray(_ change: NaiveChange, in array: inout [NaiveEntry]) -> Outcome {
    switch change {
    case .append(let entry):
      array.append(entry)
      return .applied
    case .appendAll(let entries):
      return appendAll(entries, to: &array)
    case .removeLast(let count):
      if count < 0 { return Outcome(.failed(.negativeCount)) }
      if array.count < count { return Outcome(.failed(.notEnoughScreens)) }
      array.removeLast(count)
      return .applied
    case .removeAll:
      array = []
      return .applied
    case .remove(let matches):
      guard let index = array.lastIndex(where: matches) else { return Outcome(.ignored(.noMatch)) }
      array.remove(at: index)
      return .applied
    case .removeSubrange(let lower, let upper):
      guard lower >= 0, upper >= lower, upper <= array.count else {
        return Outcome(.failed(.outOfRange))
      }
      array.removeSubrange(lower..<upper)
      return .applied
    case .replaceTop(let entry):
      guard let top = array.last else { return Outcome(.failed(.emptyStack)) }
      var new = entry
      (new.kind, new.hasNavigation) = (top.kind, top.hasNavigation)
      new.forbidsSwipe = top.forbidsSwipe
      return replace(array.count - 1, by: new, in: &array)
    case .replace(let index, let entry):
      guard array.indices.contains(index) else { return Outcome(.failed(.outOfRange)) }
      return replace(index, by: entry, in: &array)
    case .set(let entries):
      let identities = entries.compactMap(identity)
      if comparesIdentities, Set(identities).count != identities.count {
        return Outcome(.failed(.duplicateIdentity))
      }
      array = entries
      return .applied
    default:
      return Outcome(.ignored(.notInDialect))
    }
  }

  private func appendAll(_ entries: [NaiveEntry], to array: inout [NaiveEntry]) -> Outcome {
    var ignored = 0
    for entry in entries {
      if position(of: entry, in: array) == nil { array.append(entry) } else { ignored += 1 }
    }
    if ignored == 0 { return .applied }
    return ignored == entries.count
      ? Outcome(.ignored(.duplicateIdentity)) : .appliedDespite(.duplicateIdentity)
  }

  /// Swaps the elements where the identity is elsewhere.
  private func replace(
    _ index: Int, by entry: NaiveEntry, in array: inout [NaiveEntry]
  ) -> Outcome {
    let other = position(of: entry, in: array)
    if let other { array[other] = array[index] }
    array[index] = entry
    return other == nil || other == index ? .applied : .appliedDespite(.duplicateIdentity)
  }
}
