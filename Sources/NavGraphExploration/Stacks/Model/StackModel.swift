import NavGraphFacts
import NavGraphModel

/// The stacks of an app, however high, as a pushdown system.
///
/// The rules come from the ordinary model: for each symbol on top, and each control, the model takes the steps out of
/// one state as a search does, and expresses each so that it holds for every stack with that symbol on top
/// (``Removal``, and the cells that are added). It checks on the state itself whether that is so; a step that
/// cannot be expressed like that is a ``PushdownObstacle``.
package struct StackModel: PushdownSource {
  var system: AppSystem
  let flatStack: FlatStack
  let features: StackFeatures
  /// The coordinators whose flows move.
  let moving: Set<Int>
  /// Whether the model is complete although nothing happens behind alerts.
  let ignoresAlerts: Bool
  /// The transitions that are no rules while their screen is covered.
  let waiting: Set<TransitionReference>
  var table: StackSymbolTable
  package internal(set) var initial: [PushdownConfiguration] = []

  /// The meaning of a control.
  enum Control: Hashable {
    case state(FlatStack.Control)
    /// At the end of a step: whether a tab stays in front still depends on the top.
    case finishing(FlatStack.Control)
    /// In the middle of a step: the rest of the removal.
    case removing(Int32, RemovalState)
    /// In the middle of a step: which cell comes next.
    case pushing(Int32, Int32)
  }

  /// The effect of a step on the flattened stack: first it removes, then it adds.
  struct Program: Hashable {
    var removal: Removal
    var pushed: [Pushed]
    var target: Int32
  }

  struct Pushed: Hashable {
    let cell: FlatStack.Cell
    let depth: Int32
  }

  /// The effect of a step, and the number of its label.
  struct Taken {
    let program: Program
    let label: Int32
  }

  /// The name of a step, and its actor.
  struct Label: Hashable {
    let name: Event.Name
    let traits: StepTraits
    /// The transition that hears first, or what the event's own cause is.
    let cause: Cause?
    /// The kinds of effects that it can start for flows, and the kind of the pending effect that it is.
    var started: Set<Int> = []
    var arrived: Int?
    /// Tells steps out of one head apart.
    var occurrence = 0
  }

  /// A step that looks for a screen: the symbol on top does not say whether that is there, and what is in between.
  struct OpenSearch: Hashable {
    let head: PushdownHead
    let removal: Removal
    let cause: Cause?
    /// Whether it is not known whether the screen is there.
    let isOpen: Bool
  }

  var controls = Numbering<Control>()
  var programs = Numbering<Program>()
  var targets = Numbering<SearchTarget>()
  private var labels = Numbering<Label>()
  var findings = Findings()
  /// Whether swipes that take a sheet from beneath several screens are left out, and ``Findings/coveredDismissals`` says where
  /// there are any; else there is no model of an app with such.
  var leavesCoveredDismissalsOut = false
  var budget = Budget()

  /// Observations while rules were made, which are no rules.
  struct Findings {
    var openSearches: [OpenSearch] = []
    /// The causes of removals, and for each the heads on which it removes.
    var takings = Numbering<Taking>()
    var headsOfTakings: [[PushdownHead]] = []
    /// Whether any step takes entries away before it exchanges all.
    var takesBeforeExchange = false
    /// The heads with swipes that take a sheet from beneath several screens.
    var coveredDismissals: Set<PushdownHead> = []
    /// Whether anything happens behind an alert, which is left out.
    var happensBehindAlerts = false
    /// The kinds of effects that are started for flows by steps, or parts of steps, that have no label of their own.
    var startedBeside: Set<Int> = []
  }

  /// How much work making rules may be.
  struct Budget {
    /// How many heads may be examined, on stacks of ten screens each; fewer on higher ones.
    var headLimit = Int.max
    /// When to give up; nil for never.
    var deadline: ContinuousClock.Instant?
    /// Says whether to end before all is done; nil where that is not asked for.
    var monitor: SearchMonitor?
    private var spent = 0

    /// Counts the work for a head, which grows with the stack that it is examined on.
    mutating func spend(_ height: Int) throws(PushdownObstacle) {
      spent += 10 + height
      try checkForEnd()
      if let deadline, ContinuousClock.now > deadline {
        throw PushdownObstacle(reason: "finding the effects that can be pending took too long")
      }
      if spent / 20 > headLimit {
        throw PushdownObstacle(
          reason:
            "it takes more than \(headLimit) kinds of screens on top of stacks (`--max-states`)")
      }
    }

    /// - Throws: Where an end is asked for, or the memory is used up.
    func checkForEnd() throws(PushdownObstacle) {
      if let limit = monitor?.pollLimits() { throw .ended(by: limit) }
    }
  }

  /// Whether steps of the app are left out that change covered content.
  var leavesStepsOut: Bool { findings.happensBehindAlerts || !waiting.isEmpty }

  package var symbolCount: Int { table.count }
  package var labelCount: Int { labels.count }

  func label(_ number: Int32) -> Label { labels[number] }

  /// The number of a label, the same under all heads.
  ///
  /// - Parameter used: The numbers of other steps out of the same head.
  mutating func number(of label: Label, besides used: inout Set<Int32>) -> Int32 {
    var label = label
    while true {
      let number = labels.number(of: label)
      if used.insert(number).inserted { return number }
      label.occurrence += 1
    }
  }

  /// Returns whether a step comes from a link or from something else outside the app.
  package func comesFromOutside(_ label: Int32) -> Bool {
    !traits(of: label).isDisjoint(with: .outside)
  }

  func traits(of label: Int32) -> StepTraits { labels[label].traits }

  /// Whether the transition of a step says that it assumes something.
  func assumesSomething(_ label: Int32) -> Bool {
    guard case .transition(let reference)? = self.label(label).cause else { return false }
    return system.app.graph.transition(reference)?.assumption != nil
  }

  /// Returns whether a path home can continue with a step: one of the app, or a passable one from outside.
  package func leadsOn(_ label: Int32) -> Bool { traits(of: label).leadsOn }

  /// Returns how steps with a label use the effects that are pending for flows.
  ///
  /// The step that adds a flow also adds the flow's pending effects, which are not counted here; the app's
  /// first flow is never recreated. One that repeats is still pending when it has arrived.
  func use(of label: Int32) -> LastingGrowth.Use {
    let label = self.label(label)
    let taken = label.arrived.flatMap { kind -> Int? in
      let kindOfFlow = system.app.pendingKinds[kind]
      let comesWithFlow = kindOfFlow.startsOnAppearance && kindOfFlow.owner != system.setup.entry
      return kindOfFlow.repeats || comesWithFlow ? nil : kind
    }
    return LastingGrowth.Use(taken: taken, given: label.started.union(findings.startedBeside))
  }

  package func isAuxiliary(_ control: Int32) -> Bool {
    if case .state = controls[control] { false } else { true }
  }

  init(
    _ system: AppSystem, _ flatStack: FlatStack, moving: Set<Int>, isRecursive: Bool
  ) throws(PushdownObstacle) {
    self.system = system
    self.flatStack = flatStack
    self.moving = moving
    features = StackFeatures(system.app, moving: moving)
    ignoresAlerts = Self.canIgnoreAlerts(system.app, moving: moving)
    waiting = isRecursive ? [] : system.app.waiting(moving: moving)
    if let excess = features.excess {
      throw PushdownObstacle(
        reason: "counts above \(StackFeatures.limit) are not supported (\(excess))")
    }
    table = StackSymbolTable(system.app, features, isRecursive: isRecursive)
    for state in self.system.initialStates() {
      self.system.tree.load(state)
      guard let reading = self.system.read(flatStack) else {
        throw PushdownObstacle(reason: "its tabs are not always there")
      }
      if let obstacle = reading.obstacle { throw obstacle }
      let control = controls.number(of: .state(reading.control))
      initial.append(
        PushdownConfiguration(control: control, stack: try table.symbols(of: reading)))
    }
  }
}

