/// The rules of a pushdown system as a search reads them: in flat arrays, by the numbers of heads.
final class StackSearchRules {
  /// What a rule does with the symbol on top; ``PushdownRule/none`` is `UInt32.max` here.
  struct Move {
    var control: UInt32
    var top: UInt32
    var below: UInt32
    var kind: Kind
  }

  enum Kind: UInt8 {
    /// Nothing changes.
    case stay
    /// A symbol comes on top of what is there, where there is one control only: no other state has it below.
    case push
    /// The symbol on top goes, and that is the step.
    case pop
    /// The symbol on top goes, and the step goes on.
    case popAndGoOn
    /// The step goes on with the same stack.
    case goOn
    case other
  }

  /// The moves of a head, and what is known of them together.
  struct Plan {
    var moves: Range<UInt32>
    /// The symbols that pushes put on top, each once, among ``tops``.
    var tops: Range<UInt32> = 0..<0
    /// Steps that push, those to the same symbol included.
    var pushes: UInt32 = 0
    /// Steps that change nothing whatever lies below.
    var stays: UInt32 = 0
    /// The moves that neither push nor stay, among ``others``.
    var others: Range<UInt32> = 0..<0
  }

  let moves: UnsafeMutableBufferPointer<Move>
  /// The label of each move, or -1.
  let stepLabels: [Int32]
  /// That of number 0 has nothing.
  let plans: UnsafeMutableBufferPointer<Plan>
  let tops: UnsafeMutableBufferPointer<UInt32>
  let others: UnsafeMutableBufferPointer<UInt32>
  let isAuxiliary: UnsafeMutableBufferPointer<Bool>
  /// Where there is one control that is not auxiliary: the plan of each symbol, and of no symbol at all.
  let loneControl: UInt32?
  let lonePlans: UnsafeMutableBufferPointer<UInt32>
  /// What auxiliary controls do.
  let loops: LoopTable
  /// The label of the empty stack; below it are the symbols, above it the controls.
  let emptyLabel: UInt32
  private let heads: UnsafeMutableBufferPointer<UInt64>
  private let headPlans: UnsafeMutableBufferPointer<UInt32>
  private let headMask: Int

  /// - Throws: Where symbols and controls are more than 31 bits can tell apart.
  init(_ system: PushdownSystem) throws(PushdownObstacle) {
    let labels = system.symbolCount + 1 + system.isAuxiliary.count
    guard system.rules.count < Int(UInt32.max), labels < Int(StackTable.mask) else {
      throw PushdownObstacle(
        reason: "\(system.symbolCount) symbols with \(system.rules.count) rules are too many")
    }
    emptyLabel = UInt32(system.symbolCount)
    isAuxiliary = Self.flat(system.isAuxiliary)
    loneControl = Self.loneControl(of: system)
    moves = Self.flat(system.rules.map { [loneControl] in Self.move($0, system, loneControl) })
    stepLabels = system.rules.map(\.label)
    var plans = [Plan(moves: 0..<0)]
    var tops: [UInt32] = []
    var others: [UInt32] = []
    var planned: [(head: PushdownHead, plan: UInt32)] = []
    var start = 0
    while start < system.rules.count {
      let head = system.rules[start].head
      var end = start + 1
      while end < system.rules.count, system.rules[end].head == head { end += 1 }
      planned.append((head, UInt32(plans.count)))
      plans.append(Self.plan(UInt32(start)..<UInt32(end), moves, &tops, &others))
      start = end
    }
    self.plans = Self.flat(plans)
    self.tops = Self.flat(tops)
    self.others = Self.flat(others)

    var size = 16
    while size < planned.count * 4 { size *= 2 }
    headMask = size - 1
    heads = Self.flat([UInt64](repeating: .max, count: size))
    headPlans = Self.flat([UInt32](repeating: 0, count: size))
    var lonePlans = [UInt32](repeating: 0, count: loneControl == nil ? 0 : system.symbolCount + 1)
    for (head, plan) in planned {
      let key = Self.key(UInt32(head.control), UInt32(head.symbol))
      var slot = Self.slot(key, headMask)
      while heads[slot] != .max { slot = (slot + 1) & headMask }
      heads[slot] = key
      headPlans[slot] = plan
      if UInt32(head.control) == loneControl { lonePlans[Int(head.symbol)] = plan }
    }
    self.lonePlans = Self.flat(lonePlans)
    loops = LoopTable(system)
  }

