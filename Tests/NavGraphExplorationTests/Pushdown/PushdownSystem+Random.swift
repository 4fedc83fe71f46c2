import NavGraphExploration

extension PushdownSystem {
  /// A small system: one to three controls, loops over auxiliary ones that always come to an end, choices in
  /// loops, stacks that begin with several symbols.
  static func random(_ source: inout SplitMix64) -> PushdownSystem {
    let controls = source.number(in: 1...3)
    let auxiliary = source.number(in: 0...3)
    let symbols = source.number(in: 2...6)
    var rules: [PushdownRule] = []
    for control in 0..<controls + auxiliary {
      let isAuxiliary = control >= controls
      for symbol in 0..<symbols {
        let head = PushdownHead(control: Int32(control), symbol: Int32(symbol))
        for label in 0..<source.number(in: 0...(isAuxiliary ? source.number(in: 1...2) : 5)) {
          let any = source.number(in: 0...(controls + auxiliary - 1))
          // A loop goes on with a later control, or with its own where a symbol goes.
          let isForward = !isAuxiliary || any < controls || any > control
          rules.append(
            .random(
              head, to: Int32(isForward ? any : control), symbols,
              label: isAuxiliary ? PushdownRule.none : Int32(label), isPop: !isForward, &source))
        }
      }
    }
    let initial = (0..<source.number(in: 1...2)).map { _ in
      PushdownConfiguration(
        control: Int32(source.number(in: 0...(controls - 1))),
        stack: (0..<source.number(in: 1...3)).map { _ in
          Int32(source.number(in: 0...(symbols - 1)))
        })
    }
    return PushdownSystem(
      isAuxiliary: (0..<controls + auxiliary).map { $0 >= controls }, symbolCount: symbols,
      initial: initial, rules: rules, labelCount: 5)
  }
}

extension PushdownRule {
  fileprivate static func random(
    _ head: PushdownHead, to target: Int32, _ symbols: Int, label: Int32, isPop: Bool,
    _ source: inout SplitMix64
  ) -> PushdownRule {
    let (one, other) = (
      Int32(source.number(in: 0...(symbols - 1))), Int32(source.number(in: 0...(symbols - 1)))
    )
    return switch isPop ? 0 : source.number(in: 0...5) {
    case 0, 1: .pop(head, to: target, label: label)
    case 2: .replace(head, to: target, by: head.symbol, label: label)
    case 3: .replace(head, to: target, by: one, label: label)
    case 4: .push(head, to: target, one, over: head.symbol, label: label)
    default: .push(head, to: target, one, over: other, label: label)
    }
  }
}
