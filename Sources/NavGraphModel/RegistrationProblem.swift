/// Something in a registration that the model cannot hold.
package struct RegistrationProblem: Error, Hashable, Codable, Sendable {
  /// The problem and its fix; may contain names as the author wrote them.
  package var message: String
  package var location: SourceLocation

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// Most checks find nothing, many thousand times over: then there is nothing to put together.
extension [RegistrationProblem] {
  static func += (problems: inout Self, found: Self) {
    if !found.isEmpty { problems.append(contentsOf: found) }
  }

  static func + (problems: Self, found: Self) -> Self {
    if found.isEmpty { return problems }
    var all = problems
    all.append(contentsOf: found)
    return all
  }
}

/// The order of the source, then of the messages.
extension RegistrationProblem: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}
