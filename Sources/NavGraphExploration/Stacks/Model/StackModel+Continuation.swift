import NavGraphModel

// Steps that go on once something has gone, as what that uncovered wants it: conditions on the stack, a push
// that asks for navigation, a second way back. What a step does up to there holds for all stacks with the head
// that it begins with; what it does from there on, for all of them on which it uncovers the same symbol. So the
// same step is taken once more for each symbol that it can uncover, on a stack where it does, and what it does
// after the removal is said again as rules out of that symbol.

extension StackModel {
  /// The control with which a step goes on where a removal is over.
  ///
  /// - Parameter dependent: The first move that depends on what is uncovered.
  mutating func control(
    goingOnWith step: DerivedStep, after removal: Removal, _ reading: StackMoveReading,
    at dependent: StackMove, _ standing: Standing
  ) throws(PushdownObstacle) -> Int32 {
    guard !table.isRecursive else {
      throw PushdownObstacle(
        reason:
          "in a cycle of coordinators, what an action does depends on what it uncovers")
    }
    guard !reading.isOpen else { throw PushdownObstacle.searchesAndDoesMore }
    guard let attempt = step.attempt else {
      throw PushdownObstacle(reason: "what an effect does depends on what it uncovers")
    }
    let continuation = Continuation(
      origin: standing.head, attempt: attempt, name: step.event.name, cause: step.cause,
      answers: Array(step.answers.prefix(dependent.choiceCount)), removal: removal,
      moveCount: reading.end)
    return controls.number(of: .continuing(continuations.number(of: continuation)))
  }

  /// The rules with which a step goes on from what a removal has uncovered.
  ///
  /// - Parameter stack: That of a state out of which the step uncovers it.
  mutating func goOn(
    from head: PushdownHead, on stack: [Int32]
  ) throws(PushdownObstacle) -> [PushdownRule] {
    let chain = chain(to: head)
    guard let last = chain.last?.continuation, let origin = chain.first?.continuation.origin,
      case .state(let control) = controls[origin.control], stack.last == origin.symbol
    else {
      throw PushdownObstacle.waysAreTooLong
    }
    let start = stand(on: stack, origin, control)
    system.build(flatStack, control, start.cells, depths: start.depths)
    let steps = system.deriveSteps(of: last.attempt).filter {
      $0.answers.starts(with: last.answers)
    }
    guard !steps.isEmpty else { throw PushdownObstacle.turnsOutOtherwise }
    var programs: [Program] = []
    for step in steps {
      guard step.event.name == last.name, step.cause == last.cause else {
        throw PushdownObstacle.turnsOutOtherwise
      }
      findings.startedBeside.formUnion(step.started)
      var (standing, moves) = (start, StackMoveReading())
      for (passed, uncovered) in chain {
        guard try read(step, from: standing, to: passed.moveCount, &moves) == nil,
          let removal = removal(of: moves, from: standing), removal == passed.removal,
          moves.end == passed.moveCount,
          let rest = rest(after: removal, on: standing.symbols),
          stack[rest - 1] == uncovered
        else { throw PushdownObstacle.turnsOutOtherwise }
        standing = stand(on: Array(stack.prefix(rest)), standing.head, control)
        standing.isContinued = true
        moves = moves.goingOn()
      }
      try checkThatEndIsCertain(of: step, from: standing, moves)
      guard let reading = try self.reading(of: step) else { continue }
      standing.head = head
      let program = try program(for: step, from: standing, moves, to: reading)
      if !programs.contains(program) { programs.append(program) }
    }
    var rules: [PushdownRule] = []
    for program in programs {
      try begin(program, at: head, label: PushdownRule.none, into: &rules)
    }
    return rules
  }

  /// What a step has gone on with on its way to a head, the first one first, and what was uncovered then.
  private func chain(
    to head: PushdownHead
  ) -> [(continuation: Continuation, uncovered: Int32)] {
    var chain: [(continuation: Continuation, uncovered: Int32)] = []
    var head = head
    while case .continuing(let number) = controls[head.control] {
      chain.append((continuations[number], head.symbol))
      head = continuations[number].origin
    }
    return chain.reversed()
  }

  /// The head of the state out of which a step comes to a head, and what it takes on the way.
  func origin(of head: PushdownHead) -> (head: PushdownHead, before: [Uncovering]) {
    let chain = chain(to: head)
    return (
      chain.first?.continuation.origin ?? head,
      chain.map { Uncovering(removal: $0.continuation.removal, symbol: $0.uncovered) }
    )
  }

  /// Whether a control goes on with a step as what is on top wants it.
  func isContinuing(_ control: Int32) -> Bool {
    if case .continuing = controls[control] { true } else { false }
  }
}
