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

/// The actions that a screen reports, declared once for all coordinators that show it.
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
  /// What it sends instead where the work fails; nil where only ``action`` can come.
  package var failure: String?
  /// Whether it starts by itself when its screen, or its coordinator's flow, comes.
  package var startsOnAppearance: Bool
  package var lifetime: Lifetime
  /// Whether starting it again replaces the pending effect, as cancel-in-flight and debounce do.
  package var restarts: Bool
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

  /// How an effect depends on whether its screen is shown. A screen is shown while nothing is pushed above
  /// it and its tab and case are shown; sheets, covers and alerts above it do not hide it.
  package enum Lifetime: String, Hashable, Codable, Sendable {
    /// It does not.
    case owner
    /// It starts each time the screen is shown (`onAppear`), and goes on when the screen is hidden.
    case eachAppearance
    /// It starts each time the screen is shown, and is cancelled when it is hidden (`.task`).
    case task
  }

  /// What becomes of an effect when its owner goes.
  package enum Cancellation: String, Hashable, Codable, Sendable {
    /// The library changes it without code of the author.
    case dialect
    case withOwner
    case never
  }

  package init(
    name: String, action: String, failure: String? = nil, startsOnAppearance: Bool,
    lifetime: Lifetime = .owner, restarts: Bool = false, emission: Emission,
    cancellation: Cancellation, id: String?, location: SourceLocation
  ) {
    self.name = name
    self.action = action
    self.failure = failure
    self.startsOnAppearance = startsOnAppearance
    self.lifetime = lifetime
    self.restarts = restarts
    self.emission = emission
    self.cancellation = cancellation
    self.id = id
    self.location = location
  }

  /// Whether it starts with its owner, shown or not.
  package var startsByItself: Bool { startsOnAppearance && lifetime == .owner }

  /// The actions that it can send.
  package var actions: [String] { [action] + (failure.map { [$0] } ?? []) }
}
