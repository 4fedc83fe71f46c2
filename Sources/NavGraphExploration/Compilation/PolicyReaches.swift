import NavGraphFacts
import NavGraphModel

/// The results of policies that ask for a state within a number of steps, over all searches of an app.
struct PolicyReaches {
  /// By policy: the number of steps; nil for other claims.
  private let limits: [Int?]
  /// By policy and start.
  private var reaches: [Int: [Start: Reach]] = [:]
  /// Policies that a search with too many steps had to do with.
  private var unanswered: Set<Int> = []

  /// A state that the app starts with: tabs that are explored apart have it in common.
  private struct Start: Hashable, Comparable {
    let entry: Int
    /// Among the starts with this coordinator.
    let number: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.entry, left.number) < (right.entry, right.number)
    }
  }

  private struct Reach {
    /// The node of the start.
    let node: Int
    var nearest: WitnessNode?
    var isOpen = false
  }

  init(_ policies: [CompiledPolicy]) {
    limits = policies.map { policy in
      if case .mustReach(_, let limit) = policy.claim { limit } else { nil }
    }
  }

  /// - Parameter isAsked: By policy: whether the search had to do with it.
  mutating func addUnanswered(_ isAsked: [Bool]) {
    unanswered.formUnion(isAsked.indices.filter { isAsked[$0] })
  }

  mutating func add(
    _ answers: [Int: [PolicyReach]], entry: Int, _ builder: inout TraceBuilder
  ) {
    for (policy, starts) in answers.sorted(by: { $0.key < $1.key }) {
      for (number, start) in starts.enumerated() {
        let key = Start(entry: entry, number: number)
        var reach =
          reaches[policy]?[key] ?? Reach(node: builder.node(state: start.start))
        reach.isOpen = reach.isOpen || start.isOpen
        if let path = start.path, reach.nearest.map({ $0.distance >= path.count }) ?? true {
          // From a single start, the shortest paths are the recorded ones, which are shared.
          let origin =
            starts.count == 1 ? path.last.map { ObservationTable.Origin.state($0) } : .path(path)
          reach.nearest = origin.map {
            WitnessNode(distance: path.count - 1, node: builder.node(at: $0))
          }
        }
        reaches[policy, default: [:]][key] = reach
      }
    }
  }

  /// A policy is broken where one start is too far away, and kept where none is. In between, a cut hides
  /// the answer.
  var observations: [RecordedObservation] {
    limits.indices.compactMap { policy in
      guard let limit = limits[policy], !unanswered.contains(policy) else { return nil }
      let starts = (reaches[policy] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
      let late = starts.filter { start in start.nearest.map { $0.distance > limit } ?? true }
      if let broken = late.first(where: { !$0.isOpen }) {
        return RecordedObservation(
          key: ObservationKey(.policyBroken, index: policy),
          witness: broken.nearest?.node ?? broken.node)
      }
      guard late.isEmpty, let nearest = starts.first?.nearest else { return nil }
      return RecordedObservation(
        key: ObservationKey(.policyKept, index: policy), witness: nearest.node)
    }
  }
}
