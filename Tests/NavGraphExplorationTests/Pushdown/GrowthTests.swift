import Testing

@testable import NavGraphExploration

/// Heights and growth of thousands of small systems.
@Suite struct GrowthTests {
  @Test(arguments: PostStarTests.slices) func bothGrowthChecksAgree(slice: Int) throws {
    for seed in PostStarTests.seeds(slice) {
      let pushesBetween = seed % 4 == 0
      let source = ListedPushdown.random(seed, pushesBetween: pushesBetween)
      let post = try PostStar(source)
      let controls = Set((0..<source.stateCount).map { $0 })
      let height = post.maximalHeight
      #expect(
        height == TextbookAutomaton(after: source).greatestHeight(of: controls), "\(seed)")
      let cycles = post.growth()
      if pushesBetween {
        #expect(cycles.isEmpty || height == nil, "\(seed)")
      } else {
        #expect(cycles.isEmpty == (height != nil), "\(seed)")
      }
      let states = PushdownStates(source, height: 6, limit: 150)
      if states.cut == .max {
        #expect(
          height == states.costs.keys.filter { states.isState($0) }.map(\.stack.count).max() ?? 0,
          "\(seed)")
      }
      for cycle in cycles {
        let start = cycle.stem.end
        #expect(source.replays(cycle.stem), "\(seed)")
        #expect(cycle.stem.steps.count == start.head.flatMap { post.cost(of: $0) }, "\(seed)")
        #expect(source.replays(cycle.loop, from: start), "\(seed)")
        let end = try #require(cycle.loop.last).end
        #expect(end.head == start.head && end.stack.count > start.stack.count, "\(seed)")
        // Without everything that lies below, unless auxiliary controls form the cycle.
        if pushesBetween { continue }
        let floor = start.stack.count - 1
        var alone = cycle.loop
        for index in alone.indices { alone[index].end.stack.removeFirst(floor) }
        let top = PushdownConfiguration(control: start.control, stack: start.stack.suffix(1))
        #expect(source.replays(alone, from: top), "\(seed)")
      }
    }
  }

  /// 0 pushes 1, which pushes 0; or 0 pushes 2, which pushes itself.
  @Test func everyStronglyConnectedSetHasAWitnessCycle() throws {
    let heads = (0..<3).map { PushdownHead(control: 0, symbol: $0) }
    let post = try PostStar(
      ListedPushdown(
        symbols: 3, initial: [PushdownConfiguration(control: 0, stack: [0])],
        [
          .push(heads[0], to: 0, 1, over: 0, label: 0),
          .push(heads[1], to: 0, 0, over: 1, label: 0),
          .push(heads[0], to: 0, 2, over: 0, label: 1),
          .push(heads[2], to: 0, 2, over: 2, label: 0),
        ]))
    #expect(post.maximalHeight == nil)
    let cycles = post.growth()
    #expect(cycles.map(\.stem.end.stack) == [[0], [0, 2]])
    #expect(cycles.map { $0.loop.map(\.end.stack) } == [[[0, 1], [0, 1, 0]], [[0, 2, 2]]])
  }

  /// A step whose auxiliary control pushes as often as it likes.
  @Test func cyclesWithinOneStepAreNotReported() throws {
    let post = try PostStar(
      ListedPushdown(
        auxiliary: [1], symbols: 2, initial: [PushdownConfiguration(control: 0, stack: [0])],
        [
          .replace(PushdownHead(control: 0, symbol: 0), to: 1, by: 0, label: 0),
          .push(PushdownHead(control: 1, symbol: 0), to: 1, 0, over: 0, label: -1),
          .replace(PushdownHead(control: 1, symbol: 0), to: 0, by: 1, label: -1),
        ]))
    #expect(post.maximalHeight == nil)
    #expect(post.growth().isEmpty)
    #expect(
      post.cost(of: PushdownConfiguration(control: 0, stack: [0, 0, 0, 0, 1])) == 1)
  }
}
