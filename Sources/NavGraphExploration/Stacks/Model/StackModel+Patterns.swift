extension StackModel {
  /// The possible outcome of a step that looks for a screen.
  enum Turn: Hashable {
    /// The screen is not there.
    case missing
    /// It is there, and nothing presented is in between.
    case found
    /// It is there, beneath something presented.
    case foundBelowLayer
  }

  /// The stacks on which a step takes the turns that are in question, one pattern for each.
  func patterns(of step: OpenSearch) -> [(turn: Turn, pattern: StackPattern)] {
    let turns: [Turn] =
      step.isOpen ? [.missing, .found, .foundBelowLayer] : [.found, .foundBelowLayer]
    return turns.map { ($0, pattern($0, of: step.removal)) }
  }

  private struct Passed: Hashable {
    var removal: RemovalState
    var hasPassedLayer = false
  }

  private func pattern(_ turn: Turn, of removal: Removal) -> StackPattern {
    var states = Numbering<Passed>()
    _ = states.number(of: Passed(removal: removal.start))
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      var state = states[Int32(number)]
      switch removal.step(state.removal, on: symbol, in: table, targets: targets) {
      case .pop(let next):
        state.removal = next
        if table[symbol].cell.isEntry, table[symbol].isLayer { state.hasPassedLayer = true }
        guard removal.isOver(next) else { return .proceed(Int(states.number(of: state))) }
        return turn == (state.hasPassedLayer ? .foundBelowLayer : .found) ? .found : .lost
      case .lost: return turn == .missing ? .found : .lost
      // Which one of several is taken is open for the back button's menu alone.
      case .done, .doneOrPop:
        return turn == (state.hasPassedLayer ? .foundBelowLayer : .found) ? .found : .lost
      }
    }
  }
}
