/// A named argument of a route.
package struct Argument: Hashable, Codable, Sendable {
  package var name: String
  /// The values to explore, or nil for an abstract argument: one that navigation does not depend on.
  package var values: [String]?

  package init(name: String, values: [String]?) {
    self.name = name
    self.values = values
  }
}

/// One screen of a coordinator: how it is identified and what happens on it.
package struct RouteDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var arguments: [Argument]
  package var identity: Identity
  package var disabledGestures: [Gesture]
  package var transitions: [Transition]
  /// The coordinator whose flow the route shows instead of a screen of its own.
  package var hosts: String?
  /// The feature that lists what the screen reports.
  package var feature: String?
  package var slots: [SlotDefinition]
  package var variables: [VariableDefinition]
  package var effects: [EffectDefinition]
  package var location: SourceLocation
  /// Where the same route was registered again. The transitions of all registrations hold; of
  /// everything else, the first.
  package var duplicates: [SourceLocation]

  package init(
    name: String, arguments: [Argument] = [], identity: Identity, disabledGestures: [Gesture] = [],
    transitions: [Transition] = [], hosts: String? = nil, feature: String? = nil,
    slots: [SlotDefinition] = [], variables: [VariableDefinition] = [],
    effects: [EffectDefinition] = [], location: SourceLocation, duplicates: [SourceLocation] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.identity = identity
    self.disabledGestures = disabledGestures
    self.transitions = transitions
    self.hosts = hosts
    self.feature = feature
    self.slots = slots
    self.variables = variables
    self.effects = effects
    self.location = location
    self.duplicates = duplicates
  }
}

/// On an action, while the condition holds, run the operations in one update.
package struct Transition: Hashable, Codable, Sendable {
  package var action: String
  package var trigger: Trigger
  package var condition: Condition?
  package var operations: [Operation]
  package var location: SourceLocation

  package init(
    action: String, trigger: Trigger = .tap, condition: Condition? = nil, operations: [Operation],
    location: SourceLocation
  ) {
    self.action = action
    self.trigger = trigger
    self.condition = condition
    self.operations = operations
    self.location = location
  }
}

extension Transition {
  /// Whether what it does is up to a reducer.
  package var runsReducer: Bool {
    if case .reduce? = operations.first { true } else { false }
  }
}

/// What a coordinator does about an action that is not of one of its own screens.
package struct HandlerDefinition: Hashable, Codable, Sendable {
  package var source: Source
  package var transition: Transition

  /// Whose action it is.
  package enum Source: Hashable, Codable, Sendable {
    /// The coordinator's own: its lifecycle, an external event, something sent to it.
    case own
    /// That of a screen in a hosted flow, by the hosting routes on the way down; without a route,
    /// what the hosted coordinator itself reports.
    case descendant(hosts: [String], route: String?)
    /// That of a screen of another coordinator, however deep it is hosted.
    case anyDepth(coordinator: String, route: String?)
  }

  package init(source: Source, transition: Transition) {
    self.source = source
    self.transition = transition
  }
}

/// A URL that the app opens from outside.
package struct DeepLinkDefinition: Hashable, Codable, Sendable {
  /// With parameters as `:name`.
  package var pattern: String
  /// One for each parameter, with its sample values.
  package var parameters: [Argument]
  package var condition: Condition?
  package var operations: [Operation]
  /// The screen that the author promises: hosting routes, then the route; nil for no promise.
  package var landing: [String]?
  package var location: SourceLocation

  package init(
    pattern: String, parameters: [Argument], condition: Condition?, operations: [Operation],
    landing: [String]?, location: SourceLocation
  ) {
    self.pattern = pattern
    self.parameters = parameters
    self.condition = condition
    self.operations = operations
    self.landing = landing
    self.location = location
  }

  /// The link as a transition of its coordinator.
  package var transition: Transition {
    Transition(
      action: pattern, trigger: .link, condition: condition, operations: operations,
      location: location)
  }
}
