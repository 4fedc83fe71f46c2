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
  package var location: SourceLocation
  /// Where the same route was registered again. The transitions of all registrations hold; of
  /// everything else, the first.
  package var duplicates: [SourceLocation]

  package init(
    name: String, arguments: [Argument] = [], identity: Identity, disabledGestures: [Gesture] = [],
    transitions: [Transition] = [], location: SourceLocation, duplicates: [SourceLocation] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.identity = identity
    self.disabledGestures = disabledGestures
    self.transitions = transitions
    self.location = location
    self.duplicates = duplicates
  }
}

/// On a screen, an action: while the condition holds, run the operations in one update.
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
