package import NavGraphModel

/// Explores a registration and sums up what was seen.
package enum Exploration {
  /// Explores each coordinator from its root, breadth first, within the limits.
  ///
  /// Coordinators that do not host one another share nothing, so each is explored by itself and the
  /// states add up instead of multiplying.
  ///
  /// - Parameter deadline: When the search has to end, if that is before its own time is over: for
  ///   several graphs that share one.
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  /// - Complexity: O(*states* + *steps*) in time; at most ``Limits/states`` states are kept.
  package static func explore(
    _ graph: GraphDefinition, limits: Limits = Limits(),
    deadline: ContinuousClock.Instant? = nil
  ) throws(RegistrationProblems) -> Facts {
    var problems = graph.problems()
    var coordinators: [CompiledCoordinator] = []
    if problems.isEmpty {
      for definition in graph.coordinators {
        do throws(RegistrationProblem) {
          coordinators.append(try CompiledCoordinator(definition))
        } catch {
          problems.append(error)
        }
      }
    }
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }

    let ownDeadline = limits.deadline(from: ContinuousClock.now)
    let deadline = min(ownDeadline, deadline ?? ownDeadline)
    var stateCount = 0
    var flows: [FlowFacts] = []
    for coordinator in coordinators {
      // What is left is shared evenly, so that a large coordinator hides nothing of a later one.
      let remaining = coordinators.count - flows.count
      let now = ContinuousClock.now
      var system = StackSystem(coordinator, limits: limits)
      let search = BreadthFirstSearch(
        &system, limits: limits, stateLimit: max(1, (limits.states - stateCount) / remaining),
        deadline: now + (deadline - now) / remaining)
      stateCount += search.states.count
      flows.append(FlowFacts(summarising: search, of: system, limits: limits))
    }
    return Facts(graph: graph, limits: limits, flows: flows)
  }
}

/// Everything that is wrong with one registration.
package struct RegistrationProblems: Error, Hashable, Sendable {
  package var problems: [RegistrationProblem]

  package init(problems: [RegistrationProblem]) {
    self.problems = problems
  }
}
