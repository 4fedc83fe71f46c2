import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// Adds the rules for all steps out of a head, from those out of one state with that head.
  mutating func derive(
    from head: PushdownHead, _ control: FlatStack.Control, on stack: [Int32],
    into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let standing = stand(on: stack, head, control)
    if !system.app.pendingKinds.isEmpty || features.letsActionsWait {
      try checkThatEffectsAreOnTop(in: standing)
    }
    system.build(flatStack, control, standing.cells, depths: standing.depths)
    var continued: Set<Program> = []
    var labels: Set<Int32> = []
    for step in system.deriveSteps() {
      // The menu is made of the button, below: how many screens it offers depends on the stack.
      if case .gestureTo(.backMenu, _) = step.event.name,
        step.moves.contains(where: { standing.chain.contains($0.flow) })
      {
        continue
      }
      if isOfCoveredScreen(step, in: standing) {
        findings.startedBeside.formUnion(step.started)
        continue
      }
      try checkThatEndIsCertain(of: step, from: standing, StackMoveReading())
      guard let reading = try reading(of: step) else { continue }
      if try isCoveredDismissal(step, from: standing, to: reading) {
        findings.coveredDismissals.insert(head)
        continue
      }
      let isUnchanged = reading.control == control && reading.cells == standing.cells
      // Screens beneath send them as well, any number of them; they do no more than ask what is there.
      if isUnchanged, step.event.trigger == .effect, step.moves.allSatisfy(\.isReading) {
        findings.startedBeside.formUnion(step.started)
        continue
      }
      let program = try program(for: step, from: standing, StackMoveReading(), to: reading)
      // What it chooses after that is told where it goes on.
      if isContinuing(program.target), !continued.insert(program).inserted {
        findings.startedBeside.formUnion(step.started)
        continue
      }
      let label = number(of: label(of: step), besides: &labels)
      try begin(program, at: head, label: label, into: &rules)
      if let menu = try menu(beside: step, program, at: standing, besides: &labels) {
        try begin(menu.program, at: head, label: menu.label, into: &rules)
      }
    }
  }

  /// What the menu of the back button does, where a step is a tap on the button.
  private mutating func menu(
    beside step: DerivedStep, _ program: Program, at standing: Standing,
    besides labels: inout Set<Int32>
  ) throws(PushdownObstacle) -> Taken? {
    guard case .gesture(.back) = step.event.name, program.removal.kind == .entries(1),
      program.pushed.isEmpty, !system.disables(.backMenu, on: step.event.actor)
    else { return nil }
    guard !isAuxiliary(program.target) else {
      throw PushdownObstacle(
        reason: "what the back button's menu does depends on what it uncovers")
    }
    let removal = Removal(
      kind: .severalPushes, depth: program.removal.depth, ascent: program.removal.ascent)
    let several = Program(removal: removal, pushed: [], target: program.target)
    askWhereItLands(step, by: several, standing, cause: .gesture(.backMenu))
    return Taken(
      program: several,
      label: number(
        of: Label(name: .gesture(.backMenu), traits: step.traits, cause: step.cause),
        besides: &labels))
  }

  /// Where a step leads to; nil where the app crashes.
  mutating func reading(of step: DerivedStep) throws(PushdownObstacle) -> FlatStack.Reading? {
    switch step.end {
    case .state(let root, let values):
      system.tree.root = root
      system.tree.values = values
    case .crash: return nil
    case .cut(let limit):
      throw limit.obstacle
    }
    guard let reading = system.read(flatStack) else {
      throw PushdownObstacle(reason: "\(words(step)) changes the tabs themselves")
    }
    if let obstacle = reading.obstacle { throw obstacle }
    if system.hasAlertBeneath { throw PushdownObstacle.pushesBehindAlert }
    return reading
  }

  /// Makes sure that a step that ends the app does so on all stacks with the same head: where it has gone back
  /// before, that depends on what it uncovered.
  ///
  /// - Parameter start: Where its moves are read from.
  mutating func checkThatEndIsCertain(
    of step: DerivedStep, from standing: Standing, _ start: StackMoveReading
  ) throws(PushdownObstacle) {
    guard case .crash = step.end, !runsOutOfScreens(step, from: standing) else { return }
    var moves = start
    _ = try read(step, from: standing, to: step.moves.count, &moves)
    guard let found = moves.found, found.kind != .leaving(0) else { return }
    throw PushdownObstacle(
      reason: "\(words(step)) goes back and then crashes the app, depending on what it uncovers")
  }

  /// Whether a step does nothing but remove screens from the stack on top, one after the other, until there are no more:
  /// how many there are the symbol on top says, whatever they are.
  private func runsOutOfScreens(_ step: DerivedStep, from standing: Standing) -> Bool {
    guard !table.isRecursive, !standing.isContinued, case .transition(let reference)? = step.cause,
      let operations = system.app.graph.transition(reference)?.operations,
      let symbol = standing.symbols.last, let flow = standing.chain.last
    else { return false }
    let top = table[symbol]
    return top.cell.isEntry && Int(top.cell.coordinator) == reference.coordinator
      && top.note.height < features.height && step.moves.count < operations.count
      && operations.allSatisfy { if case .removeLast = $0 { true } else { false } }
      && step.moves.allSatisfy { move in
        if case .operation = move.kind { move.flow == flow } else { false }
      }
  }

  func label(of step: DerivedStep) -> Label {
    Label(
      name: step.event.name, traits: step.traits, cause: step.cause, started: step.started,
      arrived: step.arrived)
  }

  /// What a step does, said so that it holds for every stack with the same head.
  ///
  /// - Parameter start: Where its moves are read from: the first, or those that come after a removal.
  mutating func program(
    for step: DerivedStep, from standing: Standing, _ start: StackMoveReading,
    to reading: FlatStack.Reading
  ) throws(PushdownObstacle) -> Program {
    let target = controls.number(of: .state(reading.control))
    if try exchangesAll(step, from: standing, start, to: reading) {
      return Program(
        removal: Removal(kind: .all, depth: 0, ascent: 0), pushed: reading.pushed, target: target)
    }
    var moves = start
    let dependent = try read(step, from: standing, &moves)
    let isUnchanged = reading.control == standing.control && !standing.isContinued
    let removal: Removal
    let kept: Int
    if let found = self.removal(of: moves, from: standing) {
      removal = found
      if let search = moves.search { ask(search, found, cause: step.cause, standing) }
      guard let rest = rest(after: found, on: standing.symbols) else {
        guard isUnchanged, reading.cells == standing.cells else {
          throw PushdownObstacle.searchesAndDoesMore
        }
        let lifted = standing.cells.count - moves.liftedCount
        let program = Program(
          removal: found,
          pushed: zip(standing.cells, standing.depths).dropFirst(lifted).map {
            Pushed(cell: $0, depth: Int32($1))
          }, target: target)
        askWhereItLands(step, by: program, standing, cause: step.cause)
        return program
      }
      kept = rest
      if let dependent {
        return Program(
          removal: found, pushed: [],
          target: try control(goingOnWith: step, after: found, moves, at: dependent, standing))
      }
      if moves.isOpen {
        // But for a modal that the stack beneath has gone back under.
        guard isUnchanged, reading.cells[kept...] == standing.cells.suffix(moves.liftedCount)
        else { throw PushdownObstacle.searchesAndDoesMore }
      }
    } else {
      let common = zip(standing.cells, reading.cells).prefix { $0 == $1 }.count
      let changed = Int32(standing.cells.count - common)
      guard changed <= 1 || changed == 2 && topIsLowest(in: standing) else {
        throw PushdownObstacle.changesBelow(words(step))
      }
      kept = common
      removal = changed == 0 ? .none : Removal(kind: .symbols(changed), depth: 0, ascent: 0)
    }
    guard reading.cells.count >= kept, standing.cells[..<kept] == reading.cells[..<kept] else {
      throw PushdownObstacle.changesBelow(words(step))
    }
    try checkCycles(step, from: standing, to: reading, kept: kept)
    try checkTabs(step, from: standing, to: reading, after: removal)
    let program = Program(
      removal: removal, pushed: Array(reading.pushed[kept...]), target: target)
    askWhereItLands(step, by: program, standing, cause: step.cause)
    return program
  }

  /// In a cycle of coordinators, no step puts a screen above a coordinator.
  private func checkCycles(
    _ step: DerivedStep, from standing: Standing, to reading: FlatStack.Reading, kept: Int
  ) throws(PushdownObstacle) {
    guard table.isRecursive, kept < reading.cells.count, reading.cells[kept].isEntry,
      reading.depths[kept] != standing.depths[kept - 1]
    else { return }
    throw PushdownObstacle(
      reason: "\(words(step)) puts a screen above a coordinator, in a cycle of coordinators")
  }

  /// Tabs that stand in a stack leave it only with all screens of a flow around them.
  private func checkTabs(
    _ step: DerivedStep, from standing: Standing, to reading: FlatStack.Reading,
    after removal: Removal
  ) throws(PushdownObstacle) {
    guard let place = flatStack.tab?.place, place.isInStack, standing.control.isInTab,
      !reading.control.isInTab
    else { return }
    guard removal.kind.leavesNothing, removal.depth < place.cases.count else {
      throw PushdownObstacle(reason: "\(words(step)) removes tabs that may be covered")
    }
  }

  /// Whether a step shows or leaves the tabs in one of which the stack can stand, so that another stack is in its
  /// place, made anew, and nothing that comes before it depends on what is uncovered.
  private mutating func exchangesAll(
    _ step: DerivedStep, from standing: Standing, _ start: StackMoveReading,
    to reading: FlatStack.Reading
  ) throws(PushdownObstacle) -> Bool {
    guard let place = flatStack.tab?.place, !place.cases.isEmpty, !place.isInStack else {
      return false
    }
    // The flows of the switches around the tabs.
    let switches = place.cases.indices.map { place.address.prefix($0) }
    let isInTab = standing.control.isInTab
    if isInTab {
      for move in step.moves {
        if case .other = move.kind, move.flow == place.address || switches.contains(move.flow) {
          throw PushdownObstacle.exchangesFlows
        }
      }
    }
    let exchange = step.moves.firstIndex { move in
      if case .show = move.kind { switches.contains(move.flow) } else { false }
    }
    guard isInTab != reading.control.isInTab || isInTab && exchange != nil else { return false }
    // Whatever comes after it is done to flows that are new.
    var before = step
    before.moves = Array(step.moves.prefix(upTo: exchange ?? step.moves.endIndex))
    var moves = start
    return try read(before, from: standing, &moves) == nil
  }

  /// Whether the screen on top is the lowest of a flow, so that it says what is beneath: the beginning of that.
  private func topIsLowest(in standing: Standing) -> Bool {
    guard let top = standing.symbols.last, !table.isRecursive, features.height > 1 else {
      return false
    }
    return table[top].cell.isEntry && table[top].note.height == 1
  }

  /// How many symbols a removal leaves; nil where it finds nothing.
  func rest(after removal: Removal, on symbols: [Int32]) -> Int? {
    var state = removal.start
    var count = symbols.count
    while count > 0 {
      switch removal.step(state, on: symbols[count - 1], in: table, targets: targets) {
      case .lost: return nil
      case .done, .doneOrPop: return count
      case .pop(let next):
        state = next
        count -= 1
      }
    }
    return nil
  }

  /// What a step is called in messages.
  func words(_ step: DerivedStep) -> String {
    "\u{201C}\(system.words(for: step.event.name))\u{201D}"
  }
}

extension FlatStack.Reading {
  /// What has to be put onto one another for it.
  fileprivate var pushed: [StackModel.Pushed] {
    zip(cells, depths).map { StackModel.Pushed(cell: $0, depth: Int32($1)) }
  }
}

extension Limits.Kind {
  fileprivate var obstacle: PushdownObstacle {
    switch self {
    case .pending: .morePending
    case .stackHeight, .modalNesting, .flowNesting, .states, .depth, .time, .memory, .incidents,
      .interrupted:
      PushdownObstacle(reason: "its steps reach a limit")
    }
  }
}

extension PushdownObstacle {
  /// Nothing is known then, one way or the other.
  static func ended(by limit: Limits.Kind) -> Self {
    switch limit {
    case .interrupted: Self(reason: "it was interrupted")
    case .time: Self(reason: "it ran out of time")
    default: Self(reason: "it ran out of memory")
    }
  }

  /// Any number of pending effects has to be asked for then.
  static let morePending = Self(
    reason: "more effects can be pending at a time than the analysis supports")
}
