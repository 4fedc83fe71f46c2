import NavGraphModel
import Testing

/// What is kept with an entry must find it again after an operation.
@Suite("The handle of an entry")
struct HandleTests {
  typealias Kind = NavGraphModel.Operation.Kind

  @Test(
    "stays with it through every operation, and comes with a new one",
    arguments: DialectTable.dialects, Kind.allCases)
  func operation(in dialect: Dialect, _ kind: Kind) {
    for notation in Self.stacks {
      let before = numbered(notation.entries, from: 1)
      let arriving = numbered(kind.stackOperation.newEntries, from: 101)
      var after = before
      let outcome = dialect.semantics.apply(
        kind.stackOperation.bringing(arriving), to: &after, identities: Vocabulary.identities)
      let text = "\(kind.rawValue): \(notation.text) to \(StackNotation(after).text)"

      let handles = after.map(\.handle)
      #expect(Set(handles).count == handles.count, "\(text)")
      // An entry that stays does so unchanged, its presentation too.
      for entry in after where entry.handle <= 100 {
        #expect(before.contains { $0.isSame(as: entry) }, "\(text)")
      }
      let arrived = after.filter { $0.handle > 100 }
      for entry in arrived {
        let source = arriving.first { $0.handle == entry.handle }
        #expect(source?.instance == entry.instance, "\(text)")
      }
      if outcome.release == .applied || outcome.release == .appliedDespite(.slotTaken) {
        #expect(arrived.map(\.handle) == arriving.map(\.handle), "\(text)")
      }
      if !outcome.release.isApplied { #expect(after.isSame(as: before), "\(text)") }
    }
  }

  @Test("stays with it through every gesture", arguments: DialectTable.dialects, Gesture.allCases)
  func gesture(in dialect: Dialect, _ gesture: Gesture) {
    for notation in Self.stacks {
      let before = numbered(notation.entries, from: 1)
      for isWrapped in [false, true] {
        for entry in dialect.semantics.entries(
          removedBy: gesture, on: before, isWrapped: isWrapped)
        {
          var after = before
          dialect.semantics.remove(entry, from: &after, by: gesture)
          for kept in after {
            #expect(before.contains { $0.isSame(as: kept) }, "\(notation.text)")
          }
          #expect(after.count < before.count, "\(notation.text)")
        }
      }
    }
  }

  @Test("goes with its entry where elements swap")
  func swap() {
    let semantics = Dialect.tcaCoordinators(.v0_14, .identified).semantics
    var stack = numbered(("^a* >b >c" as StackNotation).entries, from: 1)
    let arriving = numbered((">b" as StackNotation).entries, from: 101)[0]
    _ = semantics.apply(
      .replace(at: 2, arriving), to: &stack, identities: Vocabulary.identities)
    #expect(stack.map(\.handle) == [1, 3, 101])
  }

  @Test("goes with its entry where one below it is removed")
  func removal() {
    let semantics = Dialect.tcaRouteStack(.v0_1).semantics
    var stack = numbered(("^a* ^b >c" as StackNotation).entries, from: 1)
    semantics.remove(1, from: &stack, by: .swipeDown)
    #expect(stack.map(\.handle) == [1, 3])
  }

  private func numbered(_ entries: [Entry], from first: UInt32) -> [Entry] {
    entries.enumerated().map { index, entry in
      Entry(rawValue: entry.rawValue, handle: first + UInt32(index))
    }
  }

  private static let stacks: [StackNotation] = [
    "", ">a", ">a >b", ">a >b >c", ">a ^x", "^x", "^a*", "^a", "^a* >b", "^a* >b >c >a2",
    "^a* ^b", "^a* >b #c", "^a >b", "^a* >b >c ^x*!", "^a* >d >b >e",
  ]
}
