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

  /// The shortest way between the screens.
  ///
  /// - Throws: Where a name means no screen, or several.
  /// - Complexity: That of a search through the kept states.
  func answer(_ facts: Facts) throws(RenderError) -> Answer {
    let goal = try goal.route(in: facts.graph)
    var origin: RouteReference?
    if let start { origin = try start.route(in: facts.graph) }
    var report = PathReport(start: start?.text, goal: self.goal.text, answer: .missing(""))
    switch facts.path(from: origin, to: goal) {
    case .found(let path):
      report.answer = .found(witness(path, goal: goal, facts))
      return Answer(report: report, states: path.states)
    case .none:
      report.answer = .missing(
        "there is no way \(report.title): every reachable state was looked at")
    case .open(let gap):
      report.answer = .missing("no way was found \(report.title): \(reason(gap, facts))")
    }
    return Answer(report: report)
  }

  /// From the start, facts know which operations were carried out.
  private func witness(_ path: NavigationPath, goal: RouteReference, _ facts: Facts) -> Witness {
    guard start == nil, let node = facts.flows[goal.coordinator].routes[goal.route].shown,
      facts.path(to: node).map({ facts.trace[$0].state }) == path.states
    else { return Witness(path, facts: facts) }
    return Witness(node: node, facts: facts)
  }

  private func reason(_ gap: PathAnswer.Gap, _ facts: Facts) -> String {
    switch gap {
    case .noStates:
      "these facts keep no states one by one; explore with --keep-states"
    case .unkeptStates:
      "not all states are kept one by one; raise --keep-states "
        + "(\(facts.counts.states) states were found)"
    case .cutSearch:
      "the search was cut at \(facts.coverage.phrase ?? "a bound"); it may lie beyond"
    case .reducers:
      "the registered actions lead to none; reducers may do more"
    case .separateSearches:
      "the tabs were explored each by itself, and no step leads from one to the other"
    }
  }
}
