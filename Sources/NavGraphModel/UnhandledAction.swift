/// An action that the app's code sends, though no code handles it.
package struct UnhandledAction: Hashable, Codable, Sendable {
  package var action: String
  /// The reducer that contains the sender's; nil where that is the coordinator's.
  package var parent: String?
  /// Where it is sent.
  package var location: SourceLocation
  package var suppressions: [Suppression] = []

  package init(action: String, parent: String? = nil, location: SourceLocation) {
    self.action = action
    self.parent = parent
    self.location = location
  }
}