// MARK: - Rules

extension StackModel {
  package mutating func addRules(
    from head: PushdownHead, height: Int, on stack: () -> [Int32], to rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    switch controls[head.control] {
    case .state(let control):
      try budget.spend(height)
      try derive(from: head, control, on: stack(), into: &rules)
    case .finishing(let control):
      let configuration = flattenedConfiguration(on: stack(), head, control)
      system.build(flatStack, control, configuration.cells, depths: configuration.depths)
      system.applyViewUpdates()
      guard let reading = system.read(flatStack), reading.cells == configuration.cells else {
        throw PushdownObstacle.turnsOutOtherwise
      }
      let target = controls.number(of: .state(reading.control))
      rules.append(.replace(head, to: target, by: head.symbol, label: PushdownRule.none))
    case .removing(let program, let state):
      try go(on: head, program, state, label: PushdownRule.none, into: &rules)
    case .pushing(let program, let index):
      try rules.append(push(on: head, program, index, label: PushdownRule.none))
    }
  }

  /// Adds the rules with which a step begins, or continues where it has no label.
  mutating func begin(
    _ program: Program, at head: PushdownHead, label: Int32, into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    if program.removal.kind == .none, program.pushed.count <= 1 {
      guard let pushed = program.pushed.first else {
        rules.append(.replace(head, to: program.target, by: head.symbol, label: label))
        return
      }
      try rules.append(push(pushed, to: program.target, on: head, label: label))
      return
    }
    if program.pushed.count == 1,
      let rule = replacement(
        by: program.pushed[0], after: program.removal, to: program.target, at: head, label: label)
    {
      rules.append(rule)
      return
    }
    try take(programs.number(of: program), at: head, label: label, into: &rules)
  }

