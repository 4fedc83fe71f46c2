package import NavGraphModel

extension Exploration {
  /// Refuses a registration that an author wrote if parts of it can never do anything.
  ///
  /// The search itself takes such a registration: programs make them.
  ///
  /// - Throws: These parts, together with the problems that keep it from being explored.
  package static func refuseIneffectiveParts(
    of graph: GraphDefinition
  ) throws(RegistrationProblems) {
    let parts = graph.ineffectiveParts()
    guard !parts.isEmpty else { return }
    throw RegistrationProblems(problems: Set(graph.problems() + parts).sorted())
  }
}
