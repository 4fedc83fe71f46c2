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
