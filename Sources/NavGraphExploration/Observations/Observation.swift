import NavGraphFacts
import NavGraphModel

/// Something that a search looks for in states and steps, regardless of what it has already seen.
enum Observation: Hashable {
  case shown(RouteReference)
  case held(RouteReference)
  case outcome(FirstOccurrences.OutcomeKey)
  case landing(FirstOccurrences.LandingKey)
  case recorded(ObservationKey)
}

extension Observation {
  /// Observations that are not seen in one state or one step alone: they compare with what came earlier in the
  /// search, or speak of all states together.
  static let excludedObservations = ObservationKind.all { $0.evidence != .single }

  /// The observations that rules about any stack height read: the top of a stack decides them.
  static let decidedByTop = ObservationKind.all { $0.decision == .topOfStack }

  /// Whether rules about any stack height may ask for it. They do not ask where a path back leads.
  var isAboutStacks: Bool {
    switch self {
    case .shown, .held, .outcome: true
    case .landing: false
    case .recorded(let key): Self.decidedByTop.contains(key.kind)
    }
  }
}

extension Set<Observation> {
  /// Whether each of them concerns only the rules that look for it, and can be left open by itself: others build on
  /// what screens there are, where actions lead, and that an operation does what it says.
  var canBeLeftOpen: Bool {
    allSatisfy { observation in
      switch observation {
      case .outcome(let key): key.outcome.debug.reason != nil || key.outcome.release.reason != nil
      case .recorded: true
      case .shown, .held, .landing: false
      }
    }
  }
}

extension AppSystem {
  /// The observations so far.
  ///
  /// - Complexity: Linear in the observations.
  var observed: Set<Observation> {
    var result: Set<Observation> = []
    for coordinator in app.coordinators.indices {
      for route in app.coordinators[coordinator].definition.routes.indices {
        let reference = RouteReference(coordinator: coordinator, route: route)
        if firstOccurrences.shown[coordinator][route] != nil { result.insert(.shown(reference)) }
        if firstOccurrences.held[coordinator][route] != nil { result.insert(.held(reference)) }
      }
    }
    for (note, _) in firstOccurrences.outcomes { result.insert(.outcome(note.key)) }
    for (key, _) in firstOccurrences.landings { result.insert(.landing(key)) }
    for (key, _, _) in observationTable.entries
    where !Observation.excludedObservations.contains(key.kind) {
      result.insert(.recorded(key.identity))
    }
    return result
  }
}
