import NavGraphFacts

/// What effects and follow-ups are pending for.
enum PendingOwner {
  case flow(Address)
  case entry(Address)

  var address: Address {
    switch self {
    case .flow(let address), .entry(let address): address
    }
  }

  var isFlow: Bool { if case .flow = self { true } else { false } }

  /// The flow, or the one that contains the entry.
  var flow: Address {
    switch self {
    case .flow(let address): address
    case .entry(let address): address.flowOfEntry
    }
  }
}

extension StateTree.Place {
  var owner: PendingOwner { isFlow ? .flow(address) : .entry(address) }
}

extension AppSystem {
  /// What is pending for an owner; nil where the owner is gone.
  func pending(of owner: PendingOwner) -> RecordID? {
    switch owner {
    case .flow(let address): tree.flowID(at: address).map { tree[$0, .pending] }
    case .entry(let address): tree.cell(at: address).map { tree.kept($0.kept).pending }
    }
  }

  mutating func setPending(_ pending: RecordID, of owner: PendingOwner) {
    switch owner {
    case .flow(let address): setPending(pending, ofFlowAt: address)
    case .entry(let address):
      guard let cell = tree.cell(at: address) else { return }
      var kept = tree.kept(cell.kept)
      kept.pending = pending
      set(kept, ofEntryAt: address)
    }
  }
}
