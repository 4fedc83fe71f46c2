package import NavGraph
internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphLint
internal import NavGraphModel

/// The expectation that rules find nothing in a graph.
package struct CleanNavigation {
  let graph: Graph
  /// Nil for what the configuration says.
  let severity: FindingSeverity?
  let withoutRules: [String]
  let bounds: ExplorationBounds
  let configuration: NavigationConfiguration
  let caller: IssuePlace

  package init(
    graph: Graph, severity: FindingSeverity? = nil, withoutRules: [String] = [],
    bounds: ExplorationBounds = ExplorationBounds(),
    configuration: NavigationConfiguration = .nearest, caller: IssuePlace = IssuePlace()
  ) {
    self.graph = graph
    self.severity = severity
    self.withoutRules = withoutRules
    self.bounds = bounds
    self.configuration = configuration
    self.caller = caller
  }

  /// Explores the graph.
  ///
  /// - Returns: What there is to report: findings in source order, then what could not be checked.
  package func issues() -> [NavigationIssue] {
    let unknown = unknownRules()
    guard unknown.isEmpty else { return unknown }
    let checks: ConfiguredChecks
    let baseline: Baseline?
    do throws(ConfigurationIssues) {
      checks = try ConfiguredChecks(of: graph, configuration, caller: caller)
      baseline = try checks.baseline()
    } catch {
      return error.issues
    }
    var configured = checks.lint
    for rule in withoutRules { configured.levels[rule] = .off }
    let facts: Facts
    do throws(RegistrationProblems) {
      try Exploration.refuseIneffectiveParts(of: graph.definition)
      let limits = bounds.limits(over: checks.limits)
      let short = try explored(within: limits.short)
      let needsMore = Linter.needsMoreStates(short, configuration: configured)
      facts = needsMore ? try explored(within: limits) : short
    } catch {
      return error.issues
    }
    let report = Linter.lint(facts, configuration: configured, baseline: baseline)
    let failing = severity?.severity ?? checks.failingSeverity
    var issues = report.findings.map { issue($0, failing: failing) }
    if let lost = facts.coverage.lost.phrase {
      issues.append(
        NavigationIssue(
          "the search ended after \(facts.counts.states) states, at \(lost): what it did not see "
            + "is not checked; give it more (`bounds:`), or register less",
          at: caller))
    }
    return issues + openQuestions(report.notChecked)
  }

  private func explored(within limits: Limits) throws(RegistrationProblems) -> Facts {
    try ReducerWatch.run(graph) { monitor throws(RegistrationProblems) in
      try Exploration.explore(
        graph.definition, reducers: graph.reducers, limits: limits, monitor: monitor)
    }
  }

  private func issue(_ finding: Finding, failing: Severity?) -> NavigationIssue {
    NavigationIssue(
      "\(finding.message.text) [\(finding.rule)]",
      details: (finding.witness?.lines ?? [])
        + finding.notes.map { "\(IssuePlace($0.location).phrase): \($0.message.text)" }
        + finding.assumptions.map { "assumes that \($0)" },
      at: IssuePlace(finding.location), isFailure: failing.map { finding.severity >= $0 } ?? false)
  }

  /// What a bound left open is coverage, and no failure.
  private func openQuestions(_ questions: [NotChecked]) -> [NavigationIssue] {
    guard !questions.isEmpty else { return [] }
    let details = questions.map { question in
      let place = [question.coordinator, question.route].compactMap(\.self)
      return "\(question.rule): \(place.joined(separator: " \u{25B8} ")): \(question.reason)"
    }
    return [NavigationIssue("not checked:", details: details, at: caller, isFailure: false)]
  }

  private func unknownRules() -> [NavigationIssue] {
    let known = RuleRegistry.all.map { $0.info.id }
    return withoutRules.filter { !known.contains($0) }.map { rule in
      let meant = nearestName(to: rule, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
      return NavigationIssue("there is no rule \(quoted(rule))\(meant)", at: caller)
    }
  }
}

extension RegistrationProblems {
  /// Each at its place in the registration.
  var issues: [NavigationIssue] {
    problems.sorted().map { problem in
      NavigationIssue(
        problem.message, details: ["nothing was explored"], at: IssuePlace(problem.location))
    }
  }
}
