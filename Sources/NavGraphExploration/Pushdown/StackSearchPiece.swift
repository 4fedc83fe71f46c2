/// A run of states of a slice, as one thread looks at their steps.
///
/// It reads what was known before the slice, and writes no more than the places that were set apart for its
/// pushes.
struct StackSearchPiece {
  /// A step that leads to no state known so far.
  struct Left {
    var position: UInt32
    var move: UInt32
  }

  private(set) var steps = 0
  private(set) var heightCuts = 0
  private(set) var left: [Left] = []

  private let search: StackSearch
  private let rules: StackSearchRules
  private let table: StackTable
  private var stepper: StackSteps
  /// Where its next state goes, and the number that it gets.
  private var nextPosition: Int
  private var nextStack: Int

  init(_ search: StackSearch, position: Int, stack: Int) {
    self.search = search
    rules = search.rules
    table = search.table
    stepper = StackSteps(search.rules, search.table)
    nextPosition = position
    nextStack = stack
  }

  var bytes: Int { left.capacity * MemoryLayout<Left>.stride }

  /// How many states the pushes out of some states find.
  static func pushCount(_ search: StackSearch, _ range: Range<Int>) -> Int {
    let (rules, table) = (search.rules, search.table)
    let (order, labels, firsts) = (search.order.base, table.labels, table.firsts)
    let limit = search.heightLimit
    var count = 0
    for position in range {
      let stack = Int(order[position])
      let symbol = Int(labels[stack] & StackTable.mask)
      let pushes = rules.plans[Int(rules.lonePlans[symbol])].tops.count
      guard firsts[stack] == 0 else { continue }
      if let heights = table.heights, heights[stack] >= limit { continue }
      count += pushes
    }
    return count
  }

  mutating func look(at range: Range<Int>) {
    if rules.loneControl == nil {
      for position in range {
        let (control, stack) = search.head(of: position)
        let plan = rules.plan(control, table.label(stack))
        steps += Int(plan.stays)
        for index in plan.others {
          look(at: rules.others[Int(index)], of: position, stack)
        }
      }
    } else {
      lookAtStacks(range)
    }
  }

  /// Where all states have one control.
  private mutating func lookAtStacks(_ range: Range<Int>) {
    let (order, labels, rests) = (search.order.base, table.labels, table.rests)
    let (plans, lonePlans, moves) = (rules.plans, rules.lonePlans, rules.moves)
    let others = rules.others
    var steps = 0
    for position in range {
      let stack = order[position]
      let symbol = Int(labels[Int(stack)] & StackTable.mask)
      let plan = plans.baseAddress.unsafelyUnwrapped + Int(lonePlans[symbol])
      steps += Int(plan.pointee.stays)
      if plan.pointee.pushes > 0 { push(plan, position, stack, &steps) }
      for index in plan.pointee.others {
        let number = others[Int(index)]
        let move = moves[Int(number)]
        let end: UInt32
        switch move.kind {
        case .pop: end = rests[Int(stack)]
        case .popAndGoOn, .goOn:
          let start = move.kind == .goOn ? stack : rests[Int(stack)]
          let loopEnd = stepper.loopEnd(move.control, start)
          if loopEnd == KeptEnds.nowhere {
            end = stack
          } else if UInt32(loopEnd >> 32) == rules.loneControl {
            end = UInt32(truncatingIfNeeded: loopEnd)
          } else {
            look(at: number, of: position, stack)
            continue
          }
        default:
          look(at: number, of: position, stack)
          continue
        }
        if labels[Int(end)] & StackTable.flag != 0 {
          steps += 1
        } else {
          leave(number, of: position)
        }
      }
    }
    self.steps += steps
  }

  @inline(__always)
  private mutating func push(
    _ plan: UnsafeMutablePointer<StackSearchRules.Plan>, _ position: Int, _ stack: UInt32,
    _ steps: inout Int
  ) {
    guard table.firsts[Int(stack)] == 0 else {
      for move in plan.pointee.moves where rules.moves[Int(move)].kind == .push {
        leave(move, of: position)
      }
      return
    }
    if let heights = table.heights, heights[Int(stack)] >= search.heightLimit {
      heightCuts += Int(plan.pointee.pushes)
      return
    }
    steps += Int(plan.pointee.pushes)
    table.firsts[Int(stack)] = UInt32(truncatingIfNeeded: nextStack)
    for index in plan.pointee.tops {
      table.rests[nextStack] = stack
      table.labels[nextStack] = rules.tops[Int(index)] | StackTable.flag
      if let heights = table.heights { heights[nextStack] = heights[Int(stack)] + 1 }
      search.order.base[nextPosition] = UInt32(truncatingIfNeeded: nextStack)
      search.parents.base[nextPosition] = UInt32(truncatingIfNeeded: position)
      nextStack += 1
      nextPosition += 1
    }
  }

  private mutating func leave(_ move: UInt32, of position: Int) {
    left.append(Left(position: UInt32(truncatingIfNeeded: position), move: move))
  }

  /// Takes a step to its ends, and leaves it where one of them is not known.
  private mutating func look(at move: UInt32, of position: Int, _ stack: UInt32) {
    stepper.take(move, from: stack)
    for end in stepper.ends {
      switch end {
      case .nowhere: continue
      case .endless: return leave(move, of: position)
      case .state(let control, let rest, let symbols):
        // With one control, what stands on a stack may just be written.
        guard symbols.isEmpty || rules.loneControl == nil,
          search.find(control: control, rest: rest, symbols: stepper.symbols[symbols]) != nil
        else { return leave(move, of: position) }
      }
    }
    steps += stepper.ends.count
  }
}
