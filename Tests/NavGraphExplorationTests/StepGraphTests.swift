import NavGraphFacts
import Testing

@testable import NavGraphExploration

/// From where the steps of a search lead to what.
@Suite("Paths through the steps of a search")
struct StepGraphTests {
  /// - Parameter position: Nil where the search did not find the state.
  private func step(to position: Int?, _ traits: StepTraits = []) -> Successor {
    var step = Successor(label: 0, destination: .state(7), traits: traits)
    if let position { step.position = Int32(position) }
    return step
  }

  @Test(arguments: UInt64(1)...50)
  func backwardReachabilityMatchesAForwardWalk(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.number(in: 1...12)
    let edges = (0..<count).map { _ in
      (0..<numbers.number(in: 0...2)).map { _ in numbers.number(in: 0...count - 1) }
    }
    let goals = (0..<count).filter { _ in numbers.number(in: 0...5) == 0 }
    var graph = StepGraph()
    for targets in edges {
      graph.add(targets.map { step(to: $0) })
    }
    let leading = graph.paths(amongStates: count).leading(to: goals, avoiding: .outside)
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
      step(to: 1, .outside), Successor(label: 1, destination: .crash),
    ])
    graph.add([step(to: 0)])
    let paths = graph.paths(amongStates: 2)
    #expect(paths.leading(to: [1], avoiding: .outside) == [false, true])
    #expect(paths.open.isEmpty)
  }

  @Test func passableExternalStepsCountExceptAsTheLastStep() {
    var graph = StepGraph()
    let passable: StepTraits = [.outside, .passable]
    graph.add([step(to: 1, passable)])
    graph.add([step(to: 2)])
    graph.add([])
    graph.add([step(to: 2, passable)])
    graph.add([step(to: 1, .outside)])
    let paths = graph.paths(amongStates: 5)
    #expect(paths.returning(to: [2]) == [true, true, true, false, false])
    #expect(paths.returning(to: [2], avoiding: .passable) == [false, true, true, false, false])
  }

  @Test func unexploredStepsAreCuts() {
    var graph = StepGraph()
    graph.add([step(to: 1)])
    graph.add([Successor(label: 0, destination: .cut(.stackHeight)), step(to: 3)])
    // The state was never kept; the last one was never looked into.
    graph.add([step(to: nil)])
    let paths = graph.paths(amongStates: 4)
    #expect(Set(paths.open) == [1, 2, 3])
    #expect(paths.leading(to: paths.open, avoiding: .outside) == [true, true, true, true])
  }
}
