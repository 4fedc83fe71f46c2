import NavGraphModel

extension GraphDefinition {
  /// The assumptions of a claim about all states where arguments have sample values.
  var sampleAssumptions: [String] {
    let hasSamples = coordinators.contains { coordinator in
      coordinator.routes.contains { $0.arguments.contains { $0.values != nil } }
        || coordinator.links.contains { !$0.parameters.isEmpty }
    }
    return hasSamples ? ["arguments take their sample values only"] : []
  }
}
