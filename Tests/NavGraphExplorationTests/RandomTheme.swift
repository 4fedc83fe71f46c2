import NavGraphModel

/// What an app of the revised model is mostly about, so that it has enough of that and is small all the
/// same.
enum RandomTheme: CaseIterable {
  case alerts, slots, frontTabs, emptyTabs, followUps, requests, positions, composable, dismissals
  case guards

  /// What the app has.
  var features: Set<RandomFeature> {
    switch self {
    case .alerts: [.alerts, .slots, .handlers]
    case .slots:
      [.slots, .mixedSlots, .boolSlots, .initialSlots, .alertsThatStay, .blockingOverlays]
    case .frontTabs: [.links, .within, .hosting]
    case .emptyTabs: [.links, .emptyTabs]
    case .followUps: [.slots, .followUps, .laterSlots]
    case .requests: [.effects, .failures, .restarts, .lifetimes]
    case .positions: [.effects, .positions, .kept]
    case .composable: [.effects, .slots, .boolSlots]
    case .dismissals: [.dismissals, .slots]
    case .guards: [.conditions, .handlerConditions, .handlers, .variables, .hosting]
    }
  }

  /// What the app starts with; nil for whatever chance wants.
  var start: RandomSource.Start? {
    switch self {
    case .frontTabs, .emptyTabs: .tabs
    default: nil
    }
  }

  /// The libraries of stacks; nil for all.
  var dialects: [Dialect]? {
    switch self {
    case .positions: [.tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_13, .indexed)]
    case .composable: [.composableArchitecture(.v1_25)]
    default: nil
    }
  }

  /// How many coordinators there are, the likely ones several times.
  var coordinatorCounts: [Int] {
    switch self {
    case .frontTabs, .emptyTabs: [2, 2, 3]
    case .guards: [2, 3]
    default: [1, 1, 2, 2, 3]
    }
  }
}
