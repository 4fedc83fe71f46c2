extension StackSearch {
  /// The state at a position, in the order in which states were found.
  package func configuration(at position: Int) -> PushdownConfiguration {
    var (control, stack) = head(of: position)
    var symbols: [Int32] = []
    while stack != StackTable.empty {
      symbols.append(Int32(table.label(stack)))
      stack = table.rests[Int(stack)]
    }
    return PushdownConfiguration(control: Int32(control), stack: symbols.reversed())
  }

  /// The position of the state from which a state was found; nil for an initial one.
  package func parent(of position: Int) -> Int? {
    let parent = parents.base[position]
    return parent == Self.noParent ? nil : Int(parent)
  }

  /// A way to a state, as short as any.
  ///
  /// - Complexity: Linear in its length, and in the heights of the stacks on it.
  package func witness(of position: Int) -> PushdownWitness {
    var positions = [position]
    while let parent = parent(of: positions[positions.count - 1]) { positions.append(parent) }
    positions.reverse()
    var witness = PushdownWitness(start: configuration(at: positions[0]), steps: [])
    var steps = StackSteps(rules, table)
    for (origin, end) in zip(positions, positions.dropFirst()) {
      witness.steps.append(
        PushdownWitness.Step(
          label: label(of: origin, to: end, &steps), end: configuration(at: end)))
    }
    return witness
  }

  /// The label of the first step from a state to another, which there is.
  private func label(of origin: Int, to end: Int, _ steps: inout StackSteps) -> Int32 {
    for move in plan(of: origin).moves {
      steps.take(move, from: head(of: origin).stack)
      for candidate in steps.ends {
        guard case .state(let control, let rest, let symbols) = candidate else { continue }
        let state = find(control: control, rest: rest, symbols: steps.symbols[symbols])
        if state == order.base[end] { return rules.stepLabels[Int(move)] }
      }
    }
    return PushdownRule.none
  }
}
