/// An action that the app's code sends, though no code handles it.
package struct UnhandledAction: Hashable, Codable, Sendable {
  package var action: String
  /// The reducer that contains the sender's; nil where that is the coordinator's.
  package var parent: String?
  /// Where it is sent.
  package var location: SourceLocation
  /// Whether it is sent by an effect that dismissed its screen before, so that it does not arrive.
  package var isAfterDismissal: Bool
  /// The reducers that handle it in other places where its screen is shown.
  package var handledBy: [String]
  package var suppressions: [Suppression] = []

  package init(
    action: String, parent: String? = nil, isAfterDismissal: Bool = false,
    handledBy: [String] = [], location: SourceLocation
  ) {
    self.action = action
    self.parent = parent
    self.isAfterDismissal = isAfterDismissal
    self.handledBy = handledBy
    self.location = location
  }
}
