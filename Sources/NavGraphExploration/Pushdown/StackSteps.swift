/// Takes steps to their ends, over auxiliary controls, on the stacks of a table that it only reads.
///
/// What a loop over auxiliary controls comes to on a stack is kept for a while: stacks with the same
/// stack below are looked at one after the other.
struct StackSteps {
  /// Where a step ends: a control, with symbols on top of a known stack.
  enum End {
    case state(control: UInt32, rest: UInt32, symbols: Range<Int>)
    /// Nothing changes.
    case nowhere
    /// It goes on for longer than anybody waits.
    case endless
  }

  /// The ends of the step that was taken last, in the order of the rules.
  private(set) var ends: [End] = []
  /// What ends mention, the lowest first.
  private(set) var symbols: [UInt32] = []

  let rules: StackSearchRules
  let table: StackTable
  private let kept: KeptEnds
  private var control: UInt32 = 0
  private var rest: UInt32 = 0
  private var pending: [UInt32] = []
  private var branches: [Branch] = []
  private var moveCount = 0

  private struct Branch {
    var rest: UInt32
    var pending: [UInt32]
    var move: UInt32
  }

  /// As many rules may one step take.
  static let moveLimit = 1 << 20

  init(_ rules: StackSearchRules, _ table: StackTable) {
    self.rules = rules
    self.table = table
    kept = KeptEnds()
  }

  /// Where a loop that begins with an auxiliary control on a stack comes to by taking symbols alone, as
  /// ``KeptEnds`` has it: a state, or where it does something else.
  @inline(__always)
  func loopEnd(_ control: UInt32, _ rest: UInt32) -> UInt64 {
    kept[KeptEnds.key(control, rest)] ?? follow(control, rest)
  }

  @inline(never)
  private func follow(_ start: UInt32, _ stack: UInt32) -> UInt64 {
    let (rows, turns) = (rules.loops.rows, rules.loops.turns)
    var (control, rest) = (start, stack)
    var end: UInt64?
    var count = 0
    while end == nil {
      let row = rows[Int(control)]
      let turn = row == LoopTable.noRow ? LoopTable.Turn.other : turns[row + Int(table.label(rest))]
      switch turn {
      case LoopTable.Turn.other: end = KeptEnds.key(control, rest)
      case LoopTable.Turn.nowhere: end = KeptEnds.nowhere
      default:
        if turn & LoopTable.Turn.takes != 0 { rest = table.rests[Int(rest)] }
        control = turn >> 1
        count += 1
        end = count < Self.moveLimit ? kept[KeptEnds.key(control, rest)] : KeptEnds.endless
      }
    }
    let found = end ?? KeptEnds.nowhere
    (control, rest) = (start, stack)
    for _ in 0..<max(1, count) {
      kept[KeptEnds.key(control, rest)] = found
      guard rows[Int(control)] != LoopTable.noRow else { break }
      let turn = turns[rows[Int(control)] + Int(table.label(rest))]
      guard turn < LoopTable.Turn.other else { break }
      if turn & LoopTable.Turn.takes != 0 { rest = table.rests[Int(rest)] }
      control = turn >> 1
    }
    return found
  }

  /// Takes the step of a move out of a stack, whose top the move's head has.
  mutating func take(_ move: UInt32, from stack: UInt32) {
    ends.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    moveCount = 0
    rest = stack
    apply(move)
    goOn()
    while let branch = branches.popLast() {
      rest = branch.rest
      pending = branch.pending
      apply(branch.move)
      goOn()
    }
  }

  private mutating func goOn() {
    while rules.isAuxiliary[Int(control)] {
      moveCount += 1
      guard moveCount < Self.moveLimit else { return ends.append(.endless) }
      if pending.isEmpty {
        let end = loopEnd(control, rest)
        if end == KeptEnds.nowhere { return ends.append(.nowhere) }
        if end == KeptEnds.endless { return ends.append(.endless) }
        (control, rest) = (UInt32(end >> 32), UInt32(truncatingIfNeeded: end))
        guard rules.isAuxiliary[Int(control)] else { break }
        if rest == StackTable.empty { return ends.append(.nowhere) }
      }
      let moves = rules.plan(control, pending.last ?? table.label(rest)).moves
      guard let first = moves.first else { return ends.append(.nowhere) }
      if moves.count > 1 {
        for move in moves.dropFirst().reversed() {
          branches.append(Branch(rest: rest, pending: pending, move: move))
        }
      }
      apply(first)
    }
    let start = symbols.count
    symbols += pending
    ends.append(.state(control: control, rest: rest, symbols: start..<symbols.count))
  }

  private mutating func apply(_ number: UInt32) {
    let move = rules.moves[Int(number)]
    control = move.control
    if pending.isEmpty {
      let top = table.label(rest)
      if move.below == top { return pending.append(move.top) }
      if move.below == .max, move.top == top { return }
      rest = table.rests[Int(rest)]
    } else {
      pending.removeLast()
    }
    if move.below != .max { pending.append(move.below) }
    if move.top != .max { pending.append(move.top) }
  }
}
