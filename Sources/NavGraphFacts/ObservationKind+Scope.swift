extension ObservationKind {
  /// What a search has to see to record an observation, and what decides that no stack has any others.
  package typealias Scope = (evidence: Evidence, decision: Decision)

  package enum Evidence: Sendable {
    /// One state or step alone.
    case single
    /// Earlier states or steps too.
    case earlier
    /// All states of the search.
    case allStates
  }

  package enum Decision: Sendable {
    /// The top of the stack: the exact engine examines all tops.
    case topOfStack
    /// The exact engine, unless it leaves the question open (`StackAnswers+Open.swift`).
    case exactEngine
    /// An analysis for this kind alone.
    case ownAnalysis
    /// Only a search that no bound limits: no rule about any stack height can rely on it.
    case search
  }

  package var scope: Scope {
    switch self {
    case .heard, .changed, .modalLayers, .sharedEffectID, .actedHidden, .emittedAfterwards,
      .emittedHidden, .replacedContent:
      (.single, .search)
    case .emptyStack, .unrendered, .behindClosedGate, .dismissedPushes, .emptied, .landedElsewhere:
      (.single, .topOfStack)
    case .pushedRoot, .nestedNavigation, .pushedChild, .parentAboveChild, .slotsTakenTogether,
      .nothingSelected, .movedTogether, .removedPresenter, .dismissedFlow, .selectedBehindModal,
      .closedLate, .orphaned, .needsDelays, .restoredFlow, .replacedUnderEffect, .linkHidden,
      .eventHidden, .slotAroundModal, .entryAroundModal:
      (.single, .exactEngine)
    case .cutByHeight: (.single, .ownAnalysis)
    case .repeated: (.earlier, .search)
    case .linkStackVaries: (.earlier, .exactEngine)
    case .grows: (.earlier, .ownAnalysis)
    case .deadEnd, .slotStuck, .automaticLoop: (.allStates, .exactEngine)
    case .lost: (.allStates, .ownAnalysis)
    }
  }

  /// Returns the kinds with a scope.
  package static func all(where isWanted: (Scope) -> Bool) -> Set<ObservationKind> {
    Set(allCases.filter { isWanted($0.scope) })
  }
}
