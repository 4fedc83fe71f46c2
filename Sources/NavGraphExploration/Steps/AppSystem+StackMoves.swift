import NavGraphFacts
import NavGraphModel

// Records what steps do to flows, where rules are made of them.

extension AppSystem {
  /// Remembers a change to entries where rules are made of steps.
  ///
  /// - Parameters:
  ///   - before: What was there, where that matters.
  ///   - after: How many entries there are.
  ///   - taker: What may have taken some away.
  mutating func recordMove(
    _ kind: StackMove.Kind, of flow: Address, from before: [Entry] = [], to after: Int,
    taker: @autoclosure () -> ObservationKey? = nil
  ) {
    guard reader.isDeriving else { return }
    attempt.stackMoves.append(
      StackMove(flow: flow, kind: kind, entries: before, after: after, taker: taker()))
  }

  /// Records for a derivation that the content of a slot is removed, if it hosts a flow. If that flow covers the one
  /// that contains it, removing it before any other change gives the same result.
  mutating func recordEmptying(ofSlotAt address: Address) {
    guard reader.isDeriving, let slot = address.last, let cell = tree.cell(at: address),
      tree.kept(cell.kept).flow != 0
    else { return }
    let flow = address.flowOfEntry
    let owner = Array(address).dropLast().dropFirst(flow.count)
    // The slots of what is in a slot are no part of a flattened stack.
    guard owner.count <= 1, owner.allSatisfy({ $0.kind == .entry }) else { return }
    let move = StackMove(
      flow: flow, kind: .emptying(slot: slot, entry: owner.first?.index), entries: [], after: 0)
    let first = attempt.stackMoves.firstIndex { $0.flow == flow }
    attempt.stackMoves.insert(move, at: first ?? attempt.stackMoves.endIndex)
  }
}
