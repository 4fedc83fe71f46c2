/// How far a search may go. All limits are finite; meeting one truncates the search and is reported.
package struct Limits: Hashable, Codable, Sendable {
  /// Entries in one stack, the root included.
  package var stackHeight: Int
  /// Sheets and covers one above the other, through all flows.
  package var modalNesting: Int
  /// Flows one inside the other, the first included.
  package var flowNesting: Int
  /// How often one effect, or one follow-up, can be pending at a time in one place.
  package var pending: Int
  /// States of the whole graph.
  package var states: Int
  /// Actions from the start.
  package var depth: Int
  /// Wall time of the search. This is the only limit whose effect depends on the machine.
  package var seconds: Double
  /// Wall time of one step of an author's code.
  package var stepSeconds: Double
  /// Memory of the process that searches, in MiB.
  package var memory: Int
  /// How many states the facts hold, for users who walk through them; 0 for none. It does not limit the search.
  package var keptStates: Int
  /// Limits that the author has not set: a search goes beyond them if that is cheap and shows everything. Nil if it keeps
  /// to all of them.
  package var raisable: [Kind]?
  /// A search ends after so many states if the exact engine then has answers. Nil if it goes on.
  package var enoughStates: Int?

  /// Returns when the time of a search that starts now is over; at most some thirty years from now, for any
  /// limit.
  package func deadline(from start: ContinuousClock.Instant) -> ContinuousClock.Instant {
    start + allowance
  }

  /// The time of a search.
  package var allowance: Duration { .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)) }

  package init(
    stackHeight: Int = 8, modalNesting: Int = 4, flowNesting: Int = 6, pending: Int = 1,
    states: Int = 100_000, depth: Int = 1_000, seconds: Double = 60,
    stepSeconds: Double = 2, memory: Int = 2_048,
    keptStates: Int = 0
  ) {
    self.stackHeight = stackHeight
    self.modalNesting = modalNesting
    self.flowNesting = flowNesting
    self.pending = pending
    self.states = states
    self.depth = depth
    self.seconds = seconds
    self.stepSeconds = stepSeconds
    self.memory = memory
    self.keptStates = keptStates
  }
}

extension Limits {
  /// The same with those raised that may be.
  package var raised: Limits {
    var wider = self
    for kind in raisable ?? [] {
      switch kind {
      case .stackHeight: wider.stackHeight *= Self.raise
      case .modalNesting: wider.modalNesting *= Self.raise
      case .flowNesting: wider.flowNesting *= Self.raise
      default: continue
      }
    }
    return wider
  }

  /// How much wider: enough for the deepest stacks of apps that have a deepest one.
  private static let raise = 4

  /// The same for a search that ends as soon as the exact engine has answers: few states are enough for most apps.
  package var short: Limits {
    var limits = self
    limits.enoughStates = 4_000
    return limits
  }

  /// A limit by name, in the order in which cuts are listed.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case stackHeight, modalNesting, flowNesting, pending, states, depth, time, memory
    /// More states were not needed (``Limits/enoughStates``).
    case enough
    /// So many steps of the author's code had to be set aside that the search gave up.
    case incidents
    /// An end was asked for.
    case interrupted
  }

  /// How many steps may be set aside.
  package static let incidents = 4_096

  /// The value of one limit: seconds for the time, MiB for the memory, 0 for an interruption.
  package subscript(kind: Kind) -> Double {
    switch kind {
    case .stackHeight: Double(stackHeight)
    case .modalNesting: Double(modalNesting)
    case .flowNesting: Double(flowNesting)
    case .pending: Double(pending)
    case .states: Double(states)
    case .depth: Double(depth)
    case .time: seconds
    case .memory: Double(memory)
    case .enough: Double(enoughStates ?? 0)
    case .incidents: Double(Self.incidents)
    case .interrupted: 0
    }
  }
}
