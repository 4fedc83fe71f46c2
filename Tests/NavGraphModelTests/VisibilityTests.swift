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
    "nothing above an unrendered push is visible",
    arguments: [
      ("", 0), ("^a", 1), ("^a*", 1), ("^a* >b", 2), ("^a* >b >c", 3), ("^a >b", 1),
      ("^a >b >c", 1), ("^a >b ^c*", 1), ("^a >b ^c* >d", 1), ("^a ^b", 2), ("^a ^b >c", 2),
      ("^a ^b >c #d*", 2), ("^a* ^b >c", 2), ("^a ^b* >c", 3), ("^a* >b #c >d ^e", 3),
      ("^a #b* >c ^d >e", 4), (">a", 1), (">a ^b* >c", 3),
    ] as [(StackNotation, Int)])
  func renderedCount(stack: StackNotation, expected: Int) {
    for variant in Self.variants {
      #expect(semantics(variant).renderedCount(of: stack.entries) == expected, "\(stack.text)")
    }
  }

  @Test(
    "the back button pops a visible push and keeps those below",
    arguments: [
      ("^a* >b", 1), ("^a* >b >c", 2), ("^a* >b >c >d", 3), ("^a ^b* >c", 2), ("^a #b* >c >d", 3),
      ("^a*", nil), ("^a", nil), ("", nil), ("^a ^b", nil), ("^a* >b #c", nil), (">a", nil),
      ("^a >b", nil), ("^a ^b >c", nil), ("^a* >b ^c >d", nil),
    ] as [(StackNotation, Int?)])
  func back(stack: StackNotation, height: Int?) {
    for variant in Self.variants {
      let after = semantics(variant).entry(removedBy: .back, on: stack.entries)
      #expect(after == height, "\(stack.text)")
    }
  }

  @Test(
    "a swipe closes the topmost visible sheet with all above it, never a cover or the root",
    arguments: [
      ("^a ^b", 1), ("^a* >b ^c", 2), ("^a ^b* >c", 1), ("^a ^b* >c >d", 1), ("^a #b ^c", 2),
      ("^a ^b >c", 1), ("^a ^b >c #d", 1), ("^a ^b #c", nil), ("^a #b", nil), ("^a #b* >c", nil),
      ("^a", nil), ("^a*", nil), ("^a* >b", nil), ("", nil), ("^a >b ^c", nil), (">a", nil),
    ] as [(StackNotation, Int?)])
  func swipeDown(stack: StackNotation, height: Int?) {
    for variant in Self.variants {
      let after = semantics(variant).entry(removedBy: .swipeDown, on: stack.entries)
      #expect(after == height, "\(stack.text)")
    }
  }
}
