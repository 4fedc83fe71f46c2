import NavGraphExploration

@testable import NavGraphExport
@testable import NavGraphRender

/// Pushdown systems to write and to count.
enum SampleSystems {
  /// The benchmark *nav-v1*: a main stack of screens 0 to R - 1 and a sheet with a stack of its own. A screen's
  /// symbol says its position, since both stacks have heights of their own.
  static func navV1(
    screens: Int, pushes: Int, mainHeight: Int, sheetHeight: Int, presenting: Int
  ) -> PushdownSystem {
    let state: Int32 = 0
    let (mainRoot, sheetRoot, dismissing): (Int32, Int32, Int32) = (1, 2, 3)
    func main(_ screen: Int, _ level: Int) -> Int32 { Int32(level * screens + screen) }
    func sheet(_ screen: Int, _ level: Int) -> Int32 { main(screen, mainHeight + level) }
    func next(_ screen: Int, _ push: Int) -> Int { (5 * screen + 7 * push + 1) % screens }
    var rules: [PushdownRule] = []
    /// Steps that both stacks have, and the rules of the search for the root.
    func add(_ symbol: (Int, Int) -> Int32, height: Int, root: Int32, more: (Int, Int) -> Void) {
      for level in 0..<height {
        for screen in 0..<screens {
          let head = PushdownHead(control: state, symbol: symbol(screen, level))
          let searching = PushdownHead(control: root, symbol: head.symbol)
          if level + 1 < height {
            for push in 0..<pushes {
              let top = symbol(next(screen, push), level + 1)
              rules.append(
                .push(head, to: state, top, over: head.symbol, label: Int32(push)))
            }
          }
          if level > 0 {
            rules.append(.pop(head, to: state, label: Int32(pushes)))
            rules.append(.pop(head, to: root, label: Int32(pushes + 1)))
            rules.append(.pop(searching, to: root, label: PushdownRule.none))
          } else {
            rules.append(
              .replace(searching, to: state, by: head.symbol, label: PushdownRule.none))
          }
          more(screen, level)
        }
      }
    }
    add(main, height: mainHeight, root: mainRoot) { screen, level in
      let symbol = main(screen, level)
      let head = PushdownHead(control: state, symbol: symbol)
      if screen % presenting == 0 {
        let top = sheet((3 * screen + 2) % screens, 0)
        rules.append(.push(head, to: state, top, over: symbol, label: Int32(pushes + 2)))
      }
      let uncovered = PushdownHead(control: dismissing, symbol: symbol)
      rules.append(.replace(uncovered, to: state, by: symbol, label: PushdownRule.none))
    }
    add(sheet, height: sheetHeight, root: sheetRoot) { screen, level in
      let symbol = sheet(screen, level)
      let head = PushdownHead(control: state, symbol: symbol)
      rules.append(.pop(head, to: dismissing, label: Int32(pushes + 3)))
      let going = PushdownHead(control: dismissing, symbol: symbol)
      rules.append(.pop(going, to: dismissing, label: PushdownRule.none))
    }
    return PushdownSystem(
      isAuxiliary: [false, true, true, true], symbolCount: screens * (mainHeight + sheetHeight),
      initial: [PushdownConfiguration(control: state, stack: [main(0, 0)])], rules: rules,
      labelCount: pushes + 4
    ).groupedByHead
  }

  /// Any rules at all, as long as each step comes to an end: between its rules it only goes on to later
  /// controls, unless it takes a symbol off.
  static func random(seed: UInt64, isBranching: Bool) -> PushdownSystem {
    var source = SplitMix64(state: seed)
    let states = source.number(from: 1, to: 3)
    let auxiliaries = source.number(from: 1, to: 3)
    let symbols = source.number(from: 2, to: 4)
    let controls = states + auxiliaries
    func target(after control: Int, takesOff: Bool) -> Int32 {
      let first = takesOff ? control : control + 1
      // States, and the auxiliary controls from the first on.
      let choice = source.number(from: 0, to: states + max(0, controls - max(first, states)) - 1)
      return Int32(choice < states ? choice : choice - states + max(first, states))
    }
    var rules: [PushdownRule] = []
    for control in 0..<controls {
      let isAuxiliary = control >= states
      for symbol in 0..<symbols {
        let head = PushdownHead(control: Int32(control), symbol: Int32(symbol))
        let most = isAuxiliary ? (isBranching ? 2 : 1) : 3
        for label in 0..<source.number(from: 0, to: most) {
          let label = isAuxiliary ? PushdownRule.none : Int32(label)
          let (top, below) = (
            Int32(source.number(from: 0, to: symbols - 1)),
            Int32(source.number(from: 0, to: symbols - 1))
          )
          switch source.number(from: 0, to: 2) {
          case 0:
            rules.append(.pop(head, to: target(after: control, takesOff: true), label: label))
          case 1:
            let target = target(after: control, takesOff: false)
            rules.append(.replace(head, to: target, by: top, label: label))
          default:
            let target = target(after: control, takesOff: false)
            rules.append(.push(head, to: target, top, over: below, label: label))
          }
        }
      }
    }
    let initial = (0..<(seed % 4 == 0 ? 2 : 1)).map { _ in
      PushdownConfiguration(
        control: Int32(source.number(from: 0, to: states - 1)),
        stack: [Int32(source.number(from: 0, to: symbols - 1))])
    }
    return PushdownSystem(
      isAuxiliary: (0..<controls).map { $0 >= states }, symbolCount: symbols,
      initial: Array(Set(initial)).sorted { ($0.control, $0.stack[0]) < ($1.control, $1.stack[0]) },
      rules: rules, labelCount: 3)
  }
}

extension SplitMix64 {
  fileprivate mutating func number(from least: Int, to most: Int) -> Int {
    least + next(most - least + 1)
  }
}

extension PushdownSystem {
  /// With the rules of each head one after the other, in their order.
  var groupedByHead: Self {
    var heads: [PushdownHead] = []
    var known: Set<PushdownHead> = []
    for rule in rules where known.insert(rule.head).inserted { heads.append(rule.head) }
    var result = self
    let byHead = Dictionary(grouping: rules, by: \.head)
    result.rules = heads.flatMap { byHead[$0] ?? [] }
    return result
  }

  /// With the same name for everything, or the numbers.
  func exported(named name: String? = nil) -> ExportedModel {
    ExportedModel(
      graph: name ?? "Graph", part: name ?? "Part", system: self,
      controlName: { name ?? "control \($0)" }, symbolName: { name ?? "symbol \($0)" },
      labelName: { name ?? "label \($0)" })
  }
}
