internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphLint
internal import NavGraphModel

/// Decides claims by what explorations found.
struct ClaimJudge {
  /// For claims about screens.
  var facts: Facts?
  /// For claims about states.
  var survey: StateSurvey?

  /// - Parameter answer: The claim's question among those of the survey.
  /// - Returns: nil where the claim holds.
  func issue(
    with claim: NavigationClaim, answer: Int?, in graph: GraphDefinition
  ) -> NavigationIssue? {
    switch claim.kind {
    case .reaches(let route, let steps):
      guard let facts, let meant = try? graph.routes(meant: route) else { return nil }
      return issue(route, meant.sorted(), within: steps, facts: facts, at: claim.place)
    case .never(_, let acceptingCuts):
      return issue(answer, acceptingCuts, at: claim.place) { _ in
        "a state is reached that should never be"
      }
    case .returns(let route, let acceptingCuts):
      return issue(answer, acceptingCuts, at: claim.place) { witness in
        let place = witness.stack.last.map { quoted($0.screen) } ?? "a state that shows nothing"
        return "no path leads back to \(quoted(route.name)) from \(place)"
      }
    }
  }

  // MARK: - Screens

  private func issue(
    _ route: NamedRoute, _ meant: [RouteReference], within steps: Int?, facts: Facts,
    at place: IssuePlace
  ) -> NavigationIssue? {
    let witnesses = meant.compactMap { facts.flows[$0.coordinator].routes[$0.route].shown }
      .map { Witness(node: $0, facts: facts) }
    let registered = meant.map { reference in
      let definition = facts.graph.coordinators[reference.coordinator].routes[reference.route]
      return "\(quoted(route.name)) is registered at \(IssuePlace(definition.location).phrase)"
    }
    guard let nearest = witnesses.min(by: { $0.steps.count < $1.steps.count }) else {
      let coverage = Coverage(
        combining: meant.map { UnreachableRouteRule.info.coverage(in: facts.flows[$0.coordinator]) }
      )
      let bound = coverage.phrase.map { " within \($0); it may lie beyond" } ?? ""
      return NavigationIssue(
        "\(quoted(route.name)) is not reached\(bound)",
        details: reasons(against: meant, facts: facts) + registered, at: place)
    }
    guard let steps, nearest.steps.count > steps else { return nil }
    return NavigationIssue(
      "\(quoted(route.name)) takes \(counted(nearest.steps.count, "step")) to reach, not \(steps)",
      details: nearest.lines + registered, at: place)
  }

  /// Why routes are not reached, and which screens come nearest.
  private func reasons(against routes: [RouteReference], facts: Facts) -> [String] {
    let report = UnreachableRouteRule.check(facts)
    var details = routes.flatMap { reference -> [String] in
      let coordinator = facts.graph.coordinators[reference.coordinator]
      return report.findings.filter {
        $0.coordinator == coordinator.name
          && $0.route == coordinator.routes[reference.route].name
      }.map(\.message.text)
    }
    if let nearest = NearestScreen(to: routes, facts: facts) {
      let screen = facts.graph.coordinators[nearest.route.coordinator].routes[nearest.route.route]
      details.append(
        "the nearest screen that is reached is \(quoted(screen.name)), "
          + "\(counted(nearest.distance, "step")) before it:")
      details += Witness(node: nearest.node, facts: facts).lines
    }
    return details
  }

  // MARK: - States

  private func issue(
    _ answer: Int?, _ acceptingCuts: Bool, at place: IssuePlace,
    message: (Witness) -> String
  ) -> NavigationIssue? {
    guard let survey, let answer else { return nil }
    let coverage = survey.facts.coverage
    switch survey.answers[answer] {
    case .none: return nil
    case .found(let node):
      let witness = Witness(node: node, facts: survey.facts)
      return NavigationIssue(message(witness), details: witness.lines, at: place)
    case .open:
      if let lost = coverage.lost.phrase {
        return NavigationIssue(
          "undecided: the search ended after \(survey.facts.counts.states) states, at \(lost); "
            + "give it more (`bounds:`), or register less",
          at: place)
      }
      guard !acceptingCuts, let cut = coverage.phrase else { return nil }
      return NavigationIssue(
        "undecided: the search of \(survey.facts.counts.states) states was limited by \(cut); "
          + "look further (`bounds:`), or accept that (`acceptingCuts: true`)",
        at: place)
    }
  }
}
