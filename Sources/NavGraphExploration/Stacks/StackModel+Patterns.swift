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

  /// The stacks on which a step takes the turns that are in question, one pattern for each.
  func patterns(of step: OpenStep) -> [StackPattern] {
    switch step.question {
    case .search(let isOpen):
      (isOpen ? Turn.allCases : [.found, .foundBelowLayer]).map { pattern($0, of: step) }
    }
  }

  private func pattern(_ turn: Turn, of step: OpenStep) -> StackPattern {
    pattern(of: step) { end in
      switch end {
      case .lost: turn == .missing
      case .over(let hasPassedLayer): turn == (hasPassedLayer ? .foundBelowLayer : .found)
      }
    }
  }

  /// How the last removal of a step comes to its end.
  private enum RemovalEnd {
    case lost
    case over(hasPassedLayer: Bool)
  }

  /// The stacks on which a step uncovers what it is to uncover before, and its last removal comes to such an end.
  private func pattern(
    of step: OpenStep, endingWith isWanted: @escaping (RemovalEnd) -> Bool
  ) -> StackPattern {
    var states = Numbering<PassedRemovals>()
    let removals = step.before.map(\.removal) + [step.removal]
    _ = states.number(of: PassedRemovals(removal: removals[0].start))
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      var state = states[Int32(number)]
      while true {
        switch removals[state.count].step(state.removal, on: symbol, in: table, targets: targets) {
        case .pop(let next):
          state.removal = next
          if table[symbol].cell.isEntry, table[symbol].isLayer { state.hasPassedLayer = true }
          return .goOn(Int(states.number(of: state)))
        case .lost:
          return state.count == step.before.count && isWanted(.lost) ? .found : .lost
        case .done, .doneOrPop:
          guard state.count < step.before.count else {
            let end = RemovalEnd.over(hasPassedLayer: state.hasPassedLayer)
            return isWanted(end) ? .found : .lost
          }
          guard step.before[state.count].symbol == symbol else { return .lost }
          let count = state.count + 1
          state = PassedRemovals(count: count, removal: removals[count].start)
        }
      }
    }
  }
}

/// How far the removals of a step have come, for a pattern.
private struct PassedRemovals: Hashable {
  /// How many are over.
  var count = 0
  var removal: RemovalState
  var hasPassedLayer = false
}
