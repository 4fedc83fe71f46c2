import NavGraphExploration
import Testing

@Suite("Searching pushdown systems state by state")
struct StackSearchTests {
  // MARK: nav-v1

  @Test(
    "nav-v1 has the published counts, whatever the threads",
    arguments: [
      (NavV1(32, 3, 5, 3, 1), 1_694, 6_410), (NavV1(31, 3, 5, 4, 3), 1_761, 6_838),
      (NavV1(32, 3, 9, 5, 1), 1_200_602, 4_772_882),
    ], [1, 2, 3])
  func published(_ expected: (model: NavV1, states: Int, steps: Int), threads: Int) throws {
    let search = try StackSearch(expected.model.pushdown, threads: threads)
    #expect(search.states == expected.states)
    #expect(search.steps == expected.steps)
    #expect(search.cuts.isEmpty)
    #expect(search.levels.reduce(0, +) == search.states)
    #expect(search.peakBytes <= 32 * search.states + 65_536)
  }

  @Test("nav-v1 has the counts of path counting", arguments: NavV1Tests.small)
  func counted(model: NavV1) throws {
    let search = try StackSearch(model.pushdown)
    #expect((search.states, search.steps) == model.counts)
  }

  // MARK: Any system

  @Test("finds what a search without any art finds, by ways as short", arguments: 0..<400)
  func naive(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    let system = PushdownSystem.random(&source)
    let height = source.number(in: 3...5)
    let naive = NaivePushdown(system, height: height)
    let search = try StackSearch(system, limits: StackSearch.Limits(height: height))
    #expect(search.states == naive.depths.count)
    #expect(search.steps == naive.steps)
    #expect(search.cuts == StackSearch.Cuts(height: naive.heightCuts))
    var known: Set<PushdownConfiguration> = []
    for position in 0..<search.states {
      let configuration = search.configuration(at: position)
      known.insert(configuration)
      let witness = search.witness(of: position)
      #expect(witness.end == configuration)
      #expect(witness.steps.count == naive.depths[configuration])
      #expect(system.initial.contains(witness.start))
      var origin = witness.start
      for step in witness.steps {
        #expect(naive.ends(from: origin).contains { $0.label == step.label && $0.end == step.end })
        origin = step.end
      }
    }
    #expect(known == Set(naive.depths.keys))
  }

  @Test("the order of states and their parents do not depend on threads", arguments: 0..<100)
  func threads(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    let system = PushdownSystem.random(&source)
    let limits = StackSearch.Limits(height: 6, states: source.chance(50) ? 20_000 : 700)
    func search(threads: Int, sliceSize: Int) throws -> StackSearch {
      try StackSearch(system, limits: limits, threads: threads, sliceSize: sliceSize)
    }
    let one = try search(threads: 1, sliceSize: 64)
    for other in [try search(threads: 2, sliceSize: 64), try search(threads: 3, sliceSize: 64)] {
      #expect(other.isSame(as: one))
    }
    // Unless some states were left out, the slices make no difference, either.
    guard one.cuts.states == 0 else { return }
    for size in [1, 7, 1 << 18] {
      #expect(try search(threads: 2, sliceSize: size).isSame(as: one))
    }
  }

  @Test("more states than one slice have the same parents with one thread and with three")
  func slices() throws {
    let system = NavV1(32, 3, 9, 4, 1).pushdown
    let one = try StackSearch(system)
    #expect(try StackSearch(system, threads: 3, sliceSize: 5_000).isSame(as: one))
  }

  // MARK: Where it ends

  /// One control; any symbol may be pushed over any other.
  private func growing(symbols: Int) -> PushdownSystem {
    var rules: [PushdownRule] = []
    for symbol in 0..<Int32(symbols) {
      let head = PushdownHead(control: 0, symbol: symbol)
      for above in 0..<Int32(symbols) {
        rules.append(.push(head, to: 0, above, over: symbol, label: above))
      }
      rules.append(.pop(head, to: 0, label: Int32(symbols)))
    }
    return PushdownSystem(
      isAuxiliary: [false], symbolCount: symbols,
      initial: [PushdownConfiguration(control: 0, stack: [0])], rules: rules,
      labelCount: symbols + 1)
  }

  @Test("stacks that are too high are cut, and each such step is counted")
  func heights() throws {
    let search = try StackSearch(growing(symbols: 2), limits: StackSearch.Limits(height: 3))
    // The empty stack, and those of one, two and three symbols over the first.
    #expect(search.levels == [1, 3, 4])
    #expect(search.cuts == StackSearch.Cuts(height: 8))
    #expect(search.steps == 1 + 2 + 2 * 3 + 4)
  }

