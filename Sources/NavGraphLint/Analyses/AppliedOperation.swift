import NavGraphFacts
import NavGraphModel

/// An operation that was seen to be carried out, in a release build.
struct AppliedOperation {
  let observation: OutcomeObservation
  let operation: Operation
  /// The coordinator whose container it changed: index into the graph's coordinators.
  let container: Int
}

extension Facts {
  /// In the order in which they were seen.
  ///
  /// - Complexity: Linear in the outcomes, and in the operations of each one's transition.
  var appliedOperations: [AppliedOperation] {
    outcomes.compactMap { observation in
      guard observation.outcome.release.isApplied,
        let transition = graph.transition(observation.transition)
      else { return nil }
      let operations = transition.operations.flattened
      let placed = graph.placedOperations(of: transition, at: observation.transition)
      guard operations.indices.contains(observation.operation) else { return nil }
      return AppliedOperation(
        observation: observation, operation: operations[observation.operation],
        container: placed[observation.operation].container)
    }
  }
}

/// A push that was seen to be carried out, in a release build.
struct AppliedPush {
  let observation: OutcomeObservation
  let target: RoutePattern
  /// Index into the graph's coordinators.
  let coordinator: Int
}

extension Facts {
  /// In the order in which they were seen.
  var appliedPushes: [AppliedPush] {
    appliedOperations.compactMap { applied in
      guard case .append(let destination) = applied.operation, destination.presentation.isPush
      else { return nil }
      return AppliedPush(
        observation: applied.observation, target: destination.target,
        coordinator: applied.container)
    }
  }
}
