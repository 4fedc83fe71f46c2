extension RegistrationCheck {
  /// What concerns the graph as a whole.
  func problemsOfGraph() -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if graph.name.isEmpty { problems.append(.init("a graph needs a name", at: graph.location)) }
    if graph.coordinators.isEmpty {
      problems.append(
        .init(
          "graph \(quoted(graph.name)) registers no coordinator: list at least one in its braces",
          at: graph.location))
    }
    problems += repetitions(
      of: graph.coordinators.map { ($0.name, $0.location) }, calling: "coordinators")
    problems += repetitions(of: graph.features.map { ($0.name, $0.location) }, calling: "features")
    problems += repetitions(of: graph.inputs.map { ($0.name, $0.location) }, calling: "inputs")
    problems += self.problems(of: graph.variables, of: "the app")
    for input in graph.inputs { problems += self.problems(of: input) }
    for feature in graph.features { problems += self.problems(of: feature) }
    return problems + problemsOfEntries() + problemsOfStarts() + problemsOfHomes()
      + self.problems(of: graph.suppressions)
  }

  /// - Parameter kind: What has these names, in the plural.
  func repetitions(
    of names: [(name: String, location: SourceLocation)], calling kind: String
  ) -> [RegistrationProblem] {
    var first: [String: SourceLocation] = [:]
    var problems: [RegistrationProblem] = []
    for (name, location) in names {
      guard let earlier = first[name] else {
        first[name] = location
        continue
      }
      problems.append(
        .init(
          "two \(kind) are named \(quoted(name)); the other is at line \(earlier.line): rename one "
            + "of them",
          at: location))
    }
    return problems
  }

  private func problemsOfEntries() -> [RegistrationProblem] {
    func problem(_ message: String) -> RegistrationProblem { .init(message, at: graph.location) }
    guard let entries = graph.entries else {
      guard !graph.coordinators.isEmpty, graph.entryIndices.isEmpty else { return [] }
      return [
        problem(
          "every coordinator of graph \(quoted(graph.name)) is hosted by another: name the "
            + "coordinator that the app starts with")
      ]
    }
    if entries.isEmpty {
      return [
        problem(
          "graph \(quoted(graph.name)) starts with no coordinator: name at least one, or leave the "
            + "entries out")
      ]
    }
    let unknown = entries.filter { coordinatorIndices[$0] == nil }.map {
      problem(
        "graph \(quoted(graph.name)) starts with coordinator \(quoted($0)), which it does not "
          + "register"
          + suggestion(
            for: $0, in: graph.coordinators.map(\.name), otherwise: "list it in the graph"))
    }
    return unknown
      + entries.repeated.map {
        problem("graph \(quoted(graph.name)) starts with \(quoted($0)) twice: name it once")
      }
  }

  private func problems(of input: InputDefinition) -> [RegistrationProblem] {
    if input.name.isEmpty { return [.init("an input needs a name", at: input.location)] }
    guard input.values.isEmpty || !input.values.repeated.isEmpty else { return [] }
    return [
      .init(
        "input \(quoted(input.name)) needs values, each of them once", at: input.location)
    ]
  }

  private func problems(of feature: FeatureDefinition) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if feature.name.isEmpty {
      problems.append(.init("a feature needs a name", at: feature.location))
    }
    if feature.outputs.contains("") {
      problems.append(
        .init("an output of feature \(quoted(feature.name)) has no name", at: feature.location))
    }
    return problems
      + feature.outputs.repeated.filter { !$0.isEmpty }.map {
        .init(
          "feature \(quoted(feature.name)) lists the output \(quoted($0)) twice: list it once",
          at: feature.location)
      }
  }
}
