import NavGraphExploration
package import NavGraphFacts
package import NavGraphModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension GraphLoader {
  /// Explores a registration that is there as data, in this process: it runs no code of an author.
  ///
  /// - Parameter watch: Sees how far the search is, and can ask it for an end.
  package static func explore(
    _ graph: GraphDefinition, limits: Limits, watch: RunWatch
  ) async throws(LoadError) -> Facts {
    let blackboard = Blackboard()
    // Requests for an end are heard in this process.
    blackboard[.listener] = UInt64(getpid())
    let result = await watch.exploring(blackboard) { () -> Result<Facts, RegistrationProblems> in
      do throws(RegistrationProblems) {
        return .success(
          try Exploration.explore(
            graph, limits: limits, deadline: limits.deadline(from: ContinuousClock.now),
            monitor: SearchMonitor(blackboard: blackboard, memory: limits.memory)))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let facts): return facts
    case .failure(let error): throw .problems(error.problems)
    }
  }
}
