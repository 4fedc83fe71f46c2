import NavGraphExploration

extension NavV1 {
  /// The model as a pushdown system, by hand: the sheet's stack stands on the main stack, and a symbol knows
  /// on which of them it stands and how high.
  var pushdown: PushdownSystem {
    let (usual, toRoot, dismissing): (Int32, Int32, Int32) = (0, 1, 2)
    var rules: [PushdownRule] = []
    for isSheet in [false, true] {
      for height in 1...(isSheet ? sheetDepth : mainDepth) {
        for route in 0..<routes {
          let symbol = symbol(route, height, isSheet: isSheet)
          let here = PushdownHead(control: usual, symbol: symbol)
          if height < (isSheet ? sheetDepth : mainDepth) {
            for choice in 0..<fanOut {
              let above = self.symbol(
                pushed(from: route, by: choice), height + 1, isSheet: isSheet)
              rules.append(.push(here, to: usual, above, over: symbol, label: Int32(choice)))
            }
          }
          if height > 1 {
            rules.append(.pop(here, to: usual, label: Int32(fanOut)))
            rules.append(.pop(here, to: toRoot, label: Int32(fanOut + 1)))
          }
          if isSheet {
            let end = height == 1 ? usual : dismissing
            rules.append(.pop(here, to: end, label: Int32(fanOut + 3)))
            rules.append(
              .pop(
                PushdownHead(control: dismissing, symbol: symbol), to: end,
                label: PushdownRule.none))
          } else if canPresent(route) {
            let sheet = self.symbol(presented(from: route), 1, isSheet: true)
            rules.append(.push(here, to: usual, sheet, over: symbol, label: Int32(fanOut + 2)))
          }
          let looping = PushdownHead(control: toRoot, symbol: symbol)
          rules.append(
            height > 1
              ? .pop(looping, to: toRoot, label: PushdownRule.none)
              : .replace(looping, to: usual, by: symbol, label: PushdownRule.none))
        }
      }
    }
    // Those of a head stand together.
    let order = rules.indices.sorted {
      let (one, other) = (rules[$0].head, rules[$1].head)
      return (one.control, one.symbol, $0) < (other.control, other.symbol, $1)
    }
    return PushdownSystem(
      isAuxiliary: [false, true, true], symbolCount: (mainDepth + sheetDepth) * routes,
      initial: [
        PushdownConfiguration(control: usual, stack: [symbol(0, 1, isSheet: false)])
      ], rules: order.map { rules[$0] }, labelCount: fanOut + 4)
  }

  private func symbol(_ route: Int, _ height: Int, isSheet: Bool) -> Int32 {
    Int32(((isSheet ? mainDepth : 0) + height - 1) * routes + route)
  }
}
