import NavGraphModel
import Testing

/// What a library does and the model does not say: what it answers today. Each test cites the
/// sentence in `Docs/Internals/KnownGaps.md` that admits it.
@Suite("Known gaps of the dialects")
struct DialectKnownGapTests {
  private static let identified = Dialect.tcaCoordinators(.v0_14, .identified)

  /// “ComposableNavigation shows one of several equal items; here all of them show.”
  @Test
  func knownGap_equalItemsAllShow() {
    let semantics = Dialect.composableNavigation(.v4_2).semantics
    let items: StackNotation = ">a >b >b"
    #expect(semantics.renderedCount(of: items.entries, isWrapped: false) == 3)
  }

  /// “The timed steps over which FlowStacks and TCACoordinators spread what SwiftUI cannot show in
  /// one update (two sheets, a sheet that becomes a cover) are no states: the array changes at once.”
  @Test
  func knownGap_arraysChangeAtOnce() {
    for dialect in DialectTable.dialects where dialect.vocabulary.contains(.replace) {
      guard !dialect.hasModalSlot else { continue }
      #expect(after([.appendAll("^b ^c")], on: "^a", in: dialect).text == "^a ^b ^c")
    }
    let cover = StackOperation.replace(at: 1, by: "#c")
    #expect(after([cover], on: "^a ^b", in: Self.identified).text == "^a #c")
  }

  /// “The order in which a screen and its coordinator hear one action is not modelled: where the
  /// Composable Architecture lets a coordinator look at what a gesture pops, it is gone here.”
  @Test
  func knownGap_aGestureRemovesBeforeAnyoneHears() {
    let semantics = Dialect.composableArchitecture(.v1_25).semantics
    var stack = ("^a* >b >c" as StackNotation).entries
    for entry in semantics.entries(removedBy: .back, on: stack, isWrapped: false) {
      semantics.remove(entry, from: &stack, by: .back)
    }
    #expect(StackNotation(stack).text == "^a* >b")
  }

  /// “`replaceSubrange` cannot be said; with an identity that is there, TCACoordinators' identified
  /// array overwrites that element in place, whereas `replace` swaps.”
  @Test
  func knownGap_replacingASubrangeSwaps() {
    let result = after([.replace(at: 1, by: ">d")], on: "^a* >b >c >d", in: Self.identified)
    #expect(result.text == "^a* >d >c >b")
  }

  /// “An element is replaced by its position alone: that `routes[id: …]` traps on another identity
  /// cannot be said.”
  @Test
  func knownGap_anIdentityCanChangeInPlace() {
    let result = after([.replace(at: 1, by: ">c")], on: "^a* >b", in: Self.identified)
    #expect(result.text == "^a* >c")
    #expect(result.outcome == .applied)
  }

  /// “An entry that is assigned again is a new one, even under the identity that it had: its flow
  /// starts afresh, and what is under way for it goes, where TCACoordinators cancels nothing.”
  @Test
  func knownGap_anAssignedEntryIsNew() {
    var stack = ("^a* >b" as StackNotation).entries
    var again = stack
    again[1].handle = 9
    _ = Self.identified.semantics.apply(
      .set(again), to: &stack, identities: Vocabulary.identities)
    #expect(stack.map(\.handle) == [0, 9])
  }

  /// “A modal that is presented over itself counts as another; ComposableNavigation reuses the view,
  /// and does nothing where the style is the same, too.”
  @Test
  func knownGap_aModalOverItselfIsAnother() {
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

  /// “A sheet of ComposableNavigation over a stack without items cannot be swiped down.”
  @Test
  func knownGap_aModalOverNothingStays() {
    let semantics = Dialect.composableNavigation(.v4_2).semantics
    let modal: StackNotation = "^x"
    #expect(semantics.entries(removedBy: .swipeDown, on: modal.entries, isWrapped: false) == [])
  }

  /// “What the Composable Architecture reports without stopping (an action for a missing element or
  /// presentation) is ignored in both builds.”
  @Test
  func knownGap_reportsAreNoFailures() {
    let dialect = Dialect.composableArchitecture(.v1_25)
    #expect(
      after([.dismiss(1)], on: "^a* >b", in: dialect).outcome == .ignored(.nothingPresented))
    #expect(after([.popFrom("c")], on: "^a* >b", in: dialect).outcome == .ignored(.noMatch))
  }

  /// “Elements of a `StackState` always have fresh identities: a `.push` of one that is there, which
  /// is reported and does nothing, cannot be said.”
  @Test
  func knownGap_stackElementsAreAlwaysNew() {
    let dialect = Dialect.composableArchitecture(.v1_25)
    #expect(after([.push("b")], on: "^a* >b", in: dialect).text == "^a* >b >b")
  }

  /// “An action belongs to the entry that sent it: that a late one of RoutingReducer's modal reaches
  /// whichever modal is there, and one of TCARouteStack's duplicates the first, is not modelled.”
  @Test
  func knownGap_equalEntriesAreToldApart() {
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
