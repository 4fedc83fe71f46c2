/// A finding that the author allows, with the reason.
package struct Suppression: Hashable, Codable, Sendable {
  /// The id of the rule.
  package var rule: String
  /// Why, for the next person.
  package var reason: String
  package var location: SourceLocation
  /// The line of the app's code whose findings a comment in that code allows; nil for what is allowed in a registration.
  package var coveredLine: SourceLocation?

  /// The reason in code that makes the library spread a change over several updates, even where that is not needed.
  package static let delaysReason = "the code asks for the delays"

  package init(
    rule: String, reason: String, location: SourceLocation, coveredLine: SourceLocation? = nil
  ) {
    self.rule = rule
    self.reason = reason
    self.location = location
    self.coveredLine = coveredLine
  }
}
