import NavGraph
import NavGraphModel
import Testing

/// What the identified array does by itself, whatever it holds.
struct VocabularyIdentifiedArrayTests {
  typealias Letters = IdentifiedArrayOf<VocabularyLetter>

  /// What is left of `a b c`, and the outcomes on the way.
  private func change(_ change: (inout Letters) -> Void) -> (after: String, outcomes: [Outcome]) {
    let log = OperationLog()
    var letters = Letters(uniqueElements: ["a", "b", "c"].map(VocabularyLetter.init))
    OperationLog.$current.withValue(log) { change(&letters) }
    return (letters.map(\.name).joined(separator: " "), log.notes.map(\.outcome))
  }

  @Test func appendIgnoresAnExistingIdentity() {
    let (after, outcomes) = change {
      let (inserted, index) = $0.append(VocabularyLetter("b2"))
      #expect(!inserted && index == 1)
    }
    #expect(after == "a b c")
    #expect(outcomes == [.ignored(.duplicateIdentity)])
  }

  @Test func appendingSeveralDropsEachDuplicate() {
    let new = ["b2", "d", "d2"].map(VocabularyLetter.init)
    for result in [change { $0.append(contentsOf: new) }, change { $0 += new }] {
      #expect(result.after == "a b c d")
      #expect(result.outcomes == [.appliedDespite(.duplicateIdentity)])
    }
  }

  @Test func aLiteralWithADuplicateIdentityTraps() {
    let log = OperationLog()
    OperationLog.$current.withValue(log) {
      let letters: Letters = [VocabularyLetter("a"), VocabularyLetter("a2")]
      #expect(letters.map(\.name) == ["a"])
    }
    #expect(log.notes.map(\.outcome) == [.traps(.duplicateIdentity)])
    #expect(log.notes.map(\.operation) == ["array literal"])
  }

  @Test func nonUniqueElementsTrap() {
    let log = OperationLog()
    OperationLog.$current.withValue(log) {
      _ = Letters(uniqueElements: [VocabularyLetter("a"), VocabularyLetter("a2")])
    }
    #expect(log.notes.map(\.outcome) == [.traps(.duplicateIdentity)])
  }

  @Test func writingAnExistingIdentitySwapsElements() {
    let (after, outcomes) = change { $0[0] = VocabularyLetter("c2") }
    #expect(after == "c2 b a")
    #expect(outcomes == [.appliedDespite(.duplicateIdentity)])
  }

  @Test func writingInPlaceIsUnaffected() {
    let (after, outcomes) = change {
      $0[0] = VocabularyLetter("a2")
      $0[1] = VocabularyLetter("d")
      $0[id: "c"] = VocabularyLetter("c2")
      $0[id: "e"] = VocabularyLetter("e")
      $0[id: "d"] = nil
    }
    #expect(after == "a2 c2 e")
    #expect(outcomes.isEmpty)
  }

  @Test func changingAnIdentityThroughItsSubscriptTraps() {
    let (after, outcomes) = change { $0[id: "a"] = VocabularyLetter("d") }
    #expect(after == "a b c")
    #expect(outcomes == [.traps(.noMatch)])
  }

  @Test func removingAnIdentityCanRemoveFromTheMiddle() {
    let (after, outcomes) = change { #expect($0.remove(id: "b")?.name == "b") }
    #expect(after == "a c")
    #expect(outcomes.isEmpty)
  }

  @Test func removingAMissingIdentityIsRecorded() {
    let (after, outcomes) = change { #expect($0.remove(id: "z") == nil) }
    #expect(after == "a b c")
    #expect(outcomes == [.ignored(.noMatch)])
  }

  @Test func removingTooManyElementsTraps() {
    let (after, outcomes) = change {
      $0.removeLast(4)
      $0.removeSubrange(1..<9)
      $0.removeLast(-1)
    }
    #expect(after == "a b c")
    #expect(outcomes == [.traps(.notEnoughScreens), .traps(.outOfRange), .traps(.negativeCount)])
  }

  @Test func removingAllThenTheLastTraps() {
    let (after, outcomes) = change {
      $0.removeAll()
      #expect($0.popLast() == nil)
      #expect($0.removeLast() == nil)
    }
    #expect(after == "")
    #expect(outcomes == [.traps(.notEnoughScreens)])
  }

  @Test func elementsAreUpdatedAndFiltered() {
    let (after, outcomes) = change {
      $0.updateOrAppend(VocabularyLetter("b2"))
      $0.updateOrAppend(VocabularyLetter("d"))
      $0.removeAll { $0.name == "a" }
      #expect($0.ids == ["b", "c", "d"])
      #expect($0.index(id: "d") == 2)
    }
    #expect(after == "b2 c d")
    #expect(outcomes.isEmpty)
  }

  @Test func directlyAppendedRoutesAreNotChecked() {
    let log = OperationLog()
    var routes: IdentifiedRoutes<VocabularyLetter> = [.root(VocabularyLetter("a"))]
    OperationLog.$current.withValue(log) { _ = routes.append(.push(VocabularyLetter("b"))) }
    #expect(routes.text == "^a >b")
    #expect(log.notes.isEmpty)
  }
}
