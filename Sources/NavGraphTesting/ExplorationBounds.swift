internal import NavGraphExploration

/// How far the exploration behind an expectation may go; all bounds are finite.
///
/// ```swift
/// expectCleanNavigation(of: appGraph, bounds: ExplorationBounds(stackHeight: 12))
/// ```
///
/// The defaults are those of `navgraph lint`. What lies beyond a bound is not seen: findings are true
/// all the same, but a claim about every state is not proved (``NavigationClaim``).
public struct ExplorationBounds: Hashable, Sendable {
  /// Entries in one stack, the root included.
  public var stackHeight: Int
  /// Sheets and covers one above the other, through all flows.
  public var modalNesting: Int
  /// Flows one inside the other, the first included.
  public var flowNesting: Int
  /// How often one effect, or one follow-up, can be pending in one place.
  public var pending: Int
  /// States of the whole graph.
  public var states: Int
  /// Steps from the start.
  public var depth: Int
  /// Wall time of the search. Where it runs out, the expectation fails: what was seen until then
  /// depends on the machine.
  public var time: Duration

  public init(
    stackHeight: Int = 8, modalNesting: Int = 4, flowNesting: Int = 6, pending: Int = 1,
    states: Int = 100_000, depth: Int = 1_000, time: Duration = .seconds(60)
  ) {
    self.stackHeight = stackHeight
    self.modalNesting = modalNesting
    self.flowNesting = flowNesting
    self.pending = pending
    self.states = states
    self.depth = depth
    self.time = time
  }

  var limits: Limits {
    Limits(
      stackHeight: stackHeight, modalNesting: modalNesting, flowNesting: flowNesting,
      pending: pending, states: states, depth: depth, seconds: time / .seconds(1))
  }
}

extension Coverage {
  /// The part of it that no bound of the author's explains: the search was ended from outside.
  var lost: Coverage {
    let bounds: Set<Limits.Kind> = [
      .stackHeight, .modalNesting, .flowNesting, .pending, .states, .depth,
    ]
    return Coverage(cutBy: cutBy.filter { !bounds.contains($0.limit) })
  }
}
