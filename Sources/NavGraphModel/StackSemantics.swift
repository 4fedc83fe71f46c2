/// What the operations of one dialect do to a stack.
///
/// The stack is an array of entries, bottom first. Conformances are pure: the same stack and
/// operation give the same result, and only the array changes.
package protocol StackSemantics: Sendable {
  /// Applies the operation with the effect of a release build.
  ///
  /// - Returns: The outcome for both builds. Where the release build fails, the stack is left as it
  ///   was: there is no app any more to look at it.
  /// - Complexity: O(*h*) in the height of the stack.
  func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome

  /// Whether the nearest entry that is not a push has a navigation container; nil if there is none.
  func canPush(onto stack: [Entry]) -> Bool?

  /// The number of entries that the views show, from the bottom; nothing above them is visible.
  func renderedCount(of stack: [Entry]) -> Int

  /// The height that is left after a gesture on the visible screen, or nil where it is not offered.
  func heightAfter(_ gesture: Gesture, on stack: [Entry]) -> Int?
}

extension Dialect {
  /// The meaning of this dialect's operations.
  package var semantics: any StackSemantics {
    switch self {
    case .tcaCoordinators(.v0_14, let identification):
      TCACoordinatorsSemantics(identification: identification)
    }
  }
}
