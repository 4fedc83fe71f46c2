import NavGraphExploration
import Synchronization

/// What can be seen of a run while it goes on, and how to ask it for an end.
package final class RunWatch: Sendable {
  /// Hears, in a line, what goes on that the result does not say.
  private let notice: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var isBuilding = false
    var board: (any SearchBoard)?
    var isStopRequested = false
    var explorationStart: ContinuousClock.Instant?
  }

  package init(notice: @escaping @Sendable (String) -> Void = { _ in }) {
    self.notice = notice
  }

  /// What a run is at.
  package enum Phase: Hashable, Sendable {
    case compiling
    case exploring(states: Int, steps: Int, depth: Int)
  }

  /// nil while there is nothing to wait for.
  package var phase: Phase? {
    let (isBuilding, blackboard) = state.withLock { ($0.isBuilding, $0.board) }
    if let blackboard { return .exploring(blackboard) }
    return isBuilding ? .compiling : nil
  }

  /// Asks for an end after which there are facts.
  ///
  /// - Returns: Whether there is a worker that can hear it. Other running work has to be cancelled.
  package func requestStop() -> Bool {
    let blackboard = state.withLock { state in
      state.isStopRequested = true
      return state.board
    }
    blackboard?.requestStop(.interrupted)
    return (blackboard?[.listener] ?? 0) != 0
  }

  package var isStopRequested: Bool { state.withLock(\.isStopRequested) }

  /// When the time of the search began; nil where nothing was explored.
  package var explorationStart: ContinuousClock.Instant? { state.withLock(\.explorationStart) }
}

// MARK: - For the worker

extension RunWatch {
  func log(_ line: String) {
    notice(line)
  }

  /// While a compiler is at work.
  func building<Success>(
    _ work: () async throws(LoadError) -> Success
  ) async throws(LoadError) -> Success {
    state.withLock { $0.isBuilding = true }
    defer { state.withLock { $0.isBuilding = false } }
    return try await work()
  }

  /// While a worker writes on a blackboard.
  func exploring<Success>(_ blackboard: any SearchBoard, _ work: () async -> Success) async
    -> Success
  {
    let isStopRequested = state.withLock { state in
      state.board = blackboard
      state.explorationStart = state.explorationStart ?? .now
      return state.isStopRequested
    }
    if isStopRequested { blackboard.requestStop(.interrupted) }
    defer { state.withLock { $0.board = nil } }
    return await work()
  }
}

extension RunWatch.Phase {
  /// The worker can write any number.
  fileprivate static func exploring(_ blackboard: any SearchBoard) -> Self {
    func count(_ words: Blackboard.Word...) -> Int {
      let largest: UInt64 = 1_000_000_000_000
      return words.reduce(0) { $0 + Int(min(blackboard[$1], largest)) }
    }
    return .exploring(
      states: count(.earlierStates, .states), steps: count(.earlierSteps, .steps),
      depth: count(.depth))
  }
}

/// Where a search says how far it is, and hears that it should end: a worker's file, or this process's own memory.
protocol SearchBoard: Sendable {
  subscript(word: Blackboard.Word) -> UInt64 { get }
  func requestStop(_ reason: Blackboard.StopRequest)
}

extension BlackboardFile: SearchBoard {}
extension Blackboard: SearchBoard {}
