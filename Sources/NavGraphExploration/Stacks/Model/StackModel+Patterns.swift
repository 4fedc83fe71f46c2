import NavGraphFacts
import NavGraphModel

// MARK: - Questions

extension StackModel {
  mutating func ask(
    _ question: OpenStep.Question, _ removal: Removal, cause: Cause?, _ standing: Standing
  ) {
    let (head, before) = origin(of: standing.head)
    findings.openSteps.append(
      OpenStep(head: head, before: before, removal: removal, cause: cause, question: question))
  }

  /// Where a step goes back, the symbol on top does not say on which screen it ends; that is asked where it is
  /// promised, or where screens require something.
  mutating func askWhereItLands(
    _ step: DerivedStep, by program: Program, _ standing: Standing, cause: Cause?
  ) {
    guard step.isPromised || system.app.features.hasGates, program.removal.uncovers else { return }
    ask(
      .landing(
        pushed: program.pushed, target: program.target, isPromised: step.isPromised),
      program.removal, cause: cause, standing)
  }
}

// MARK: - Patterns

extension StackModel {
  /// What a step can come to that the symbol on top leaves open.
  enum Turn: Hashable {
    /// The screen that it looks for is not there.
    case missing
    /// It is there, and nothing presented is in between.
    case found
    /// It is there, beneath something presented.
    case foundBelowLayer
    /// It ends where this is to be seen.
    case sees(HeadObservations.Observation)
  }

  /// The stacks on which a step takes the turns that are in question, one pattern for each.
  ///
  /// - Parameter observations: What is seen under each head.
  func patterns(of step: OpenStep, _ observations: HeadObservations) -> [(
    turn: Turn, pattern: StackPattern
  )] {
    switch step.question {
    case .search(let isOpen):
      let turns: [Turn] =
        isOpen ? [.missing, .found, .foundBelowLayer] : [.found, .foundBelowLayer]
      return turns.map { ($0, pattern($0, of: step)) }
    case .landing(let pushed, let target, let isPromised):
      return observations.observations(under: target, isPromised: isPromised).map {
        observation, symbols in
        (.sees(observation), pattern(of: step, putting: pushed, endingOn: symbols))
      }
    }
  }

  private func pattern(_ turn: Turn, of step: OpenStep) -> StackPattern {
    pattern(of: step) { end in
      switch end {
      case .lost: turn == .missing
      case .over(_, let hasPassedLayer):
        turn == (hasPassedLayer ? .foundBelowLayer : .found)
      }
    }
  }

  /// The stacks on which a step ends with one of these symbols on top.
  private func pattern(
    of step: OpenStep, putting pushed: [Pushed], endingOn symbols: Set<Int32>
  ) -> StackPattern {
    var table = table
    return pattern(of: step) { end in
      guard case .over(var top, _) = end else { return false }
      for pushed in pushed {
        guard
          let symbol = try? table.symbol(of: pushed.cell, on: top, depth: Int(pushed.depth))
        else { return false }
        top = symbol
      }
      return symbols.contains(top)
    }
  }

  /// How the last removal of a step comes to its end.
  private enum RemovalEnd {
    case lost
    /// The symbol that is uncovered then.
    case over(Int32, hasPassedLayer: Bool)
  }

  /// The stacks on which a step uncovers what it is to uncover before, and its last removal comes to such an end.
  private func pattern(
    of step: OpenStep, endingWith isWanted: @escaping (RemovalEnd) -> Bool
  ) -> StackPattern {
    var states = Numbering<PassedRemovals>()
    let before = step.before
    let removals = before.map(\.removal) + [step.removal]
    _ = states.number(of: PassedRemovals(removal: removals[0].start))
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      var state = states[Int32(number)]
      while true {
        let step = removals[state.count].step(
          state.removal, on: symbol, in: table, targets: targets)
        switch step {
        case .doneOrPop(let next)
        where !isWanted(.over(symbol, hasPassedLayer: state.hasPassedLayer)):
          state.removal = next
          return .goOn(Int(states.number(of: state)))
        case .pop(let next):
          state.removal = next
          if table[symbol].cell.isEntry, table[symbol].isLayer { state.hasPassedLayer = true }
          return .goOn(Int(states.number(of: state)))
        case .lost:
          return state.count == before.count && isWanted(.lost) ? .found : .lost
        case .done, .doneOrPop:
          guard state.count < before.count else {
            let end = RemovalEnd.over(symbol, hasPassedLayer: state.hasPassedLayer)
            return isWanted(end) ? .found : .lost
          }
          guard before[state.count].symbol == symbol else { return .lost }
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
