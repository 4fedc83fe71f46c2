import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// Adds the rules for all steps out of a head, from those out of one state with that head.
  mutating func derive(
    from head: PushdownHead, _ control: FlatStack.Control, on stack: [Int32],
    into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let configuration = flattenedConfiguration(on: stack, head, control)
    system.build(flatStack, control, configuration.cells, depths: configuration.depths)
    let isBehindAlert = ignoresAlerts && system.alertInFront() != nil
    var labels: Set<Int32> = []
    for step in system.deriveSteps(leavingOpen: flatStack.tab?.place.address) {
      // The menu is made of the button, below: how many screens it offers depends on the stack.
      if case .gestureTo(.backMenu, _) = step.event.name,
        step.moves.contains(where: { configuration.chain.contains($0.flow) })
      {
        continue
      }
      try checkThatEndIsCertain(of: step, from: configuration)
      guard let reading = try reading(of: step, isBehindAlert: isBehindAlert) else { continue }
      if try isCoveredDismissal(step, from: configuration, to: reading) {
        findings.coveredDismissals.insert(head)
        continue
      }
      let isUnchanged = reading.control == control && reading.cells == configuration.cells
      // Screens beneath send them as well, any number of them; they only examine the stack.
      if isUnchanged, step.event.trigger == .effect, step.moves.allSatisfy(\.isReading) {
        findings.startedBeside.formUnion(step.started)
        continue
      }
      if case .transition(let reference)? = step.cause, waiting.contains(reference),
        reading.differsInCoveredSlots(from: configuration)
      {
        continue
      }
      let program = try program(for: step, from: configuration, to: reading)
      let label = number(of: label(of: step), besides: &labels)
      try begin(program, at: head, label: label, into: &rules)
      if let menu = menu(beside: step, program, on: head, besides: &labels) {
        try begin(menu.program, at: head, label: menu.label, into: &rules)
      }
    }
  }

  /// Returns the effect of the back button's menu, where a step is a tap on the button.
  private mutating func menu(
    beside step: DerivedStep, _ program: Program, on head: PushdownHead,
    besides labels: inout Set<Int32>
  ) -> Taken? {
    guard case .gesture(.back) = step.event.name, program.removal.kind == .entries(1),
      program.pushed.isEmpty, !system.disables(.backMenu, on: step.event.actor)
    else { return nil }
    let removal = Removal(
      kind: .severalPushes, depth: program.removal.depth, ascent: program.removal.ascent)
    let several = Program(removal: removal, pushed: [], target: program.target)
    let takers = step.moves.compactMap(\.taker).map {
      ObservationKey($0.kind, coordinator: $0.coordinator, cause: .gesture(.backMenu))
    }
    findings.note(Taking(removal, by: takers), on: head)
    return Taken(
      program: several,
      label: number(
        of: Label(name: .gesture(.backMenu), traits: step.traits, cause: step.cause),
        besides: &labels))
  }

  /// Where a step leads to; nil where the app crashes, or has another screen behind an alert.
  ///
  /// - Parameter isBehindAlert: Whether an alert is up, and nothing has to happen behind it.
  mutating func reading(
    of step: DerivedStep, isBehindAlert: Bool
  ) throws(PushdownObstacle) -> FlatStack.Reading? {
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
    if system.hasAlertBeneath {
      guard isBehindAlert else { throw PushdownObstacle.pushesBehindAlert }
      findings.happensBehindAlerts = true
      findings.startedBeside.formUnion(step.started)
      return nil
    }
    return reading
  }

  /// Makes sure that a step that ends the app does so on all stacks with the same head: where it has gone back
  /// before, that depends on what it uncovered.
  mutating func checkThatEndIsCertain(
    of step: DerivedStep, from configuration: StackConfiguration
  ) throws(PushdownObstacle) {
    guard case .crash = step.end else { return }
    var moves = StackMoveReading()
    try read(step, from: configuration, &moves)
    guard let found = moves.found, found.kind != .leaving(0) else { return }
    throw PushdownObstacle(
      reason: "\(words(step)) goes back and then crashes the app, depending on what it uncovers")
  }

  func label(of step: DerivedStep) -> Label {
    Label(
      name: step.event.name, traits: step.traits, cause: step.cause, started: step.started,
      arrived: step.arrived)
  }

  /// Returns the effect of a step, expressed so that it holds for every stack with the same head.
  mutating func program(
    for step: DerivedStep, from configuration: StackConfiguration, to reading: FlatStack.Reading
  ) throws(PushdownObstacle) -> Program {
    let target = controls.number(
      of: reading.isInFront ? .finishing(reading.control) : .state(reading.control))
    let takers = step.moves.filter { configuration.chain.contains($0.flow) }.compactMap(\.taker)
    if try exchangesAll(step, from: configuration, to: reading) {
      if !takers.isEmpty { findings.takesBeforeExchange = true }
      return Program(
        removal: Removal(kind: .all, depth: 0, ascent: 0), pushed: reading.pushed, target: target)
    }
    var moves = StackMoveReading()
    try read(step, from: configuration, &moves)
    let isUnchanged = reading.control == configuration.control
    let removal: Removal
    let kept: Int
    if let found = self.removal(of: moves, from: configuration) {
      removal = found
      if step.isPromised, found.uncovers {
        throw PushdownObstacle(
          reason: "\(words(step)) promises where it lands, and that depends on what it uncovers")
      }
      if let isOpen = moves.openSearch {
        findings.openSearches.append(
          OpenSearch(head: configuration.head, removal: found, cause: step.cause, isOpen: isOpen))
      }
      guard let rest = rest(after: found, on: configuration.symbols) else {
        guard isUnchanged, reading.cells == configuration.cells else {
          throw PushdownObstacle.searchesAndDoesMore
        }
        return Program(removal: found, pushed: [], target: target)
      }
      kept = rest
      if moves.isOpen {
        guard isUnchanged, reading.cells.count == kept else {
          throw PushdownObstacle.searchesAndDoesMore
        }
      }
    } else {
      let common = zip(configuration.cells, reading.cells).prefix { $0 == $1 }.count
      let changed = Int32(configuration.cells.count - common)
      guard changed <= 1 else { throw PushdownObstacle.changesBelow(words(step)) }
      kept = common
      removal = changed == 0 ? .none : Removal(kind: .symbols(changed), depth: 0, ascent: 0)
    }
    guard reading.cells.count >= kept, configuration.cells[..<kept] == reading.cells[..<kept] else {
      throw PushdownObstacle.changesBelow(words(step))
    }
    try checkCycles(step, from: configuration, to: reading, kept: kept)
    try checkTabs(step, from: configuration, to: reading, after: removal)
    let pushed = Array(reading.pushed[kept...])
    if !takers.isEmpty {
      var taking = Taking(removal, by: takers, putting: step.setsAlone ? pushed : [])
      taking.isBeneathModal = moves.keepsModal && takers.count == 1
      findings.note(taking, on: configuration.head)
    }
    return Program(removal: removal, pushed: pushed, target: target)
  }

  /// In a cycle of coordinators, no step puts a screen above a coordinator.
  private func checkCycles(
    _ step: DerivedStep, from configuration: StackConfiguration, to reading: FlatStack.Reading,
    kept: Int
  ) throws(PushdownObstacle) {
    guard table.isRecursive, kept < reading.cells.count, reading.cells[kept].isEntry,
      reading.depths[kept] != configuration.depths[kept - 1]
    else { return }
    throw PushdownObstacle(
      reason: "\(words(step)) puts a screen above a coordinator, in a cycle of coordinators")
  }

  /// Checks that tabs inside a stack leave it only with all screens of an enclosing flow.
  private func checkTabs(
    _ step: DerivedStep, from configuration: StackConfiguration, to reading: FlatStack.Reading,
    after removal: Removal
  ) throws(PushdownObstacle) {
    guard let place = flatStack.tab?.place, place.isInStack, configuration.control.isInTab,
      !reading.control.isInTab
    else { return }
    guard removal.kind.leavesNothing, removal.depth < place.cases.count else {
      throw PushdownObstacle(reason: "\(words(step)) removes tabs that may be covered")
    }
  }

  /// Returns whether a step shows or leaves the tabs that can contain the stack, so that a new stack replaces it
  /// and nothing that comes before it depends on what is uncovered.
  private mutating func exchangesAll(
    _ step: DerivedStep, from configuration: StackConfiguration, to reading: FlatStack.Reading
  ) throws(PushdownObstacle) -> Bool {
    guard let place = flatStack.tab?.place, !place.cases.isEmpty, !place.isInStack else {
      return false
    }
    // The flows of the switches around the tabs.
    let switches = place.cases.indices.map { place.address.prefix($0) }
    let isInTab = configuration.control.isInTab
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
    var moves = StackMoveReading()
    try read(step, from: configuration, to: exchange, &moves)
    return true
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

  /// Returns the name of a step in messages.
  func words(_ step: DerivedStep) -> String {
    "\u{201C}\(system.words(for: step.event.name))\u{201D}"
  }
}

extension FlatStack.Reading {
  /// Returns whether only the slots of screens beneath differ (``StackModel/waiting``).
  fileprivate func differsInCoveredSlots(from configuration: StackModel.StackConfiguration) -> Bool
  {
    control == configuration.control && cells.last == configuration.cells.last
      && cells.count == configuration.cells.count
      && zip(cells, configuration.cells).allSatisfy { $0.raw == $1.raw && $0.kind == $1.kind }
  }

  /// The cells that have to be put onto one another for it.
  fileprivate var pushed: [StackModel.Pushed] {
    zip(cells, depths).map { StackModel.Pushed(cell: $0, depth: Int32($1)) }
  }
}

extension Limits.Kind {
  fileprivate var obstacle: PushdownObstacle {
    switch self {
    case .pending: .morePending
    case .stackHeight, .modalNesting, .flowNesting, .states, .depth, .time, .memory, .enough,
      .incidents, .interrupted:
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
