/// A named argument of a route.
package struct Argument: Hashable, Codable, Sendable {
  package var name: String
  /// The values to explore, or nil for an abstract argument: one that navigation does not depend on.
  package var values: [String]?
  /// The actions of the screen that change the argument while the screen is on the stack. The search
  /// leaves the argument as it was.
  package var changedBy: [String]

  package init(name: String, values: [String]?, changedBy: [String] = []) {
    self.name = name
    self.values = values
    self.changedBy = changedBy
  }
}

/// One screen of a coordinator: its identity and its transitions.
///
/// There are thousands, and copying one takes as long as reading many: loops over all of them use indices, and read
/// each in place.
package struct RouteDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var arguments: [Argument]
  package var identity: Identity
  package var disabledGestures: [Gesture]
  package var transitions: [Transition]
  /// The coordinator whose flow the route shows instead of a screen of its own.
  package var hosts: String?
  /// The feature that lists the actions that the screen reports.
  package var feature: String?
  /// A picture of the screen: its path, relative to the folder of the file in ``location``,
  /// or its https address.
  package var image: String?
  package var slots: [SlotDefinition]
  package var variables: [VariableDefinition]
  package var effects: [EffectDefinition]
  /// Whether the screen is meant to be the end of the way.
  package var isTerminal: Bool
  /// What has to hold while the screen is in use: the gate that guards it.
  package var requires: Condition?
  /// The presentations of the screen's view that the coordinator's state does not contain.
  package var untracked: [String]
  /// The actions that the screen's code sends and no code handles.
  package var unhandled: [UnhandledAction]
  package var suppressions: [Suppression]
  package var location: SourceLocation
  /// Where the same route was registered again. The transitions of all registrations hold; of
  /// everything else, the first.
  package var duplicates: [SourceLocation]
  /// Set for the root of a coordinator that is none of its routes.
  package var root: RootView?

  package init(
    name: String, arguments: [Argument] = [], identity: Identity, disabledGestures: [Gesture] = [],
    transitions: [Transition] = [], hosts: String? = nil, feature: String? = nil,
    image: String? = nil, slots: [SlotDefinition] = [], variables: [VariableDefinition] = [],
    effects: [EffectDefinition] = [], isTerminal: Bool = false, requires: Condition? = nil,
    untracked: [String] = [], unhandled: [UnhandledAction] = [],
    suppressions: [Suppression] = [], location: SourceLocation, duplicates: [SourceLocation] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.identity = identity
    self.disabledGestures = disabledGestures
    self.transitions = transitions
    self.hosts = hosts
    self.feature = feature
    self.image = image
    self.slots = slots
    self.variables = variables
    self.effects = effects
    self.isTerminal = isTerminal
    self.requires = requires
    self.untracked = untracked
    self.unhandled = unhandled
    self.suppressions = suppressions
    self.location = location
    self.duplicates = duplicates
  }

  /// A root that is outside the library's array and is none of the coordinator's routes.
  package struct RootView: Hashable, Codable, Sendable {
    /// Where it is registered, once if nothing is wrong.
    package var locations: [SourceLocation]
    /// Whether one of the coordinator's routes has its name.
    package var isRoute = false

    package init(locations: [SourceLocation]) {
      self.locations = locations
    }
  }
}

/// That an action comes with the response to a request.
package struct Response: Hashable, Codable, Sendable {
  /// The action that asks.
  package var request: String
  package var end: RequestEnd

  package init(to request: String, until end: RequestEnd) {
    self.request = request
    self.end = end
  }
}

/// What ends a request that has not been answered.
package enum RequestEnd: String, Codable, Sendable {
  case screenCloses
  /// The coordinator is gone; the screen that asked may be gone before.
  case coordinatorCloses
}

/// On an action, while the condition holds, run the operations in one update.
package struct Transition: Hashable, Codable, Sendable {
  package var action: String
  package var trigger: Trigger
  /// On a screen's own action: when the screen can send it at all. While it does not hold the button is
  /// disabled, for enclosing coordinators too; nil for always.
  package var enabledWhen: Condition?
  /// What has to hold besides for this transition alone: the action is sent and heard by others all the same.
  package var handlerCondition: Condition?
  /// What has to hold and is no part of the model: the search takes it to be true, and witnesses name it.
  package var assumption: String?
  /// The action that the user taps where code sends this one for it; nil where that is not said.
  package var tapped: String?
  /// The request of which the action can be the response, so that the user can do something else before; nil for none.
  package var response: Response?
  /// The view whose code alone sends an action that is never sent, since nothing shows the view; nil where no code sends it.
  package var unshownSender: String?
  package var operations: [Operation]
  /// The screen that the author expects to be shown afterwards: hosting routes, then the route; nil for
  /// no promise.
  package var landing: [String]?
  package var suppressions: [Suppression]
  package var location: SourceLocation

  /// - Parameters:
  ///   - condition: When the action can be sent, and this transition hears it.
  ///   - handlerCondition: What has to hold besides for this transition alone.
  package init(
    action: String, trigger: Trigger = .tap, condition: Condition? = nil,
    handlerCondition: Condition? = nil, assuming assumption: String? = nil, operations: [Operation],
    landing: [String]? = nil, suppressions: [Suppression] = [], location: SourceLocation
  ) {
    self.action = action
    self.trigger = trigger
    enabledWhen = condition
    self.handlerCondition = handlerCondition
    self.assumption = assumption
    self.operations = operations
    self.landing = landing
    self.suppressions = suppressions
    self.location = location
  }
}

extension Transition {
  /// The condition under which the operations are carried out; when set, it becomes the condition of the action itself.
  package var condition: Condition? {
    get {
      guard let handlerCondition else { return enabledWhen }
      return enabledWhen.map { .all([$0, handlerCondition]) } ?? handlerCondition
    }
    set {
      enabledWhen = newValue
      handlerCondition = nil
    }
  }

  /// Whether what it does is up to a reducer.
  package var runsReducer: Bool {
    if case .reduce? = operations.first { true } else { false }
  }
}

/// How a coordinator handles an action that is not of one of its own screens.
package struct HandlerDefinition: Hashable, Codable, Sendable {
  package var source: Source
  package var transition: Transition

  /// Whose action it is.
  package enum Source: Hashable, Codable, Sendable {
    /// The coordinator's own: its lifecycle, an external event, something sent to it.
    case own
    /// An action of a screen in a hosted flow, by the hosting routes on the path down; without a route,
    /// a report of the hosted coordinator itself.
    case descendant(hosts: [String], route: String?)
    /// That of a screen of another coordinator, however deep it is hosted.
    case anyDepth(coordinator: String, route: String?)
    /// None: the user closes an entry of the route by a gesture, or its own `dismiss()` does.
    case dismissal(route: String)
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
  package var suppressions: [Suppression]
  package var location: SourceLocation

  package init(
    pattern: String, parameters: [Argument], condition: Condition?, operations: [Operation],
    landing: [String]?, suppressions: [Suppression] = [], location: SourceLocation
  ) {
    self.pattern = pattern
    self.parameters = parameters
    self.condition = condition
    self.operations = operations
    self.landing = landing
    self.suppressions = suppressions
    self.location = location
  }

  /// The link as a transition of its coordinator.
  package var transition: Transition {
    Transition(
      action: pattern, trigger: .link, condition: condition, operations: operations,
      landing: landing, suppressions: suppressions, location: location)
  }
}
