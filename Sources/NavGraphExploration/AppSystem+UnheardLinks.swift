import NavGraphModel

// Deep links that nobody is there to hear.

extension AppSystem {
  /// Notes the links whose coordinators have no flow in the state.
  mutating func noteUnheardLinks(at place: SignTable.Origin) {
    guard unheardOwners != linkMask else { return }
    let missing = linkMask & ~linkOwners(in: tree.root) & ~unheardOwners
    guard missing != 0 else { return }
    unheardOwners |= missing
    for (bit, coordinator) in app.linkOwners.enumerated() where missing & (1 << UInt64(bit)) != 0 {
      for link in app.coordinators[coordinator].definition.links.indices {
        let reference = TransitionReference(coordinator: coordinator, place: .link, index: link)
        signs.note(SignKey(.linkUnheard, cause: .transition(reference)), at: place)
      }
    }
  }

  /// The coordinators with links that have a flow here, as bits.
  private mutating func linkOwners(in id: RecordID) -> UInt64 {
    guard id != 0 else { return 0 }
    while linkOwnerBits.count <= Int(id) { linkOwnerBits.append(nil) }
    if let known = linkOwnerBits[Int(id)] { return known }
    var bits = app.linkOwnerBit[tree.coordinator(of: id)]
    for (_, cell) in tree.slots(tree.table[id, 3]) { bits |= linkOwners(of: cell) }
    for index in 0..<tree.entryCount(of: id) { bits |= linkOwners(of: tree.cell(index, of: id)) }
    linkOwnerBits[Int(id)] = bits
    return bits
  }

  private mutating func linkOwners(of cell: Cell) -> UInt64 {
    guard cell.kept != 0 else { return 0 }
    let kept = tree.kept(cell.kept)
    var bits = linkOwners(in: kept.flow)
    for (_, content) in tree.slots(kept.slots) { bits |= linkOwners(of: content) }
    return bits
  }
}

extension CompiledApp {
  /// The bits of coordinators with links.
  func linkBits(of coordinators: Set<Int>) -> UInt64 {
    coordinators.reduce(0) { $0 | linkOwnerBit[$1] }
  }
}
