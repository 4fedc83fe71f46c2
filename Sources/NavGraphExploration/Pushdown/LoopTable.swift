/// What auxiliary controls without a choice do, where all they do is to take the symbol on top, or nothing.
final class LoopTable {
  /// What the rule for a symbol does.
  enum Turn {
    static let nowhere = UInt32.max
    /// Something else, or one of several things.
    static let other = UInt32.max - 1
    /// Whether it takes the symbol; the next control stands above this bit.
    static let takes: UInt32 = 1
  }

  /// By control, where its row begins; nil where it is not auxiliary, or the table would be too large.
  let rows: UnsafeMutableBufferPointer<Int>
  let turns: UnsafeMutableBufferPointer<UInt32>
  static let noRow = -1
  private static let limit = 1 << 22

  init(_ system: PushdownSystem) {
    let width = system.symbolCount + 1
    var rows = [Int](repeating: Self.noRow, count: system.isAuxiliary.count)
    var size = 0
    for (control, isAuxiliary) in system.isAuxiliary.enumerated()
    where isAuxiliary && size <= Self.limit - width {
      rows[control] = size
      size += width
    }
    var turns = [UInt32](repeating: Turn.nowhere, count: size)
    for rule in system.rules {
      let row = rows[Int(rule.head.control)]
      guard row != Self.noRow else { continue }
      let place = row + Int(rule.head.symbol)
      let isPlain =
        turns[place] == Turn.nowhere && rule.below == PushdownRule.none
        && (rule.top == PushdownRule.none || rule.top == rule.head.symbol)
      turns[place] =
        isPlain
        ? UInt32(rule.target) << 1 | (rule.top == PushdownRule.none ? Turn.takes : 0) : Turn.other
    }
    self.rows = .allocate(capacity: rows.count)
    _ = self.rows.initialize(from: rows)
    self.turns = .allocate(capacity: turns.count)
    _ = self.turns.initialize(from: turns)
  }

  deinit {
    rows.deallocate()
    turns.deallocate()
  }
}
