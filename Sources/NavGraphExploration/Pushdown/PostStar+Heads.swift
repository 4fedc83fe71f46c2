extension PostStar {
  /// The heads of all states that can be reached, in the order of their least costs.
  ///
  /// - Complexity: O(*n*) in the heads.
  package var heads: [PushdownHead] {
    graph.finalized.map(head).filter { isState($0.control) }
  }

  /// The rules of all heads that can be reached, grouped by head, those of the nearest heads first.
  package var system: PushdownSystem {
    PushdownSystem(
      isAuxiliary: isAuxiliary, symbolCount: source.symbolCount, initial: source.initial,
      rules: graph.rules, labelCount: source.labelCount)
  }

  /// The head of a state of the automaton, whose control is -1 for a beginning.
  func head(numbered number: Int32) -> PushdownHead { graph.heads[Int(number)].top }

  func isState(_ control: Int32) -> Bool { control >= 0 && !isAuxiliary[Int(control)] }

  /// The number of a head that is the head of a state.
  func stateNumber(of head: PushdownHead) -> Int32? {
    guard head.control >= 0, let number = graph.number(of: head), isState(head.control),
      graph.heads[Int(number)].cost <= CostQueue.highestCost
    else { return nil }
    return number
  }
}
