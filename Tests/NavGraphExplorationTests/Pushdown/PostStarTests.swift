import TestSupport
import Testing

@testable import NavGraphExploration

/// Post* of thousands of small systems, held against whole stacks and against the textbook's automaton.
@Suite struct PostStarTests {
  /// Slices of the seeds, so that they run beside each other.
  static let slices = 0..<6
  static let seedsPerSlice = Share.byDay(70, atNight: 500)

  static func seeds(_ slice: Int) -> Range<Int> {
    slice * seedsPerSlice..<(slice + 1) * seedsPerSlice
  }

  @Test(arguments: slices) func reachesTheSameStatesAsAnExplicitSearch(slice: Int) throws {
    for seed in Self.seeds(slice) {
      let source = ListedPushdown.random(seed)
      let post = try PostStar(source)
      let states = PushdownStates(source, height: 5, limit: 150)
      for (configuration, cost) in states.costs where states.isState(configuration) {
        let found = try #require(post.cost(of: configuration), "\(seed): \(configuration)")
        if cost <= states.cut {
          #expect(found == cost, "\(seed): \(configuration)")
        } else {
          #expect(found <= cost, "\(seed): \(configuration)")
        }
      }
      let textbook = TextbookAutomaton(after: source)
      var random = SplitMix64(seed: UInt64(seed))
      for _ in 0..<20 {
        let configuration = source.anyState(upTo: 4, &random)
        let isReached = textbook.accepts(configuration)
        #expect(post.contains(configuration) == isReached, "\(seed): \(configuration)")
        if states.cut == .max {
          #expect((states.costs[configuration] != nil) == isReached, "\(seed): \(configuration)")
        }
      }
    }
  }

  @Test(arguments: slices) func findsShortestPathsToAllHeads(slice: Int) throws {
    for seed in Self.seeds(slice) {
      let source = ListedPushdown.random(seed)
      let post = try PostStar(source)
      let states = PushdownStates(source, height: 5, limit: 150)
      let controls = Set((0..<source.stateCount).map { $0 })
      #expect(Set(post.heads) == TextbookAutomaton(after: source).heads(of: controls), "\(seed)")
      var costs: [Int] = []
      for head in post.heads {
        let cost = try #require(post.cost(of: head))
        costs.append(cost)
        let witness = try #require(post.witness(of: head))
        #expect(witness.steps.count == cost, "\(seed): \(head)")
        #expect(witness.end.head == head, "\(seed): \(head)")
        #expect(source.replays(witness), "\(seed): \(head)")
        let least = states.least { $0.head == head }
        if least.isCertain { #expect(least.cost == cost, "\(seed): \(head)") }
      }
      #expect(costs == costs.sorted(), "\(seed)")
    }
  }

  @Test(arguments: slices) func findsShortestPathsToStacksMatchingAPattern(slice: Int) throws {
    for seed in Self.seeds(slice) {
      let source = ListedPushdown.random(seed)
      let post = try PostStar(source)
      let states = PushdownStates(source, height: 5, limit: 150)
      var random = SplitMix64(seed: UInt64(seed))
      let symbol = Int32(random.number(in: 0...(source.symbolCount - 1)))
      let times = random.number(in: 1...3)
      let barrier = Int32(random.number(in: 0...source.symbolCount))
      // So many times, with no barrier above.
      let pattern = StackPattern { count, read in
        if read == symbol { return count + 1 == times ? .found : .proceed(count + 1) }
        return read == barrier ? .lost : .proceed(count)
      }
      func matches(_ stack: [Int32]) -> Bool {
        stack.reversed().prefix { $0 == symbol || $0 != barrier }.count { $0 == symbol } >= times
      }
      for head in post.heads {
        let witness = post.witness(of: head, where: pattern)
        if let witness {
          #expect(source.replays(witness), "\(seed): \(head)")
          #expect(witness.end.head == head && matches(witness.end.stack), "\(seed): \(head)")
        }
        let least = states.least { $0.head == head && matches($0.stack) }
        if least.isCertain {
          #expect(witness?.steps.count == least.cost, "\(seed): \(head)")
        } else if let cost = least.cost {
          #expect(try #require(witness).steps.count <= cost, "\(seed): \(head)")
        }
      }
    }
  }

  @Test(arguments: slices) func requestsEachHeadOnceOnAShortestStack(slice: Int) throws {
    for seed in Self.seeds(slice) {
      var source = ListedPushdown.random(seed)
      source.notesQuestions = true
      let asked = try PostStar(source).source.asked
      #expect(Set(asked.map(\.head)).count == asked.count, "\(seed)")
      let states = PushdownStates(source, height: 5, limit: 150)
      var last = 0
      for (head, stack) in asked {
        guard !source.isAuxiliary(head.control) else { continue }
        let configuration = PushdownConfiguration(control: head.control, stack: stack)
        guard let cost = states.costs[configuration], cost <= states.cut else { continue }
        let least = states.least { $0.head == configuration.head }
        #expect(cost == least.cost, "\(seed): \(configuration)")
        #expect(cost >= last, "\(seed): \(configuration)")
        last = cost
      }
    }
  }
}
