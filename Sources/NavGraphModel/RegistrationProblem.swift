/// Something in a registration that the model cannot hold.
package struct RegistrationProblem: Error, Hashable, Codable, Sendable {
  /// What is wrong and how to put it right; may contain names as the author wrote them.
  package var message: String
  package var location: SourceLocation

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// The order of the source, then of the messages.
extension RegistrationProblem: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}
