import NavGraphFacts
import Testing

@testable import NavGraphExploration

/// From where the steps of a search lead to what.
@Suite("Paths through the steps of a search")
struct StepGraphTests {
  @Test(arguments: UInt64(1)...50)
  func backwardReachabilityMatchesAForwardWalk(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.number(in: 1...12)
    // States have numbers of their own, in no order.
    let states = (0..<count).map { UInt32(($0 * 7) % 13 + 3) }
    let edges = (0..<count).map { _ in
      (0..<numbers.number(in: 0...2)).map { _ in numbers.number(in: 0...count - 1) }
    }
    let goals = (0..<count).filter { _ in numbers.number(in: 0...5) == 0 }
    var graph = StepGraph()
    for targets in edges {
      graph.add(targets.map { Successor(label: 0, destination: .state(states[$0])) })
    }
    let leading = graph.paths(among: states).leading(to: goals, avoiding: .outside)
    for start in 0..<count {
      var seen: Set = [start]
      var pending = [start]
      while let position = pending.popLast() {
        for target in edges[position] where seen.insert(target).inserted { pending.append(target) }
      }
      #expect(leading[start] == !seen.isDisjoint(with: goals))
    }
  }

  @Test func externalStepsAndCrashesAreNotFollowed() {
    var graph = StepGraph()
    graph.add([
      Successor(label: 0, destination: .state(1), traits: .outside),
      Successor(label: 1, destination: .crash),
    ])
    graph.add([Successor(label: 0, destination: .state(0))])
    let paths = graph.paths(among: [0, 1])
    #expect(paths.leading(to: [1], avoiding: .outside) == [false, true])
    #expect(paths.open.isEmpty)
  }

  @Test func passableExternalStepsCountExceptAsTheLastStep() {
    var graph = StepGraph()
    let passable: StepTraits = [.outside, .passable]
    graph.add([Successor(label: 0, destination: .state(1), traits: passable)])
    graph.add([Successor(label: 0, destination: .state(2))])
    graph.add([])
    graph.add([Successor(label: 0, destination: .state(2), traits: passable)])
    graph.add([Successor(label: 0, destination: .state(1), traits: .outside)])
    let paths = graph.paths(among: [0, 1, 2, 3, 4])
    #expect(paths.returning(to: [2]) == [true, true, true, false, false])
    #expect(paths.returning(to: [2], avoiding: .passable) == [false, true, true, false, false])
  }

  @Test func unexploredStepsAreCuts() {
    var graph = StepGraph()
    graph.add([Successor(label: 0, destination: .state(1))])
    graph.add([
      Successor(label: 0, destination: .cut(.stackHeight)),
      Successor(label: 1, destination: .state(2)),
    ])
    // The state 9 was never kept, and 2 was never looked into.
    graph.add([Successor(label: 0, destination: .state(9))])
    let paths = graph.paths(among: [0, 1, 5, 2])
    #expect(Set(paths.open) == [1, 2, 3])
    #expect(paths.leading(to: paths.open, avoiding: .outside) == [true, true, true, true])
  }
}
