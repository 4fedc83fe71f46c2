import NavGraphModel

extension Outcome.Effect {
  /// Why it was not simply applied; nil if it was.
  var reason: Outcome.Reason? {
    switch self {
    case .applied: nil
    case .appliedDespite(let reason), .ignored(let reason), .failed(let reason): reason
    }
  }
}

extension GraphDefinition {
  /// What a claim about all states takes for granted where arguments have sample values.
  var sampleAssumptions: [String] {
    let hasSamples = coordinators.contains { coordinator in
      coordinator.routes.contains { $0.arguments.contains { $0.values != nil } }
        || coordinator.links.contains { !$0.parameters.isEmpty }
    }
    return hasSamples ? ["arguments take their sample values only"] : []
  }
}
