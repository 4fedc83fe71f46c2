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
  private var visited: [UInt64] = []
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

  /// What is kept of loops: a key, the control and the stack of which it began, and its end in the same form.
  @inline(__always)
  func keptEnd(_ control: UInt32, _ rest: UInt32) -> UInt64? { kept[KeptEnds.key(control, rest)] }

  /// Takes the step of a move out of a stack, whose top the move's head has.
  mutating func take(_ move: UInt32, from stack: UInt32) {
    ends.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    moveCount = 0
    rest = stack
    apply(move)
    goOn(isAlone: true)
    while let branch = branches.popLast() {
      rest = branch.rest
      pending = branch.pending
      apply(branch.move)
      goOn(isAlone: false)
    }
  }

  private mutating func goOn(isAlone: Bool) {
    visited.removeAll(keepingCapacity: true)
    var isAlone = isAlone
    while rules.isAuxiliary[Int(control)] {
      moveCount += 1
      guard moveCount < Self.moveLimit else { return ends.append(.endless) }
      if pending.isEmpty {
        guard rest != StackTable.empty else { return endNowhere(isAlone) }
        let key = KeptEnds.key(control, rest)
        if let end = kept[key] {
          for key in visited where isAlone { kept[key] = end }
          return ends.append(
            end == KeptEnds.nowhere
              ? .nowhere
              : .state(
                control: UInt32(end >> 32), rest: UInt32(truncatingIfNeeded: end), symbols: 0..<0))
        }
        if visited.count < KeptEnds.depth { visited.append(key) }
      }
      let moves = rules.plan(control, pending.last ?? table.label(rest)).moves
      guard let first = moves.first else { return endNowhere(isAlone) }
      if moves.count > 1 {
        isAlone = false
        for move in moves.dropFirst().reversed() {
          branches.append(Branch(rest: rest, pending: pending, move: move))
        }
      }
      apply(first)
    }
    if pending.isEmpty, isAlone {
      for key in visited { kept[key] = KeptEnds.key(control, rest) }
    }
    let start = symbols.count
    symbols += pending
    ends.append(.state(control: control, rest: rest, symbols: start..<symbols.count))
  }

  private mutating func endNowhere(_ isAlone: Bool) {
    if pending.isEmpty, isAlone { for key in visited { kept[key] = KeptEnds.nowhere } }
    ends.append(.nowhere)
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
