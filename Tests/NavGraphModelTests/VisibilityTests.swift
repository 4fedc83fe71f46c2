import NavGraphModel
import Testing

/// What holds for a stack before any operation; the two variants agree on all of it.
@Suite("What TCACoordinators 0.14 shows of a stack")
struct VisibilityTests {
  static let variants: [RouteIdentification] = [.indexed, .identified]

  private func semantics(_ variant: RouteIdentification) -> any StackSemantics {
    Dialect.tcaCoordinators(.v0_14, variant).semantics
  }

  @Test(
    "canPush is withNavigation of the nearest route that is not a push",
    arguments: [
      ("^a*", true), ("^a", false), ("^a* >b", true), ("^a >b", false), ("^a* >b >c", true),
      ("^a* ^b", false), ("^a ^b*", true), ("^a* #b", false), ("^a #b* >c", true),
      ("^a* ^b* #c", false), ("^a* ^b >c", false), ("", nil), (">a", nil), (">a >b", nil),
      (">a ^b*", true),
    ] as [(StackNotation, Bool?)])
  func canPush(stack: StackNotation, expected: Bool?) {
    for variant in Self.variants {
      #expect(semantics(variant).canPush(onto: stack.entries) == expected, "\(stack.text)")
    }
  }

  @Test(
    "nothing above an unrendered push is visible; an enclosing container renders the bottom",
    arguments: [
      ("", 0, 0), ("^a", 1, 1), ("^a*", 1, 1), ("^a* >b", 2, 2), ("^a* >b >c", 3, 3),
      ("^a >b", 1, 2), ("^a >b >c", 1, 3), ("^a >b ^c*", 1, 3), ("^a >b ^c* >d", 1, 4),
      ("^a >b ^c >d", 1, 3), ("^a ^b", 2, 2), ("^a ^b >c", 2, 2), ("^a ^b >c #d*", 2, 2),
      ("^a* ^b >c", 2, 2), ("^a ^b* >c", 3, 3), ("^a* >b #c >d ^e", 3, 3),
      ("^a #b* >c ^d >e", 4, 4), (">a", 1, 1), (">a >b", 1, 2), (">a ^b* >c", 3, 3),
      (">a ^b >c", 2, 2),
    ] as [(StackNotation, Int, Int)])
  func renderedCount(stack: StackNotation, bare: Int, wrapped: Int) {
    for variant in Self.variants {
      let semantics = semantics(variant)
      #expect(semantics.renderedCount(of: stack.entries, isWrapped: false) == bare, "\(stack.text)")
      #expect(
        semantics.renderedCount(of: stack.entries, isWrapped: true) == wrapped, "\(stack.text)")
    }
  }

  @Test(
    "the back button pops a visible push and keeps those below",
    arguments: [
      ("^a* >b", 1), ("^a* >b >c", 2), ("^a* >b >c >d", 3), ("^a ^b* >c", 2), ("^a #b* >c >d", 3),
      ("^a*", nil), ("^a", nil), ("", nil), ("^a ^b", nil), ("^a* >b #c", nil), (">a", nil),
      ("^a >b", nil), ("^a ^b >c", nil), ("^a* >b ^c >d", nil),
    ] as [(StackNotation, Int?)])
  func back(stack: StackNotation, entry: Int?) {
    expect(entry.map { [$0] } ?? [], removedBy: [.back, .edgeSwipe], on: stack)
  }

  @Test(
    "the back menu leads to the screens of the container that are two or more below",
    arguments: [
      ("^a* >b >c >d", [2, 1]), ("^a* >b >c", [1]), ("^a* >b", []), ("^a*", []), ("", []),
      ("^a* >b >c ^d* >e >a >x", [5, 4]), ("^a* >b >c ^d", []), ("^a >b >c", []),
      ("^a* >b ^c >d >e", []),
    ] as [(StackNotation, [Int])])
  func backMenu(stack: StackNotation, entries: [Int]) {
    expect(entries, removedBy: [.backMenu], on: stack)
  }

  @Test(
    "a swipe closes the topmost visible sheet with all above it, never a cover or the root",
    arguments: [
      ("^a ^b", 1), ("^a* >b ^c", 2), ("^a ^b* >c", 1), ("^a ^b* >c >d", 1), ("^a #b ^c", 2),
      ("^a ^b >c", 1), ("^a ^b >c #d", 1), ("^a ^b #c", nil), ("^a #b", nil), ("^a #b* >c", nil),
      ("^a", nil), ("^a*", nil), ("^a* >b", nil), ("", nil), ("^a >b ^c", nil), (">a", nil),
      ("^a ^b!", nil), ("^a ^b*! >c", nil), ("^a! ^b", 1), ("^a ^b ^c!", nil),
    ] as [(StackNotation, Int?)])
  func swipeDown(stack: StackNotation, entry: Int?) {
    expect(entry.map { [$0] } ?? [], removedBy: [.swipeDown], on: stack)
  }

  @Test("an enclosing container's pushes are left by the back button")
  func wrapped() {
    for variant in Self.variants {
      let semantics = semantics(variant)
      let stack: StackNotation = "^a >b >c >d"
      #expect(semantics.entries(removedBy: .back, on: stack.entries, isWrapped: true) == [3])
      #expect(
        semantics.entries(removedBy: .backMenu, on: stack.entries, isWrapped: true) == [2, 1])
    }
  }

  private func expect(_ entries: [Int], removedBy gestures: [Gesture], on stack: StackNotation) {
    for variant in Self.variants {
      for gesture in gestures {
        let found = semantics(variant).entries(
          removedBy: gesture, on: stack.entries, isWrapped: false)
        #expect(found == entries, "\(stack.text)")
      }
    }
  }
}
