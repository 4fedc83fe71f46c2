import NavGraphFacts
import Testing

@testable import NavGraphExploration

@Suite("Breadth-first search")
struct BreadthFirstSearchTests {
  /// A system given by its edges; a target below 0 is a crash.
  private struct Edges: TransitionSystem {
    var starts: [UInt32] = [0]
    var edges: [UInt32: [Int]]
    private(set) var expanded: [UInt32] = []
    private(set) var numbers: [Int] = []

    init(_ edges: [UInt32: [Int]], from starts: [UInt32] = [0]) {
      self.edges = edges
      self.starts = starts
    }

    mutating func initialStates() -> [UInt32] { starts }

    mutating func expand(_ state: UInt32, number: Int, into successors: inout [Successor]) {
      expanded.append(state)
      numbers.append(number)
      for (label, target) in edges[state, default: []].enumerated() {
        successors.append(
          Successor(
            label: UInt32(label), destination: target < 0 ? .crash : .state(UInt32(target))))
      }
    }
  }

  private func search(
    _ system: inout Edges, states: Int = 100, depth: Int = 100
  ) -> BreadthFirstSearch {
    BreadthFirstSearch(
      &system, limits: Limits(depth: depth), stateLimit: states,
      deadline: .now + .seconds(600))
  }

  /// 0 leads to 5 and 2, both lead to 9, and 9 leads back, round to itself and to a crash.
  private static let diamond: [UInt32: [Int]] = [0: [5, 2], 5: [9], 2: [9, 3], 9: [0, 9, -1]]

  @Test("finds states level by level and asks for each once")
  func order() {
    var system = Edges(Self.diamond)
    let found = search(&system)
    #expect(Array(found.states) == [0, 5, 2, 9, 3])
    #expect(system.expanded == Array(found.states))
    #expect(system.numbers == [0, 1, 2, 3, 4])
    #expect(found.stepCount == 8)
    #expect(found.cuts == [])
  }

  @Test("remembers the first step to each state")
  func origins() {
    var system = Edges(Self.diamond)
    let found = search(&system)
    #expect(found.origin(of: 0) == nil)
    let origins = (1..<5).map { found.origin(of: $0) }
    #expect(origins.map { $0?.parent } == [0, 0, 1, 2])
    #expect(origins.map { $0?.label } == [0, 1, 0, 1])
  }

  @Test("records which state a step found first")
  func statesFoundBySteps() {
    var system = Edges([4: [7, 1], 1: [8, 7], 7: [4, 9]], from: [4, 1])
    let found = search(&system)
    #expect(Array(found.states) == [4, 1, 7, 8, 9])
    let state = found.stateFoundByStep()
    #expect(state(StepOrigin(state: 0, label: 0)) == 2)
    #expect(state(StepOrigin(state: 0, label: 1)) == nil)
    #expect(state(StepOrigin(state: 1, label: 0)) == 3)
    #expect(state(StepOrigin(state: 1, label: 1)) == nil)
    #expect(state(StepOrigin(state: 2, label: 0)) == nil)
    #expect(state(StepOrigin(state: 2, label: 1)) == 4)
    #expect(state(StepOrigin(state: 4, label: 0)) == nil)
  }

  @Test("keeps several initial states, each once")
  func severalStarts() {
    var system = Edges([4: [7], 1: [7]], from: [4, 1, 4])
    let found = search(&system)
    #expect(Array(found.states) == [4, 1, 7])
    #expect(found.origin(of: 0) == nil)
    #expect(found.origin(of: 1) == nil)
    #expect(found.origin(of: 2)?.parent == 0)
  }

  @Test("finds nothing without an initial state")
  func noStart() {
    var system = Edges([:], from: [])
    let found = search(&system)
    #expect(Array(found.states) == [])
    #expect(found.stepCount == 0)
  }

  @Test(
    "stops at the depth limit and reports it only if there is more",
    arguments: [
      (0, [0], true), (1, [0, 5, 2], true), (2, [0, 5, 2, 9, 3], false),
      (3, [0, 5, 2, 9, 3], false),
    ] as [(Int, [UInt32], Bool)])
  func depth(limit: Int, states: [UInt32], isCut: Bool) {
    var system = Edges(Self.diamond)
    let found = search(&system, depth: limit)
    #expect(Array(found.states) == states)
    #expect(found.cuts == (isCut ? [.depth] : []))
  }

  @Test(
    "stops at the state limit and reports it only if there is more",
    arguments: [(0, true), (1, true), (4, true), (5, false)])
  func states(limit: Int, isCut: Bool) {
    var system = Edges(Self.diamond)
    let found = search(&system, states: limit)
    #expect(Array(found.states) == Array([0, 5, 2, 9, 3].prefix(limit)))
    #expect(found.cuts == (isCut ? [.states] : []))
  }

  @Test("steps to known states still count beyond a limit, steps to unknown ones do not")
  func stepsUnderLimits() {
    var system = Edges([0: [0, 1, 2, 0]])
    #expect(search(&system, states: 1).stepCount == 2)
    #expect(search(&system, states: 2).stepCount == 3)
    #expect(search(&system, depth: 0).stepCount == 2)
  }

  @Test("stops at the deadline")
  func deadline() {
    var system = Edges(Self.diamond)
    let found = BreadthFirstSearch(
      &system, limits: Limits(), stateLimit: 100, deadline: .now - .seconds(1))
    #expect(found.cuts == [.time])
    #expect(Array(found.states) == [0])
    #expect(system.expanded == [])
  }
}
