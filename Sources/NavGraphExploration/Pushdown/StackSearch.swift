/// All configurations of a pushdown system, one by one and nearest first, up to a bound.
///
/// A state is a number of 32 bits: a stack of a ``StackTable``, or, where controls differ, a control on one.
/// States lie in the order in which they are found, each with the state that it was found from; the step
/// between them is found again when somebody asks. Levels are searched one after the other, by several
/// threads where they are large, and what is found does not depend on the threads: states of one level
/// follow those that they were found from, pushes before other steps.
///
/// - Complexity: Linear in the steps, as long as few of them look through loops over auxiliary controls that
///   no other step has looked through. 20 bytes for each state of a system with one control, otherwise
///   32, at least.
package struct StackSearch {
  /// Up to where a search goes.
  package struct Limits: Sendable {
    /// The most symbols of a stack; nil where stacks may be as high as they get.
    package var height: Int?
    package var states: Int

    package init(height: Int? = nil, states: Int = 100_000_000) {
      self.height = height
      self.states = states
    }
  }

  /// Steps that were not taken.
  package struct Cuts: Hashable, Sendable {
    /// To stacks that are too high.
    package var height = 0
    /// To states beyond as many as there may be.
    package var states = 0
    /// Without an end in sight, over auxiliary controls.
    package var endless = 0

    package init(height: Int = 0, states: Int = 0, endless: Int = 0) {
      self.height = height
      self.states = states
      self.endless = endless
    }

    package var isEmpty: Bool { height == 0 && states == 0 && endless == 0 }
  }

  /// How many states were found.
  package internal(set) var states = 0
  /// How many steps lead from these states to these states, those that change nothing included. A step
  /// whose auxiliary controls have a choice counts once for each.
  package internal(set) var steps = 0
  /// How many states each number of steps leads to, from none on.
  package internal(set) var levels: [Int] = []
  package internal(set) var cuts = Cuts()

  let system: PushdownSystem
  package let limits: Limits
  let threads: Int
  /// So many states of a level are taken together, whatever the threads.
  let sliceSize: Int
  let rules: StackSearchRules
  let table: StackTable
  /// By position, the states' numbers in the table.
  let order: ReservedNumbers
  /// By position, that of the state from which a state was found; ``noParent`` for initial ones.
  let parents: ReservedNumbers
  var stepper: StackSteps
  var slice = Slice()
  /// The most that steps which were left to be taken one by one took at once.
  var leftBytes = 0

  static let noParent = UInt32.max

  /// Searches all there is.
  ///
  /// - Parameters:
  ///   - threads: The most that work at once.
  ///   - sliceSize: So many states are taken together; it changes nothing but the pace.
  /// - Throws: Where the machine has no memory for it, or there are more symbols than it can number.
  package init(
    _ system: PushdownSystem, limits: Limits = Limits(), threads: Int = 1, sliceSize: Int = 1 << 18
  ) throws(PushdownObstacle) {
    self.system = system
    var limits = limits
    limits.states = min(max(limits.states, 0), Int(StackTable.mask) - 1)
    self.limits = limits
    self.threads = max(1, threads)
    self.sliceSize = max(1, sliceSize)
    rules = try StackSearchRules(system)
    // Most stacks are states, or below one, or two below.
    let initial = system.initial.reduce(1) { $0 + $1.stack.count + 1 }
    table = try StackTable(
      capacity: limits.states * 4 + initial, emptyLabel: rules.emptyLabel,
      keepsHeights: limits.height != nil)
    // Those of a slice that are found twice are there twice for a while.
    order = try ReservedNumbers(capacity: limits.states * 2)
    parents = try ReservedNumbers(capacity: limits.states * 2)
    stepper = StackSteps(rules, table)
    begin()
    var start = 0
    while start < states {
      let end = states
      levels.append(end - start)
      expandLevel(start..<end)
      start = end
    }
  }

  /// The most bytes that states, stacks and steps held; the tables only grow.
  package var peakBytes: Int {
    table.bytes + leftBytes + states * 2 * MemoryLayout<UInt32>.stride
  }

  /// Where no limit is given, one that no stack reaches.
  var heightLimit: UInt32 { limits.height.map { UInt32(clamping: $0) } ?? .max }

  private mutating func begin() {
    for configuration in system.initial where !system.isAuxiliary[Int(configuration.control)] {
      settle(
        control: UInt32(configuration.control), rest: StackTable.empty,
        symbols: configuration.stack.map { UInt32($0) }, from: Self.noParent)
    }
    steps = 0
  }
}

// MARK: - One step after the other

extension StackSearch {
  /// The stack of a state, and its control.
  func head(of position: Int) -> (control: UInt32, stack: UInt32) {
    let state = order.base[position]
    if let control = rules.loneControl { return (control, state) }
    return (table.label(state) - rules.emptyLabel - 1, table.rests[Int(state)])
  }

  func plan(of position: Int) -> StackSearchRules.Plan {
    let (control, stack) = head(of: position)
    return rules.plan(control, table.label(stack))
  }

  /// Takes all steps out of a state: pushes first, then the others, both in the order of the rules.
  mutating func expand(_ position: Int) {
    let moves = plan(of: position).moves
    for move in moves where rules.moves[Int(move)].kind == .push { settle(move, of: position) }
    for move in moves where rules.moves[Int(move)].kind != .push { settle(move, of: position) }
  }

  /// Takes a step out of a state, and keeps what it leads to.
  mutating func settle(_ move: UInt32, of position: Int) {
    stepper.take(move, from: head(of: position).stack)
    for end in stepper.ends {
      switch end {
      case .nowhere: steps += 1
      case .endless: cuts.endless += 1
      case .state(let control, let rest, let symbols):
        settle(
          control: control, rest: rest, symbols: stepper.symbols[symbols],
          from: UInt32(truncatingIfNeeded: position))
      }
    }
  }

  private mutating func settle(
    control: UInt32, rest: UInt32, symbols: some Collection<UInt32>, from origin: UInt32
  ) {
    if let height = limits.height, let heights = table.heights,
      Int(heights[Int(rest)]) + symbols.count > height
    {
      cuts.height += 1
      return
    }
    if let known = find(control: control, rest: rest, symbols: symbols) {
      steps += 1
      noteArrival(at: known, from: origin)
      return
    }
    guard states - slice.twice.count < limits.states, table.capacity - table.count > symbols.count
    else {
      cuts.states += 1
      return
    }
    steps += 1
    var state = rest
    for symbol in symbols { state = child(symbol, on: state) }
    if rules.loneControl == nil { state = child(rules.label(ofControl: control), on: state) }
    table.labels[Int(state)] |= StackTable.flag
    order.base[states] = state
    parents.base[states] = origin
    states += 1
  }

  private func child(_ label: UInt32, on rest: UInt32) -> UInt32 {
    let known = table.find(label, on: rest)
    return known == StackTable.empty ? table.add(label, on: rest) : known
  }

  /// The number of a state, if it is one.
  func find(control: UInt32, rest: UInt32, symbols: some Collection<UInt32>) -> UInt32? {
    var state = rest
    for symbol in symbols {
      state = table.find(symbol, on: state)
      if state == StackTable.empty { return nil }
    }
    if rules.loneControl == nil {
      state = table.find(rules.label(ofControl: control), on: state)
      if state == StackTable.empty { return nil }
    }
    return table.isState(state) ? state : nil
  }
}
