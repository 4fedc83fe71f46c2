internal import NavGraphFacts

/// How far the exploration behind an expectation may go; all bounds are finite.
///
/// ```swift
/// expectCleanNavigation(of: appGraph, bounds: ExplorationBounds(stackHeight: 12))
/// ```
///
/// A bound that is nil is that of the configuration (``NavigationConfiguration``), else the default of
/// `navgraph lint`. What lies beyond a bound is not seen: findings are true all the same, but a claim about
/// every state is not proved (``NavigationClaim``).
public struct ExplorationBounds: Hashable, Sendable {
  /// Entries in one stack, the root included.
  public var stackHeight: Int?
  /// Sheets and covers one above the other, through all flows.
  public var modalNesting: Int?
  /// Flows one inside the other, the first included.
  public var flowNesting: Int?
  /// How often one effect, or one follow-up, can be pending in one place.
  public var pending: Int?
  /// States of the whole graph.
  public var states: Int?
  /// Steps from the start.
  public var depth: Int?
  /// Wall time of the search. Where it runs out, the expectation fails: what was seen until then
  /// depends on the machine.
  public var time: Duration?

  public init(
    stackHeight: Int? = nil, modalNesting: Int? = nil, flowNesting: Int? = nil,
    pending: Int? = nil, states: Int? = nil, depth: Int? = nil, time: Duration? = nil
  ) {
    self.stackHeight = stackHeight
    self.modalNesting = modalNesting
    self.flowNesting = flowNesting
    self.pending = pending
    self.states = states
    self.depth = depth
    self.time = time
  }

  /// These bounds, and others where these say nothing.
  func limits(over others: Limits) -> Limits {
    var limits = others
    limits.stackHeight = stackHeight ?? others.stackHeight
    limits.modalNesting = modalNesting ?? others.modalNesting
    limits.flowNesting = flowNesting ?? others.flowNesting
    limits.pending = pending ?? others.pending
    limits.states = states ?? others.states
    limits.depth = depth ?? others.depth
    limits.seconds = time.map { $0 / .seconds(1) } ?? others.seconds
    let decided: [(Limits.Kind, Int?)] = [
      (.stackHeight, stackHeight), (.modalNesting, modalNesting), (.flowNesting, flowNesting),
    ]
    limits.raisable = others.raisable?.filter { kind in
      !decided.contains { $0 == kind && $1 != nil }
    }
    return limits
  }
}

extension Coverage {
  /// The part of it that no bound of the author's explains: the search was ended from outside.
  var lost: Coverage {
    let bounds: Set<Limits.Kind> = [
      .stackHeight, .modalNesting, .flowNesting, .pending, .states, .depth, .enough,
    ]
    return Coverage(cutBy: cutBy.filter { !bounds.contains($0.limit) })
  }
}
