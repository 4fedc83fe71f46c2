extension Dialect {
  /// Whether the library puts the root and all presented screens into a navigation container.
  package var alwaysEmbedsNavigation: Bool {
    switch self {
    case .tcaRouteStack, .composableNavigation: true
    case .tcaCoordinators, .flowStacks, .routingReducer, .composableArchitecture, .custom: false
    }
  }

  /// The meaning of this dialect's operations.
  package var semantics: any StackSemantics {
    switch self {
    case .tcaCoordinators(let version, let identification):
      FlowStacksSemantics(.tcaCoordinators(version, identification))
    case .flowStacks(let version): FlowStacksSemantics(.flowStacks(version))
    case .routingReducer(.v0_0): StackAndModalSemantics(.routingReducer)
    case .composableNavigation(.v4_2): StackAndModalSemantics(.composableNavigation)
    case .composableArchitecture(.v1_25): StackAndModalSemantics(.composableArchitecture)
    case .tcaRouteStack(.v0_1): RouteStackSemantics()
    case .custom: CustomSemantics()
    }
  }

  /// The operations that the library has; a registration that asks for another is refused.
  package var vocabulary: Set<Operation.Kind> { semantics.vocabulary }

  /// Returns how a root is presented in a packed stack.
  package func rootPresentation(embedsNavigation: Bool) -> Presentation {
    switch self {
    case .composableNavigation: .push
    case .tcaCoordinators, .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture,
      .custom:
      .sheet(embedsNavigation: embedsNavigation)
    }
  }

  /// Whether the library's `pop` takes a count that it heeds.
  package var popsSeveral: Bool {
    switch self {
    case .routingReducer, .composableArchitecture: false
    case .tcaCoordinators, .flowStacks, .tcaRouteStack, .composableNavigation, .custom: true
    }
  }

  /// Whether the library has one slot for a modal, beside a stack that holds pushes only.
  package var hasModalSlot: Bool {
    switch self {
    case .routingReducer, .composableNavigation, .composableArchitecture: true
    case .tcaCoordinators, .flowStacks, .tcaRouteStack, .custom: false
    }
  }

  /// Whether swiping away a sheet keeps the screens that are pushed onto it.
  package var swipesSheetsAlone: Bool {
    switch self {
    case .tcaRouteStack: true
    case .tcaCoordinators, .flowStacks, .routingReducer, .composableNavigation,
      .composableArchitecture, .custom:
      false
    }
  }

  /// Whether the library cancels a screen's pending effects when the screen is removed.
  package var cancelsWithOwner: Bool {
    switch self {
    case .tcaCoordinators, .composableArchitecture: true
    case .flowStacks, .routingReducer, .composableNavigation, .tcaRouteStack, .custom: false
    }
  }

  /// Whether pending effects belong to a position: they stay there for the next screen at that position, and are
  /// cancelled where there is none.
  package var keepsEffectsAtPosition: Bool {
    switch self {
    case .tcaCoordinators(_, let identification): identification == .indexed
    case .flowStacks, .routingReducer, .composableNavigation, .tcaRouteStack,
      .composableArchitecture, .custom:
      false
    }
  }

  /// Whether all changes are commands that the library sends as effects, so that other actions can
  /// come between.
  package var defersCommands: Bool {
    switch self {
    case .routingReducer: true
    case .tcaCoordinators, .flowStacks, .composableNavigation, .tcaRouteStack,
      .composableArchitecture, .custom:
      false
    }
  }

  /// Whether an array can be worked out now and written back later, by the library's timed steps or
  /// by the app.
  package var hasDeferredSet: Bool { vocabulary.contains(.set) }

  /// Whether the root is an entry of the library's array like the others, so that it can go.
  package var keepsRootInArray: Bool {
    switch self {
    case .tcaCoordinators, .flowStacks(.v0_4), .composableNavigation: true
    case .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture, .custom: false
    }
  }

  /// Whether SwiftUI shows one push, one presentation or one dismissal in one update, as it did when
  /// this version of the library was made for it.
  package var showsOneChangeAtATime: Bool {
    switch self {
    case .tcaCoordinators(.v0_13, _), .flowStacks(.v0_4): true
    case .tcaCoordinators, .flowStacks, .routingReducer, .composableNavigation, .tcaRouteStack,
      .composableArchitecture, .custom:
      false
    }
  }

  /// Whether a push asks, and asserts in debug builds, that it can be shown.
  package var assertsNavigation: Bool {
    switch self {
    case .tcaCoordinators, .flowStacks: true
    case .routingReducer, .composableNavigation, .tcaRouteStack, .composableArchitecture, .custom:
      false
    }
  }

  /// Whether the library spreads what SwiftUI cannot show in one update over several.
  package var spreadsUpdates: Bool {
    switch self {
    case .tcaCoordinators, .flowStacks: true
    case .routingReducer, .composableNavigation, .tcaRouteStack, .composableArchitecture, .custom:
      false
    }
  }

  /// Whether a flow with a stack of its own must not be pushed onto another's.
  package var forbidsPushedCoordinators: Bool {
    switch self {
    case .tcaCoordinators, .flowStacks, .composableArchitecture: true
    case .routingReducer, .composableNavigation, .tcaRouteStack, .custom: false
    }
  }

  /// Whether a flow may push onto the stack of the enclosing one while it is on top there.
  package var allowsPushedCoordinatorOnTop: Bool {
    switch self {
    case .tcaCoordinators(.v0_13, _), .flowStacks(.v0_4): true
    default: false
    }
  }
}
