package import NavGraph
internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphLint
internal import NavGraphModel

/// The expectation that claims about a graph hold.
package struct ClaimedNavigation {
  let graph: Graph
  let claims: [NavigationClaim]
  let bounds: ExplorationBounds
  let configuration: NavigationConfiguration
  let caller: IssuePlace

  package init(
    graph: Graph, claims: [NavigationClaim], bounds: ExplorationBounds = ExplorationBounds(),
    configuration: NavigationConfiguration = .nearest, caller: IssuePlace = IssuePlace()
  ) {
    self.graph = graph
    self.claims = claims
    self.bounds = bounds
    self.configuration = configuration
    self.caller = caller
  }

  /// Explores the graph, once for claims about screens and once for those about states.
  ///
  /// - Returns: What there is to report, in the order of the claims.
  package func issues() -> [NavigationIssue] {
    var judge = ClaimJudge()
    var questions: [StateQuestion] = []
    var looksForScreens = false
    var answerIndex: [Int?] = []
    let directories = claims.map { _ in NameDirectory(graph.definition) }
    var unknown: [Int: UnknownName] = [:]
    for (index, claim) in claims.enumerated() {
      answerIndex.append(nil)
      switch claim.kind {
      case .reaches(let route, _):
        looksForScreens = true
        _ = routes(route, &unknown[index])
      case .never(let matches, _):
        let directory = directories[index]
        answerIndex[index] = questions.count
        questions.append(.exists { matches(NavigationState($0, directory)) })
      case .returns(let route, _):
        let meant = routes(route, &unknown[index])
        guard unknown[index] == nil else { continue }
        answerIndex[index] = questions.count
        questions.append(.cannotReturn(to: meant))
      }
    }
    let limits: Limits
    do throws(ConfigurationIssues) {
      limits = bounds.limits(
        over: try ConfiguredChecks(of: graph, configuration, caller: caller).limits)
    } catch {
      return error.issues
    }
    do throws(RegistrationProblems) {
      if looksForScreens { judge.facts = try explore(limits) }
      if !questions.isEmpty { judge.survey = try survey(questions, limits) }
    } catch {
      return error.issues
    }
    return claims.indices.flatMap { index -> [NavigationIssue] in
      let place = claims[index].place
      let names = [unknown[index]].compactMap(\.self) + directories[index].unknown
      guard names.isEmpty else { return names.map { NavigationIssue($0.message, at: place) } }
      return judge.issue(with: claims[index], answer: answerIndex[index], in: graph.definition)
        .map { [$0] } ?? []
    }
  }

  private func routes(_ named: NamedRoute, _ unknown: inout UnknownName?) -> Set<RouteReference> {
    do throws(UnknownName) {
      return try graph.definition.routes(meant: named)
    } catch {
      unknown = error
      return []
    }
  }

  private func explore(_ limits: Limits) throws(RegistrationProblems) -> Facts {
    try ReducerWatch.run(graph) { monitor throws(RegistrationProblems) in
      try Exploration.explore(
        graph.definition, reducers: graph.reducers, limits: limits, monitor: monitor)
    }
  }

  private func survey(
    _ questions: [StateQuestion], _ limits: Limits
  ) throws(RegistrationProblems) -> StateSurvey {
    try ReducerWatch.run(graph) { monitor throws(RegistrationProblems) in
      try Exploration.survey(
        graph.definition, reducers: graph.reducers, limits: limits, monitor: monitor,
        questions: questions)
    }
  }
}
