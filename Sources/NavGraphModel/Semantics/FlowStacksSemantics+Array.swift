/// Operations on the array itself: an identified one looks at the identities, and only
/// `push` asserts that a push can be rendered.
extension FlowStacksSemantics {
  /// `push` and the `present…` methods.
  func append(_ entry: Entry, to array: inout [Entry], identities: IdentityTable) -> Outcome {
    let asserts = entry.isPush && canPush(ontoArray: array[...]) == false
    let release: Outcome.Effect
    if position(of: entry, in: array, identities: identities) == nil {
      array.append(entry)
      release = .applied
    } else {
      release = .ignored(.duplicateIdentity)
    }
    return asserts ? .asserts(.noNavigation, release: release) : Outcome(release)
  }

  /// `append(contentsOf:)`: an identified array drops the duplicates one by one, those among the new
  /// elements too.
  func appendAll(
    _ entries: [Entry], to array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    let count = array.count
    for entry in entries where position(of: entry, in: array, identities: identities) == nil {
      array.append(entry)
    }
    if array.count == count + entries.count { return .applied }
    return array.count == count
      ? Outcome(.ignored(.duplicateIdentity)) : .appliedDespite(.duplicateIdentity)
  }

  /// `remove(id:)` of an identified array.
  func remove(_ target: InstanceSet, from array: inout [Entry]) -> Outcome {
    guard let index = array.topmost(target) else { return Outcome(.ignored(.noMatch)) }
    array.remove(at: index)
    return .applied
  }

  /// `routes[routes.count - 1] = …`
  func replaceTop(
    by entry: Entry, in array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard let top = array.last else { return Outcome(.failed(.emptyStack)) }
    return replace(
      at: array.count - 1, by: entry.presented(as: top), in: &array, identities: identities)
  }

  /// `routes[index] = …`: if the identity is elsewhere in an identified array, the two
  /// elements swap their places, and then the new one is written.
  func replace(
    at index: Int, by entry: Entry, in array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard array.indices.contains(index) else { return Outcome(.failed(.outOfRange)) }
    let position = position(of: entry, in: array, identities: identities) ?? index
    array.swapAt(position, index)
    array[index] = entry
    return position == index ? .applied : .appliedDespite(.duplicateIdentity)
  }

  /// An array literal of identified elements traps on a repeated identity in every build.
  func set(_ entries: [Entry], in array: inout [Entry], identities: IdentityTable) -> Outcome {
    if variant.comparesIdentities {
      let known = entries.compactMap { identities[$0] }
      if Set(known).count < known.count { return Outcome(.failed(.duplicateIdentity)) }
    }
    array = entries
    return .applied
  }

  /// Returns the position of the entry's identity in the array, if this variant looks.
  private func position(
    of entry: Entry, in array: [Entry], identities: IdentityTable
  ) -> Int? {
    guard variant.comparesIdentities, let identity = identities[entry] else { return nil }
    return array.firstIndex { identities[$0] == identity }
  }
}
