/// An action that the app's code sends, though no code handles it.
package struct UnhandledAction: Hashable, Codable, Sendable {
  package var action: String
  /// Where it is sent.
  package var location: SourceLocation
  package var suppressions: [Suppression] = []

  package init(action: String, location: SourceLocation) {
    self.action = action
    self.location = location
  }
}
