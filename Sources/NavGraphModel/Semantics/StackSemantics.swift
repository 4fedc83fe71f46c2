/// The effect of one dialect's operations on a stack.
///
/// The stack is an array of entries, bottom first. Conformances are pure: the same stack and
/// operation give the same result, and only the array changes. An entry is moved, or it changes its
/// presentation; none is made from its instance, so that its handle stays with it.
package protocol StackSemantics: AnyObject, Sendable {
  /// The operations that the library has; any other is ignored as not in the dialect.
  var vocabulary: Set<Operation.Kind> { get }

  /// Applies the operation with the effect of a release build.
  ///
  /// - Returns: The outcome for both builds. Where the release build fails, the stack is left as it
  ///   was: there is no app any more to look at it.
  /// - Complexity: O(*h*) in the height of the stack and the number of new entries, for several new
  ///   entries at once in an identified array their product.
  func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome

  /// Whether the nearest entry that is not a push has a navigation container; nil if there is none.
  func canPush(onto stack: [Entry]) -> Bool?

  /// Returns the number of entries that the views show, from the bottom; nothing above them is visible.
  ///
  /// - Parameter isWrapped: Whether the enclosing view supplies a navigation container for the bottom
  ///   of the stack, regardless of the root's own flag. It changes what is rendered, never what the
  ///   library believes (``canPush(onto:)``, and with it the assertions of ``apply(_:to:identities:)``).
  func renderedCount(of stack: [Entry], isWrapped: Bool) -> Int

  /// Returns the entries that a gesture on the visible screen can remove: the lowest removed one, for
  /// each possible end of the gesture, nearest first.
  ///
  /// Only ``Gesture/backMenu`` can end in several places, one for each earlier screen of the same
  /// navigation container that is two or more below the top. The bottom of the stack is never among
  /// them, and an entry that forbids the swipe is not for ``Gesture/swipeDown``.
  func entries(
    removedBy gesture: Gesture, on stack: [Entry], isWrapped: Bool
  ) -> [Int]

  /// Takes an entry away as the view does when a gesture ends: by default with all above it.
  ///
  /// - Parameter entry: One of ``entries(removedBy:on:isWrapped:)``.
  func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture)
}

extension StackSemantics {
  package func entries(
    removedBy gesture: Gesture, on stack: [Entry], isWrapped: Bool
  ) -> [Int] {
    stack[..<renderedCount(of: stack, isWrapped: isWrapped)].entries(removedBy: gesture)
  }

  package func remove(_ entry: Int, from stack: inout [Entry], by gesture: Gesture) {
    stack.removeSubrange(entry...)
  }
}

extension ArraySlice<Entry> {
  /// Returns the entries that a gesture of the system can remove, of these entries, of which the last is the visible
  /// screen and the first one stays.
  fileprivate func entries(removedBy gesture: Gesture) -> [Int] {
    guard let top = indices.last, top > startIndex else { return [] }
    let base = lastIndex { !$0.isPush } ?? startIndex
    switch gesture {
    case .back, .edgeSwipe:
      return self[top].isPush ? [top] : []
    case .backMenu:
      return base < top ? (base + 1..<top).reversed() : []
    case .swipeDown:
      return base > startIndex && self[base].isSheet && !self[base].forbidsSwipe ? [base] : []
    case .tabTap, .tabRetap, .alertButton:
      return []
    }
  }
}