  @Test("no more states are kept than asked for", arguments: [0, 1, 2, 5, 100, 4_097])
  func states(limit: Int) throws {
    let search = try StackSearch(
      growing(symbols: 3), limits: StackSearch.Limits(states: limit), threads: 2)
    #expect(search.states == limit)
    #expect(search.cuts.states > 0)
    #expect(search.cuts.height == 0)
  }

  @Test(
    "a head with more pushes than lie side by side finds each of them once",
    arguments: [31, 32, 33, 60])
  func width(symbols: Int) throws {
    let search = try StackSearch(growing(symbols: symbols), limits: StackSearch.Limits(height: 3))
    #expect(search.states == 1 + 1 + symbols + symbols * symbols)
    #expect(search.steps == search.states - 1 + symbols + symbols * symbols)
  }

  @Test("whatever stands on a stack is found again, however much that is")
  func replacing() throws {
    let count: Int32 = 500
    let rules = (0..<count).flatMap { symbol in
      [1, 7, 250].map { step in
        PushdownRule.replace(
          PushdownHead(control: 0, symbol: symbol), to: 0, by: (symbol + step) % count, label: step)
      }
    }
    let search = try StackSearch(
      PushdownSystem(
        isAuxiliary: [false], symbolCount: Int(count),
        initial: [PushdownConfiguration(control: 0, stack: [3, 0])], rules: rules, labelCount: 251))
    #expect(search.states == 500)
    #expect(search.steps == 1_500)
  }

  @Test("a loop that comes to the bottom, or finds no rule, changes nothing, and is a step")
  func nowhere() throws {
    let system = PushdownSystem(
      isAuxiliary: [false, true, true], symbolCount: 1,
      initial: [PushdownConfiguration(control: 0, stack: [0, 0, 0])],
      rules: [
        .pop(PushdownHead(control: 0, symbol: 0), to: 1, label: 0),
        .pop(PushdownHead(control: 0, symbol: 0), to: 2, label: 1),
        .pop(PushdownHead(control: 1, symbol: 0), to: 1, label: PushdownRule.none),
      ], labelCount: 2)
    let search = try StackSearch(system)
    #expect((search.states, search.steps) == (1, 2))
    #expect(search.witness(of: 0).steps.isEmpty)
  }

  @Test("a loop without an end is cut")
  func endless() throws {
    let system = PushdownSystem(
      isAuxiliary: [false, true], symbolCount: 1,
      initial: [PushdownConfiguration(control: 0, stack: [0])],
      rules: [
        .replace(PushdownHead(control: 0, symbol: 0), to: 1, by: 0, label: 0),
        .replace(PushdownHead(control: 1, symbol: 0), to: 1, by: 0, label: PushdownRule.none),
      ], labelCount: 1)
    let search = try StackSearch(system)
    #expect((search.states, search.steps) == (1, 0))
    #expect(search.cuts == StackSearch.Cuts(endless: 1))
  }

  // MARK: Widths

  @Test("symbols beyond 31 bits are refused")
  func symbols() {
    let system = PushdownSystem(
      isAuxiliary: [false], symbolCount: 1 << 31, initial: [], rules: [], labelCount: 0)
    #expect(throws: PushdownObstacle.self) { try StackSearch(system) }
  }

  @Test("the largest symbols that 31 bits hold are kept apart from the controls")
  func largeSymbols() throws {
    let largest = Int32.max - 5
    let system = PushdownSystem(
      isAuxiliary: [false, false], symbolCount: Int(largest) + 1,
      initial: [PushdownConfiguration(control: 1, stack: [largest])],
      rules: [
        .push(
          PushdownHead(control: 1, symbol: largest), to: 0, largest - 1, over: largest, label: 0)
      ], labelCount: 1)
    let search = try StackSearch(system)
    #expect(search.states == 2)
    #expect(
      search.configuration(at: 1)
        == PushdownConfiguration(control: 0, stack: [largest, largest - 1]))
  }

  @Test("more states than 31 bits can number are a limit like any other")
  func numbers() throws {
    let search = try StackSearch(
      growing(symbols: 2), limits: StackSearch.Limits(height: 4, states: .max))
    #expect(search.states == 1 + 1 + 2 + 4 + 8)
    #expect(search.limits.states < 1 << 31)
  }
}

extension StackSearch {
  fileprivate func isSame(as other: StackSearch) -> Bool {
    states == other.states && steps == other.steps && cuts == other.cuts && levels == other.levels
      && (0..<states).allSatisfy {
        parent(of: $0) == other.parent(of: $0)
          && configuration(at: $0) == other.configuration(at: $0)
      }
  }
}
