import NavGraphFacts
import NavGraphModel

extension Facts {
  /// How a step ends that a search goes on without.
  static let reasonsToSetAside: Set<Outcome.Reason> = [
    .crashed, .exited, .hangs, .outOfMemory, .killed, .notRegistered,
  ]

  /// The coordinators with an action that was set aside in some state.
  var coordinatorsWithGaps: Set<Int> {
    Set(
      outcomes.filter { observation in
        guard case .failed(let reason) = observation.outcome.release else { return false }
        return Self.reasonsToSetAside.contains(reason)
      }.map(\.transition.coordinator))
  }
}
