import Testing

@testable import NavGraphExploration

/// Circles of systems that leave out how much there is, and which of them can go on for ever.
@Suite struct LastingGrowthTests {
  private let heads = (0..<4).map { PushdownHead(control: 0, symbol: $0) }

  private func cycles(
    _ rules: [PushdownRule], taken: [Int32: Int], given: [Int32: Set<Int>]
  ) throws -> [[PushdownHead]] {
    let post = try PostStar(
      ListedPushdown(
        symbols: 4, initial: [PushdownConfiguration(control: 0, stack: [0])], rules))
    #expect(post.maximalHeight == nil)
    return try LastingGrowth(post.system) {
      LastingGrowth.Use(taken: taken[$0], given: given[$0] ?? [])
    }.cycles
  }

  /// 0 asks, and 1 comes, on 0 as well as on 1.
  private var asksBelow: [PushdownRule] {
    [
      .replace(heads[0], to: 0, by: 0, label: 0), .push(heads[0], to: 0, 1, over: 0, label: 1),
      .push(heads[1], to: 0, 1, over: 1, label: 1), .pop(heads[1], to: 0, label: 2),
    ]
  }

  @Test func effectsStartedOnlyBelowTheCycleRunOut() throws {
    #expect(try cycles(asksBelow, taken: [1: 0], given: [0: [0]]).isEmpty)
  }

  @Test func aCycleThatNeedsNoEffectsLasts() throws {
    #expect(try cycles(asksBelow, taken: [:], given: [:]) == [[heads[1]]])
  }

  @Test func effectsStartedOnTheCycleLast() throws {
    let rules = asksBelow + [.replace(heads[1], to: 0, by: 1, label: 3)]
    #expect(try cycles(rules, taken: [1: 0], given: [0: [0], 3: [0]]) == [[heads[1]]])
  }

  /// 1 opens 2, which asks, and closes again: that is part of a circle, although 2 leaves nothing on the stack.
  @Test func effectsStartedAboveTheCycleLast() throws {
    let rules =
      asksBelow + [
        .push(heads[1], to: 0, 2, over: 1, label: 3), .replace(heads[2], to: 0, by: 2, label: 4),
        .pop(heads[2], to: 0, label: 5),
      ]
    #expect(try cycles(rules, taken: [1: 0], given: [0: [0], 4: [0]]) == [[heads[1]]])
    // Not the cheapest way back: another closes 2 without asking.
    let shortcut = rules + [.replace(heads[1], to: 0, by: 1, label: 6)]
    #expect(try cycles(shortcut, taken: [1: 0], given: [0: [0], 4: [0]]) == [[heads[1]]])
  }

  /// 2 comes on 1 and on 2, and 1 asks for it; but 1 itself comes only as often as 0 has asked.
  @Test func chainedEffectsRunOut() throws {
    let rules =
      asksBelow + [
        .replace(heads[1], to: 0, by: 1, label: 3), .push(heads[1], to: 0, 2, over: 1, label: 4),
        .push(heads[2], to: 0, 2, over: 2, label: 4), .push(heads[2], to: 0, 1, over: 2, label: 1),
      ]
    let given: [Int32: Set<Int>] = [0: [0], 3: [1]]
    #expect(try cycles(rules, taken: [1: 0, 4: 1], given: given).isEmpty)
    // With an end to neither, both are on one circle.
    #expect(
      try cycles(rules, taken: [4: 1], given: given).map { Set($0) } == [[heads[1], heads[2]]])
  }

  /// The circle needs no thing, whatever else can be done on it.
  @Test func aLastingCycleNextToAFiniteOne() throws {
    let rules = asksBelow + [.push(heads[1], to: 0, 1, over: 1, label: 3)]
    #expect(try cycles(rules, taken: [1: 0], given: [0: [0]]) == [[heads[1]]])
  }
}
