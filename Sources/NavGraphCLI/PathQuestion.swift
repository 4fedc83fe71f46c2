import NavGraphFacts
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

  /// - Throws: Where a name means no screen, or several.
  /// - Complexity: That of a search through the kept states.
  func answer(_ facts: Facts) throws(RenderError) -> Answer {
    let goal = try self.goal.route(in: facts.graph)
    let start = try self.start?.route(in: facts.graph)
    var report = PathReport(
      start: self.start?.text, goal: self.goal.text, answer: .missing(""))
    switch facts.path(from: start, to: goal) {
    case .found(let path):
      // From the start, facts know which operations were carried out.
      let node = start == nil ? facts.flows[goal.coordinator].routes[goal.route].shown : nil
      let witness =
        node.map { Witness(node: $0, facts: facts) } ?? Witness(path, facts: facts)
      report.answer = .found(witness)
      return Answer(report: report, states: path.states)
    case .open where !StaticReach(facts.graph).isReached(goal):
      report.answer = .missing("there is no path \(report.title): no action leads there")
    case .none:
      report.answer = .missing(
        "there is no path \(report.title): "
          + (facts.coverage.isComplete
            ? "every reachable state was looked at" : "no stack leads there, however high"))
    case .open(let gap):
      report.answer = .missing("no path was found \(report.title): \(reason(gap, facts))")
    }
    return Answer(report: report)
  }

  private func reason(_ gap: PathAnswer.Gap, _ facts: Facts) -> String {
    switch gap {
    case .noStates: "these facts keep no states one by one; explore with --keep-states"
    case .unkeptStates:
      "not all states are kept one by one; raise --keep-states (\(facts.counts.states) states were "
        + "found)"
    case .cutSearch:
      "the search was limited by \(facts.coverage.phrase ?? "a bound"); the path may be beyond"
    case .reducers: "the registered actions lead to none; reducers may do more"
    case .separateSearches:
      "the tabs were explored each by itself, and no step leads from one to the other"
    }
  }
}
