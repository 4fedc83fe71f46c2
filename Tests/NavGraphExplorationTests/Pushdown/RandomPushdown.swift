@testable import NavGraphExploration

/// Small pushdown systems: two to four controls, of which some are auxiliary, and three or four symbols.
extension ListedPushdown {
  /// - Parameter pushesBetween: Whether rules between those of a step may push, so that one step can go
  ///   round without end.
  static func random(_ seed: Int, pushesBetween: Bool = true) -> Self {
    var source = SplitMix64(seed: UInt64(seed) &* 7919 &+ 13)
    let states = source.number(in: 1...2)
    let controls = states + source.number(in: 0...2)
    let symbols = source.number(in: 2...4)
    let pushes = source.number(in: 10...50)
    func symbol() -> Int32 { Int32(source.number(in: 0...(symbols - 1))) }
    var rules: [PushdownRule] = []
    for control in 0..<controls {
      let isState = control < states
      for top in 0..<symbols where source.chance(isState ? 85 : 70) {
        let head = PushdownHead(control: Int32(control), symbol: Int32(top))
        for label in 0..<source.number(in: 1...(isState ? 3 : 2)) {
          let target = Int32(source.number(in: 0...(controls - 1)))
          let label = isState ? Int32(label) : PushdownRule.none
          if source.chance(pushes), isState || pushesBetween {
            let below = source.chance(60) ? head.symbol : symbol()
            rules.append(.push(head, to: target, symbol(), over: below, label: label))
          } else if source.chance(50) {
            rules.append(.replace(head, to: target, by: symbol(), label: label))
          } else {
            rules.append(.pop(head, to: target, label: label))
          }
        }
      }
    }
    let initial = (0..<source.number(in: 1...2)).map { _ in
      PushdownConfiguration(
        control: Int32(source.number(in: 0...(states - 1))),
        stack: (0..<source.number(in: 1...3)).map { _ in symbol() })
    }
    return Self(
      auxiliary: Set((states..<controls).map { Int32($0) }), symbols: symbols, initial: initial,
      rules)
  }

  /// A configuration of a state, of any height up to the bound; not necessarily one that can be reached.
  func anyState(
    upTo height: Int, _ source: inout SplitMix64
  ) -> PushdownConfiguration {
    let controls = (0..<4).map { Int32($0) }.filter { !auxiliary.contains($0) && $0 < stateCount }
    return PushdownConfiguration(
      control: source.pick(controls),
      stack: (0..<source.number(in: 0...height)).map { _ in
        Int32(source.number(in: 0...(symbolCount - 1)))
      })
  }

  /// States come before auxiliary controls.
  var stateCount: Int32 {
    let controls = listed.values.joined().map(\.target) + initial.map(\.control)
    return auxiliary.min() ?? controls.reduce(0, max) + 1
  }
}
