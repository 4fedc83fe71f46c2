import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

/// A question for the way between two screens, put to facts.
struct PathQuestion {
  /// Nil for the start of the app.
  let start: MapRequest.RouteName?
  let goal: MapRequest.RouteName

  /// A way, with the states that it leads through.
  struct Answer {
    var report: PathReport
    /// One more than there are steps; none where there is no way.
    var states: [Snapshot] = []
  }

  /// The shortest way between any of the screens that the names mean.
  ///
  /// - Throws: Where a name means no screen.
  /// - Complexity: That of a search through the kept states, for each pair of screens.
  func answer(_ facts: Facts) throws(RenderError) -> Answer {
    let goals = try facts.graph.routes(named: goal)
    var starts: [RouteReference?] = [nil]
    if let start { starts = try facts.graph.routes(named: start) }
    var best: NavigationPath?
    var gaps: [PathAnswer.Gap] = []
    var isProof = true
    for start in starts {
      for goal in goals {
        switch facts.path(from: start, to: goal) {
        case .found(let path):
          if path.steps.count < best?.steps.count ?? .max { best = path }
        case .none: break
        case .open(let gap):
          isProof = false
          gaps.append(gap)
        }
      }
    }
    var report = PathReport(
      start: start?.displayName, goal: goal.displayName, answer: .missing(""))
    if let best {
      report.answer = .found(witness(best, goals: goals, facts))
      return Answer(report: report, states: best.states)
    }
    let reach = StaticReach(facts.graph)
    guard goals.contains(where: reach.isReached) else {
      report.answer = .missing("there is no way \(report.title): no action leads there")
      return Answer(report: report)
    }
    report.answer = .missing(
      isProof
        ? "there is no way \(report.title): every reachable state was looked at"
        : "no way was found \(report.title): \(reason(gaps, facts))")
    return Answer(report: report)
  }

  /// From the start, facts know which operations were carried out.
  private func witness(
    _ path: NavigationPath, goals: [RouteReference], _ facts: Facts
  ) -> Witness {
    guard start == nil else { return Witness(path, facts: facts) }
    let nodes = goals.compactMap { facts.flows[$0.coordinator].routes[$0.route].shown }
    let node = nodes.first { node in
      facts.path(to: node).map { facts.trace[$0].state } == path.states
    }
    return node.map { Witness(node: $0, facts: facts) } ?? Witness(path, facts: facts)
  }

  private func reason(_ gaps: [PathAnswer.Gap], _ facts: Facts) -> String {
    // What can be mended comes first.
    if gaps.contains(.noStates) {
      return "these facts keep no states one by one; explore with --keep-states"
    }
    if gaps.contains(.unkeptStates) {
      return "not all states are kept one by one; raise --keep-states "
        + "(\(facts.counts.states) states were found)"
    }
    if gaps.contains(.cutSearch) {
      return "the search was cut at \(facts.coverage.phrase ?? "a bound"); it may lie beyond"
    }
    if gaps.contains(.reducers) {
      return "the registered actions lead to none; reducers may do more"
    }
    return "the tabs were explored each by itself, and no step leads from one to the other"
  }
}
