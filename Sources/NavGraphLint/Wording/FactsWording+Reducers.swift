import NavGraphFacts
import NavGraphModel

/// Steps that run reducers: the result of a run, rather than the run itself.
extension FactsWording {
  func runsReducer(_ step: TraceNode.Step) -> Bool {
    step.moves.contains(where: isOfReducer)
  }

  /// Whether a run of a reducer ends the app, in every build.
  func endsInReducer(_ step: TraceNode.Step) -> Bool {
    step.moves.contains { isOfReducer($0) && $0.outcome.release.isFailure }
  }

  private func isOfReducer(_ move: TraceNode.Move) -> Bool {
    facts.graph.transition(move.transition)?.runsReducer ?? false
  }

  /// Returns the operations of the coordinators in a step in which a reducer runs.
  func reduction(of step: TraceNode.Step, leadingTo node: Int) -> String {
    let phrases = step.moves.compactMap { move in
      isOfReducer(move) ? phrase(ofReduction: move, among: step.moves) : phrase(move)
    }
    let isUncertain = step.moves.contains { $0.outcome.release.reason == .notRepeatable }
    let result =
      phrases.isEmpty
      ? (showsTheSame(node) ? "no screen changes" : "the reducer")
      : phrases.joined(separator: ", then ")
    return isUncertain ? "\(result), but not each time" : result
  }

  /// Returns nil for a part that the other moves of the step already say.
  private func phrase(ofReduction move: TraceNode.Move, among moves: [TraceNode.Move]) -> String? {
    let effect = move.outcome.release
    if effect.isFailure, let reason = effect.reason, let ending = Self.ending(reason) {
      return ending
    }
    switch operation(of: move) {
    case .reduce: return nil
    case .called(let name):
      switch effect {
      case .ignored: return "\(name) without effect"
      case .failed: return "\(name), which crashes the app"
      case .applied, .appliedDespite:
        let isCovered = moves.contains { other in
          other.transition == move.transition && isChange(other)
        }
        return isCovered ? nil : name
      }
    default: return phrase(move)
    }
  }

  /// Returns whether a move was found by comparing the content of the states.
  private func isChange(_ move: TraceNode.Move) -> Bool {
    switch operation(of: move) {
    case .reduce, .called, nil: false
    default: true
    }
  }

  private static func ending(_ reason: Outcome.Reason) -> String? {
    switch reason {
    case .crashed: "the app crashes"
    case .exited: "the app exits"
    case .killed: "the app is killed"
    case .hangs: "no answer"
    case .outOfMemory: "the memory runs out"
    case .endlessLoop: "actions without end"
    case .notRegistered: "a screen that is not registered"
    default: nil
    }
  }

  /// Returns whether a step leads to the content that was visible before it.
  private func showsTheSame(_ node: Int) -> Bool {
    guard let parent = facts.trace[node].parent else { return false }
    return levels(of: facts.trace[node].state.flow) == levels(of: facts.trace[parent].state.flow)
  }
}
