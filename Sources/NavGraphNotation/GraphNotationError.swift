/// A clause that is not in the notation.
package struct GraphNotationError: Error, Hashable, Sendable {
  package let clause: String
  /// What cannot be read, and what would be.
  package let reason: String
}
