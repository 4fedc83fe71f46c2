/// How the instances of a route are distinguished.
package enum Identity: Hashable, Codable, Sendable {
  /// The same value for every instance, so that two instances collide. Two routes with the same
  /// constant collide as well.
  case constant(String)
  /// Derived from the named arguments: instances collide when all of these are equal.
  case arguments([String])
  /// Fresh for every instance, as a UUID made when the screen's state is made.
  case unique
}

extension Identity {
  /// The short form used in pictures and messages.
  package var displayName: String {
    switch self {
    case .constant(let value): "constant \u{201C}\(value)\u{201D}"
    case .arguments(let names): "from \(names.joined(separator: ", "))"
    case .unique: "unique"
    }
  }
}
