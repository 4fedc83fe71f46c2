import NavGraphModel

extension Outcome.Effect {
  /// Why it was not applied; nil if it was.
  var reason: Outcome.Reason? {
    switch self {
    case .applied: nil
    case .ignored(let reason), .failed(let reason): reason
    }
  }

  var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}

extension CoordinatorDefinition {
  /// What a claim about all states takes for granted where arguments have sample values.
  var sampleAssumptions: [String] {
    let hasSamples = routes.contains { $0.arguments.contains { $0.values != nil } }
    return hasSamples ? ["arguments take their sample values only"] : []
  }
}