  /// The rules with which a step begins that takes something away, by the number of what it does.
  private mutating func take(
    _ program: Int32, at head: PushdownHead, label: Int32, into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let count = rules.count
    try go(on: head, program, programs[program].removal.start, label: label, into: &rules)
    // A step that finds nothing changes nothing.
    if rules.count == count, label != PushdownRule.none {
      rules.append(.replace(head, to: head.control, by: head.symbol, label: label))
    }
  }

  /// Adds the rules that put a cell onto the top.
  private mutating func push(
    _ pushed: Pushed, to target: Int32, on head: PushdownHead, label: Int32
  ) throws(PushdownObstacle) -> PushdownRule {
    let symbol = try table.symbol(of: pushed.cell, on: head.symbol, depth: Int(pushed.depth))
    return .push(head, to: target, symbol, over: head.symbol, label: label)
  }

  /// Returns the single rule of a step that changes only the top, which need not ask what lies below; nil for other
  /// steps.
  private mutating func replacement(
    by pushed: Pushed, after removal: Removal, to target: Int32, at head: PushdownHead, label: Int32
  ) -> PushdownRule? {
    guard removal.kind == .symbols(1) || removal.kind == .entries(1),
      pushed.depth == table[head.symbol].note.depth,
      removal.kind == .symbols(1) || removal.depth == pushed.depth,
      let symbol = table.symbol(of: pushed.cell, insteadOf: head.symbol)
    else { return nil }
    return .replace(head, to: target, by: symbol, label: label)
  }

  private mutating func go(
    on head: PushdownHead, _ number: Int32, _ state: RemovalState, label: Int32,
    into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let removal = programs[number].removal
    switch removal.step(state, on: head.symbol, in: table, targets: targets) {
    case .lost: break
    case .done: try rules.append(push(on: head, number, 0, label: label))
    case .pop(let next): rules.append(pop(head, number, next, label: label))
    case .doneOrPop(let next):
      try rules.append(push(on: head, number, 0, label: label))
      rules.append(pop(head, number, next, label: label))
    }
  }

  private mutating func pop(
    _ head: PushdownHead, _ number: Int32, _ next: RemovalState, label: Int32
  ) -> PushdownRule {
    let program = programs[number]
    guard program.removal.isOver(next) else {
      return .pop(head, to: controls.number(of: .removing(number, next)), label: label)
    }
    let target =
      program.pushed.isEmpty ? program.target : controls.number(of: .pushing(number, 0))
    return .pop(head, to: target, label: label)
  }

  mutating func push(
    on head: PushdownHead, _ number: Int32, _ index: Int32, label: Int32
  ) throws(PushdownObstacle) -> PushdownRule {
    let program = programs[number]
    guard Int(index) < program.pushed.count else {
      return .replace(head, to: program.target, by: head.symbol, label: label)
    }
    let pushed = program.pushed[Int(index)]
    if index == 0, program.removal.kind == .all {
      // The new content replaces the bottom.
      let target =
        program.pushed.count == 1 ? program.target : controls.number(of: .pushing(number, 1))
      return .replace(head, to: target, by: table.bottom(pushed.cell), label: label)
    }
    let symbol = try table.symbol(of: pushed.cell, on: head.symbol, depth: Int(pushed.depth))
    let isLast = Int(index) + 1 == program.pushed.count
    let target = isLast ? program.target : controls.number(of: .pushing(number, index + 1))
    return .push(head, to: target, symbol, over: head.symbol, label: label)
  }
}

extension Removal {
  /// Returns whether the removal ends here, whatever is on top.
  func isOver(_ state: RemovalState) -> Bool {
    if state.ascent > 0 { return false }
    switch kind {
    case .none: return true
    case .symbols, .entries, .slot, .from, .layers, .visible: return state.count == 0
    case .leaving, .target, .allLayers, .severalPushes, .all: return false
    }
  }
}
