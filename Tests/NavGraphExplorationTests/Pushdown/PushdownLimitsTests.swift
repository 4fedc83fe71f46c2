import Testing

@testable import NavGraphExploration

/// What does not fit is an obstacle, not a wrong answer.
@Suite struct PushdownLimitsTests {
  private func head(_ symbol: Int32, control: Int32 = 0) -> PushdownHead {
    PushdownHead(control: control, symbol: symbol)
  }

  /// The symbol `n` takes twice as many steps to go as the one below it.
  private func doubling(_ count: Int32) -> ListedPushdown {
    var rules: [PushdownRule] = [.pop(head(0), to: 0, label: 0)]
    for symbol in 1..<count {
      // Twice the one before; the marker, once back, becomes the second of the two.
      rules.append(.push(head(symbol), to: 1, symbol - 1, over: symbol + count, label: 0))
      rules.append(
        .replace(head(symbol - 1, control: 1), to: 0, by: symbol - 1, label: -1))
      rules.append(.replace(head(symbol + count), to: 0, by: symbol - 1, label: 0))
    }
    return ListedPushdown(
      auxiliary: [1], symbols: Int(count) * 2 + 1,
      initial: [PushdownConfiguration(control: 0, stack: [2 * count, count - 1])], rules)
  }

  @Test func largeCostsAreDistinguished() throws {
    let source = doubling(19)
    let post = try PostStar(source)
    // Of a symbol: twice that of the one before, and two.
    #expect(post.cost(of: head(38)) == 3 * (1 << 18) - 2)
    let shorter = try PostStar(doubling(14))
    let witness = try #require(shorter.witness(of: head(28)))
    #expect(witness.steps.count == 3 * (1 << 13) - 2)
    #expect(doubling(14).replays(witness))
  }

  @Test func extremelyLongPathsHaveACostButNoWitness() throws {
    let post = try PostStar(doubling(28))
    #expect(post.cost(of: head(56)) == 3 * (1 << 27) - 2)
    #expect(post.witness(of: head(56)) == nil)
  }

  @Test func costsThatOverflowAreAnObstacle() {
    #expect(throws: PushdownObstacle.self) { try PostStar(doubling(31)) }
    #expect(throws: PushdownObstacle.self) { try PostStar(doubling(64)) }
  }

  @Test func exceedingTheLimitIsAnObstacle() throws {
    let source = ListedPushdown.random(3)
    let post = try PostStar(source)
    let size = post.graph.size
    _ = try PostStar(source, limit: size)
    for limit in 0..<size {
      #expect(throws: PushdownObstacle.self) { try PostStar(source, limit: limit) }
    }
    #expect(throws: PushdownObstacle.self) {
      try PreStar(post, targets: { _ in true }, limit: 1)
    }
  }

  @Test(arguments: [Int32.max, 1 << 24]) func controlsThatOverflow(control: Int32) {
    let start = PushdownConfiguration(control: 0, stack: [0])
    #expect(throws: PushdownObstacle.self) {
      try PostStar(
        ListedPushdown(
          symbols: 1, initial: [start], [.replace(head(0), to: control, by: 0, label: 0)]))
    }
    #expect(throws: PushdownObstacle.self) {
      try PostStar(
        ListedPushdown(
          symbols: 1, initial: [PushdownConfiguration(control: control, stack: [0])], []))
    }
  }

  /// A symbol may be any number that has a place in a rule.
  @Test func symbolsOfAllWidths() throws {
    let symbols: [Int32] = [0, 255, 65_535, 65_536, 1 << 24, .max - 1, .max]
    let rules = zip(symbols, symbols.dropFirst()).map { symbol, next in
      PushdownRule.push(head(symbol), to: 0, next, over: symbol, label: 0)
    }
    let start = PushdownConfiguration(control: 0, stack: [0])
    let post = try PostStar(ListedPushdown(symbols: .max, initial: [start], rules))
    #expect(post.heads.map(\.symbol) == symbols)
    #expect(post.witness(of: head(.max))?.end.stack == symbols)
    #expect(post.maximalHeight == 7)
  }

  @Test(arguments: [
    PushdownRule(
      head: PushdownHead(control: 0, symbol: 0), target: -1, top: 0, below: -1, label: 0),
    PushdownRule(
      head: PushdownHead(control: 0, symbol: 0), target: 0, top: -2, below: -1, label: 0),
    PushdownRule(
      head: PushdownHead(control: 0, symbol: 0), target: 0, top: -1, below: 0, label: 0),
    PushdownRule(
      head: PushdownHead(control: 0, symbol: 0), target: 0, top: 0, below: -2, label: 0),
  ])
  func invalidRules(rule: PushdownRule) {
    let start = PushdownConfiguration(control: 0, stack: [0])
    #expect(throws: PushdownObstacle.self) {
      try PostStar(ListedPushdown(symbols: 1, initial: [start], [rule]))
    }
  }

  /// Stacks of twenty thousand symbols, and premises nested as deep.
  @Test func deepStacksDoNotOverflow() throws {
    let count: Int32 = 20_000
    var rules: [PushdownRule] = []
    for symbol in 0..<count {
      rules.append(.push(head(symbol), to: 0, symbol + 1, over: symbol, label: 0))
      rules.append(.pop(head(symbol, control: 1), to: 1, label: -1))
    }
    rules.append(.pop(head(count), to: 1, label: 0))
    rules.append(.replace(head(count + 1, control: 1), to: 2, by: 0, label: -1))
    let start = PushdownConfiguration(control: 0, stack: [count + 1, 0])
    let source = ListedPushdown(
      auxiliary: [1], symbols: Int(count) + 2, initial: [start], rules)
    let post = try PostStar(source)
    #expect(post.maximalHeight == Int(count) + 2)
    #expect(post.cost(of: head(0, control: 2)) == Int(count) + 1)
    #expect(post.growth().isEmpty)
    let goal = PushdownHead(control: 2, symbol: 0)
    var outside = StacksOutside(post, try PreStar(post, targets: { $0 == goal }))
    #expect(try outside.heads().isEmpty)
    let none = try PreStar(post, targets: { $0 == goal }, following: { _ in false })
    var lost = StacksOutside(post, none)
    #expect(try lost.witness(of: head(0))?.end == start)
  }

  @Test func controlSetsAreLimited() throws {
    let start = PushdownConfiguration(control: 0, stack: [0])
    let post = try PostStar(
      ListedPushdown(symbols: 1, initial: [start], [.pop(head(0), to: 0, label: 0)]))
    let pre = try PreStar(post, targets: { _ in false })
    var outside = StacksOutside(post, pre, limit: 1)
    #expect(try outside.witness(of: head(0))?.end == start)
    var none = StacksOutside(post, pre, limit: 0)
    #expect(throws: PushdownObstacle.self) { try none.heads() }
  }
}
