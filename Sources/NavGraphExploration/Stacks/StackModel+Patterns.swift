import NavGraphModel

extension StackModel {
  /// What a step can come to that the symbol on top leaves open.
  enum Turn: CaseIterable {
    /// The screen that it looks for is not there.
    case missing
    /// It is there, and nothing presented is in between.
    case found
    /// It is there, beneath something presented.
    case foundBelowLayer
  }

  /// The stacks on which a step uncovers what it is to uncover before, and then takes a turn.
  func pattern(_ turn: Turn, of step: OpenStep) -> StackPattern {
    let before = step.subject.before
    let removals = before.map(\.removal) + [step.subject.removal]
    var states = Numbering<PassedRemovals>()
    _ = states.number(of: PassedRemovals(removal: removals[0].start))
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      var state = states[Int32(number)]
      while true {
        let end: Turn
        switch removals[state.count].step(state.removal, on: symbol, in: table, targets: targets) {
        case .pop(let next):
          state.removal = next
          if table[symbol].cell.isEntry, table[symbol].isLayer { state.hasPassedLayer = true }
          return .goOn(Int(states.number(of: state)))
        case .lost: end = .missing
        case .done, .doneOrPop: end = state.hasPassedLayer ? .foundBelowLayer : .found
        }
        guard state.count < before.count else { return end == turn ? .found : .lost }
        guard end != .missing, before[state.count].symbol == symbol else { return .lost }
        let count = state.count + 1
        state = PassedRemovals(count: count, removal: removals[count].start)
      }
    }
  }
}

extension StackModel.OpenStep {
  /// The turns that are in question.
  var turns: [StackModel.Turn] {
    subject.isOpen ? StackModel.Turn.allCases : [.found, .foundBelowLayer]
  }
}

/// How far the removals of a step have come, for a pattern.
private struct PassedRemovals: Hashable {
  /// How many are over.
  var count = 0
  var removal: RemovalState
  var hasPassedLayer = false
}
