/// The identity of an element of a ``StackState``, fresh when it was appended.
///
/// ```swift
/// state.path.pop(to: state.path.ids[0])
/// ```
///
/// An integer represents the identity with that number, counted from 0, as in the library's tests.
public struct StackElementID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  private let generation: Int

  init(generation: Int) {
    self.generation = generation
  }

  public init(integerLiteral generation: Int) {
    self.generation = generation
  }

  public static func < (left: Self, right: Self) -> Bool { left.generation < right.generation }

  /// The one that follows; the last one follows itself.
  var next: StackElementID {
    StackElementID(generation: generation == .max ? .max : generation + 1)
  }

  /// Moves on to the next, and returns this one.
  mutating func advance() -> StackElementID {
    defer { self = next }
    return self
  }
}
