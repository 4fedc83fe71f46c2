/// An action that the app's code sends, though no code handles it, or how an effect of a handled one fails.
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
  /// What fails of the effect that it starts, so that the screen waits for ever; nil where no code handles the action
  /// itself.
  package var failure: UnhandledFailure?
  package var suppressions: [Suppression] = []

  package init(
    action: String, parent: String? = nil, isAfterDismissal: Bool = false,
    handledBy: [String] = [], failure: UnhandledFailure? = nil, location: SourceLocation
  ) {
    self.action = action
    self.parent = parent
    self.isAfterDismissal = isAfterDismissal
    self.handledBy = handledBy
    self.failure = failure
    self.location = location
  }
}

/// How an effect ends without anything being done about it.
package struct UnhandledFailure: Hashable, Codable, Sendable {
  /// `save throws`
  package var condition: String
  /// The property of the state that says that the screen waits; nil where it shows nothing else anyway.
  package var flag: String?
  /// Another action of the user that resets the flag.
  package var resetBy: String?

  package init(condition: String, flag: String? = nil, resetBy: String? = nil) {
    self.condition = condition
    self.flag = flag
    self.resetBy = resetBy
  }

  package var texts: [String] { [condition, flag, resetBy].compactMap(\.self) }
}
