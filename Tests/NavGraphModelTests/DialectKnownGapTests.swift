import NavGraphModel
import Testing

/// What a library does and the model does not say: what it answers today. Each test cites the
/// sentence in `Docs/Internals/KnownGaps.md` that admits it.
@Suite("Known gaps of the dialects")
struct DialectKnownGapTests {
  private static let identified = Dialect.tcaCoordinators(.v0_14, .identified)

  /// “ComposableNavigation shows one of several equal items; the model shows all.”
  @Test
  func knownGap_equalItemsAllShow() {
    let semantics = Dialect.composableNavigation(.v4_2).semantics
    let items: StackNotation = ">a >b >b"
    #expect(semantics.renderedCount(of: items.entries, isWrapped: false) == 3)
  }

  /// “FlowStacks and TCACoordinators spread some changes over timed steps; the model changes the
  /// array at once.”
  @Test
  func knownGap_arraysChangeAtOnce() {
    for dialect in DialectTable.dialects where dialect.vocabulary.contains(.replace) {
      guard !dialect.hasModalSlot else { continue }
      #expect(after([.appendAll("^b ^c")], on: "^a", in: dialect).text == "^a ^b ^c")
    }
    let cover = StackOperation.replace(at: 1, by: "#c")
    #expect(after([cover], on: "^a ^b", in: Self.identified).text == "^a #c")
  }

  /// “In the Composable Architecture, a coordinator can still see an entry that a gesture pops;
  /// in the model it is gone.”
  @Test
  func knownGap_aGestureRemovesBeforeActionsAreHandled() {
    let semantics = Dialect.composableArchitecture(.v1_25).semantics
    var stack = ("^a* >b >c" as StackNotation).entries
    for entry in semantics.entries(removedBy: .back, on: stack, isWrapped: false) {
      semantics.remove(entry, from: &stack, by: .back)
    }
    #expect(StackNotation(stack).text == "^a* >b")
  }

  /// “`replaceSubrange` cannot be registered; `replace` swaps where an identified array
  /// overwrites in place.”
  @Test
  func knownGap_replacingASubrangeSwaps() {
    let result = after([.replace(at: 1, by: ">d")], on: "^a* >b >c >d", in: Self.identified)
    #expect(result.text == "^a* >d >c >b")
  }

  /// “`replace` finds an element by position; the trap of `routes[id: …]` on another identity
  /// cannot be registered.”
  @Test
  func knownGap_anIdentityCanChangeInPlace() {
    let result = after([.replace(at: 1, by: ">c")], on: "^a* >b", in: Self.identified)
    #expect(result.text == "^a* >c")
    #expect(result.outcome == .applied)
  }

  /// “An entry that is assigned again is new; TCACoordinators keeps its state and cancels
  /// nothing.”
  @Test
  func knownGap_anAssignedEntryGetsANewHandle() {
    var stack = ("^a* >b" as StackNotation).entries
    var again = stack
    again[1].handle = 9
    _ = Self.identified.semantics.apply(
      .set(again), to: &stack, identities: Vocabulary.identities)
    #expect(stack.map(\.handle) == [0, 9])
  }

  /// “A modal that is presented over itself counts as another; ComposableNavigation reuses the
  /// view.”
  @Test
  func knownGap_presentingTheSameModalReplacesIt() {
    for style in ["^c", "#c"] {
      var stack = (">a ^c" as StackNotation).entries
      var again = StackNotation.entry(style[...])
      again.handle = 9
      let outcome = Dialect.composableNavigation(.v4_2).semantics.apply(
        .append(again), to: &stack, identities: Vocabulary.identities)
      #expect(outcome == .appliedDespite(.slotTaken))
      #expect(stack.map(\.handle) == [0, 9])
    }
  }

  /// “A sheet of ComposableNavigation over an empty stack cannot be swiped down.”
  @Test
  func knownGap_aModalOnAnEmptyStackCannotBeSwipedAway() {
    let semantics = Dialect.composableNavigation(.v4_2).semantics
    let modal: StackNotation = "^x"
    #expect(semantics.entries(removedBy: .swipeDown, on: modal.entries, isWrapped: false) == [])
  }

  /// “Runtime warnings of the Composable Architecture are ignored in both builds.”
  @Test
  func knownGap_runtimeWarningsAreNotFailures() {
    let dialect = Dialect.composableArchitecture(.v1_25)
    #expect(
      after([.dismiss(1)], on: "^a* >b", in: dialect).outcome == .ignored(.nothingPresented))
    #expect(after([.popFrom("c")], on: "^a* >b", in: dialect).outcome == .ignored(.noMatch))
  }

  /// “Elements of a `StackState` always have fresh identities.”
  @Test
  func knownGap_stackElementsAreAlwaysNew() {
    let dialect = Dialect.composableArchitecture(.v1_25)
    #expect(after([.push("b")], on: "^a* >b", in: dialect).text == "^a* >b >b")
  }

  /// “A late action belongs to the entry that sent it; RoutingReducer delivers it to the modal
  /// that is there, TCARouteStack to the first duplicate.”
  @Test
  func knownGap_equalEntriesAreDistinguished() {
    for (dialect, operation): (Dialect, StackOperation) in [
      (.routingReducer(.v0_0), .present("^b")), (.tcaRouteStack(.v0_1), .present("^b")),
    ] {
      var stack = ("^a* ^b" as StackNotation).entries
      var arriving = operation.newEntries
      arriving[0].handle = 9
      _ = dialect.semantics.apply(
        operation.bringing(arriving), to: &stack, identities: Vocabulary.identities)
      #expect(stack.last?.handle == 9)
    }
  }

  private func after(
    _ operations: [StackOperation], on before: StackNotation, in dialect: Dialect
  ) -> (text: String, outcome: Outcome?) {
    var stack = before.entries
    var outcome: Outcome?
    for operation in operations {
      outcome = dialect.semantics.apply(
        operation, to: &stack, identities: Vocabulary.identities)
    }
    return (StackNotation(stack).text, outcome)
  }
}
