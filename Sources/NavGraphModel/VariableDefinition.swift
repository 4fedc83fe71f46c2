/// A variable with finitely many values, of the app, a flow or a screen.
package struct VariableDefinition: Hashable, Codable, Sendable {
  package var name: String
  /// At least one, each once; the first is the initial one.
  package var values: [String]
  package var location: SourceLocation

  package init(name: String, values: [String], location: SourceLocation) {
    self.name = name
    self.values = values
    self.location = location
  }
}

/// Something that the registration does not model: a session, a platform, an experiment.
package struct InputDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var values: [String]
  /// Whether it may be different at each use; otherwise it is one value for a whole run, and each
  /// is explored.
  package var isFree: Bool
  package var location: SourceLocation

  package init(name: String, values: [String], isFree: Bool, location: SourceLocation) {
    self.name = name
    self.values = values
    self.isFree = isFree
    self.location = location
  }
}

/// What a screen reports, declared once for all coordinators that show it.
package struct FeatureDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var outputs: [String]
  package var location: SourceLocation

  package init(name: String, outputs: [String], location: SourceLocation) {
    self.name = name
    self.outputs = outputs
    self.location = location
  }
}

/// Work that goes on in the background and sends an action when it is done.
package struct EffectDefinition: Hashable, Codable, Sendable {
  package var name: String
  /// The action that it sends: to its screen, or to its coordinator.
  package var action: String
  /// Whether it starts by itself when its screen, or its coordinator's flow, comes.
  package var startsOnAppearance: Bool
  package var emission: Emission
  package var cancellation: Cancellation
  /// What `cancel` names; nil where nothing can.
  package var id: String?
  package var location: SourceLocation

  /// How often an effect sends its action.
  package enum Emission: String, Hashable, Codable, Sendable {
    case once
    /// Again and again, until it is cancelled.
    case repeatedly
    /// Once, or never.
    case perhaps
  }

  /// What becomes of an effect when its owner goes.
  package enum Cancellation: String, Hashable, Codable, Sendable {
    /// What the library does without the author's doing.
    case dialect
    case withOwner
    case never
  }

  package init(
    name: String, action: String, startsOnAppearance: Bool, emission: Emission,
    cancellation: Cancellation, id: String?, location: SourceLocation
  ) {
    self.name = name
    self.action = action
    self.startsOnAppearance = startsOnAppearance
    self.emission = emission
    self.cancellation = cancellation
    self.id = id
    self.location = location
  }
}