  deinit {
    moves.deallocate()
    plans.deallocate()
    tops.deallocate()
    others.deallocate()
    isAuxiliary.deallocate()
    lonePlans.deallocate()
    heads.deallocate()
    headPlans.deallocate()
  }

  /// The label of a state with a control, on the stack that it has.
  @inline(__always)
  func label(ofControl control: UInt32) -> UInt32 { emptyLabel + 1 + control }

  /// The moves out of a head, as a plan.
  @inline(__always)
  func plan(_ control: UInt32, _ symbol: UInt32) -> Plan {
    let key = Self.key(control, symbol)
    var slot = Self.slot(key, headMask)
    while true {
      if heads[slot] == key { return plans[Int(headPlans[slot])] }
      if heads[slot] == .max { return plans[0] }
      slot = (slot + 1) & headMask
    }
  }
}

// MARK: - Making them

extension StackSearchRules {
  private static func flat<Element>(_ array: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let flat = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = flat.initialize(from: array)
    return flat
  }

  private static func key(_ control: UInt32, _ symbol: UInt32) -> UInt64 {
    UInt64(control) << 32 | UInt64(symbol)
  }

  @inline(__always)
  private static func slot(_ key: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  private static func loneControl(of system: PushdownSystem) -> UInt32? {
    var lone: Int32?
    let mentioned = system.initial.lazy.map(\.control) + system.rules.lazy.map(\.target)
    for control in mentioned where !system.isAuxiliary[Int(control)] {
      if let lone, lone != control { return nil }
      lone = control
    }
    return lone.map { UInt32($0) }
  }

  private static func move(
    _ rule: PushdownRule, _ system: PushdownSystem, _ loneControl: UInt32?
  ) -> Move {
    let goesOn = system.isAuxiliary[Int(rule.target)]
    let isSame = rule.target == rule.head.control
    let kind: Kind =
      if rule.top == PushdownRule.none {
        loneControl == nil ? .other : goesOn ? .popAndGoOn : .pop
      } else if rule.below == PushdownRule.none {
        rule.top != rule.head.symbol
          ? .other : isSame ? .stay : goesOn && loneControl != nil ? .goOn : .other
      } else {
        loneControl != nil && isSame && rule.below == rule.head.symbol ? .push : .other
      }
    return Move(
      control: UInt32(rule.target), top: UInt32(bitPattern: rule.top),
      below: UInt32(bitPattern: rule.below), kind: kind)
  }

  private static func plan(
    _ range: Range<UInt32>, _ moves: UnsafeMutableBufferPointer<Move>, _ tops: inout [UInt32],
    _ others: inout [UInt32]
  ) -> Plan {
    let pushes = range.filter { moves[Int($0)].kind == .push }
    var known: Set<UInt32> = []
    let pushed = pushes.map { moves[Int($0)].top }.filter { known.insert($0).inserted }
    // More than lie side by side in a table are put there one by one.
    let isWide = pushed.count > StackTable.width
    for move in pushes where isWide { moves[Int(move)].kind = .other }
    var plan = Plan(moves: range)
    if !isWide {
      plan.tops = UInt32(tops.count)..<UInt32(tops.count + pushed.count)
      plan.pushes = UInt32(pushes.count)
      tops += pushed
    }
    plan.stays = UInt32(range.count { moves[Int($0)].kind == .stay })
    let rest = range.filter { moves[Int($0)].kind != .push && moves[Int($0)].kind != .stay }
    plan.others = UInt32(others.count)..<UInt32(others.count + rest.count)
    others += rest
    return plan
  }
}
