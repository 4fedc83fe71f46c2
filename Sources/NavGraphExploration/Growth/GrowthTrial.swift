import NavGraphFacts
import NavGraphModel

/// Cycles that a search took before it met a bound, taken again and again beyond the bound.
///
/// That a cycle was taken once or twice proves nothing: an identity may be taken then, or a count be too
/// large. But a step asks little of what lies below: what is there, what is nearest, and how many there are up to some
/// number (``StackFeatures``). Where each round adds the same to the stack, changes nothing else and goes back no
/// further than into what the last one added, all these answers are the same from some round on. Cycles that are
/// taken so often can be taken without end.
///
/// Reducers may ask for anything: of an app with one, nothing is proved this way.
struct GrowthTrial {
  /// Without bounds for stacks.
  private var system: AppSystem
  private let starts: [UInt32]
  /// After how many rounds no answer changes any more.
  private let rounds: Int
  private var listed: [UInt32: [StepReader.ListedStep]] = [:]
  /// Those that were tried.
  private var known: Set<[Step]> = []
  /// Of how many states all steps have been taken.
  private var stateCount = 0

  /// A step as it can be taken in another state.
  private struct Step: Hashable {
    let event: StateGraph.Event
    /// Which one it is of those that are the same event.
    let number: Int
  }

  /// The way to where a bound was met.
  private struct SearchPath {
    /// By state: its position in the search; nil for the last one, beyond the bound.
    var positions: [Int?] = []
    var states: [UInt32] = []
    /// By state: how many entries there are.
    var counts: [Int] = []
    /// By state but the first: the step that leads to it.
    var steps: [Step] = []
  }

  /// How many rounds may change something else.
  private static let warmUpRounds = 2
  /// More rounds are not gone.
  private static let maxRounds = 100
  /// Of how many states all steps are taken to try cycles.
  private static let maxStates = 3_000
  /// Longer cycles are not tried.
  private static let longestCycle = 50

  /// - Parameters:
  ///   - moving: The coordinators whose flows move; none has a reducer.
  /// - Returns: Nil where answers depend on too large a number.
  init?(_ search: AppSystem, moving: Set<Int>) {
    let features = StackFeatures(search.app, moving: moving)
    let largest = max(features.height, features.layers, features.pushes)
    rounds = max(Int(largest), search.app.graph.largestIndex) + 3
    guard features.excess == nil, rounds <= Self.maxRounds else { return nil }
    var limits = search.limits
    for limit in [\Limits.stackHeight, \.modalNesting, \.flowNesting] {
      limits[keyPath: limit] = min(limits[keyPath: limit], 1 << 30) + Self.beyond
    }
    system = search.restarted(within: limits)
    starts = system.initialStates()
  }

  /// By how much stacks may grow while a cycle is tried.
  private static let beyond = 2_000

  /// The cycles on which stacks grow without end, each where it closes for the first time and where it begins.
  ///
  /// - Parameters:
  ///   - observations: What the search saw.
  ///   - isEnded: Whether an end is asked for.
  /// - Complexity: Linear in the steps that the states on the cycles have, for each round.
  mutating func cycles(
    on observations: [ObservationTable.Entry],
    in search: any SearchTree, until isEnded: () -> Bool
  ) -> [ObservationTable.Entry] {
    var result: [ObservationTable.Entry] = []
    for observation in observations where observation.key.kind == .cutByHeight {
      guard !isEnded(), stateCount < Self.maxStates else { break }
      guard case .step(let origin) = observation.origin, let path = path(to: origin, in: search),
        let (cycle, coordinator) = cycle(on: path), let start = path.positions[cycle.lowerBound]
      else { continue }
      let key = ObservationKey(
        .grows, coordinator: coordinator, cause: path.steps[cycle.upperBound - 1].event.cause)
      let end = path.positions[cycle.upperBound].map { ObservationTable.Origin.state($0) }
      result.append((key, end ?? observation.origin, .state(start)))
    }
    return result
  }

  // MARK: - The way to a bound

  private mutating func path(to origin: StepOrigin, in search: any SearchTree) -> SearchPath? {
    var positions = [origin.state]
    var labels = [origin.label]
    while let earlier = search.origin(of: positions[positions.count - 1]) {
      positions.append(earlier.parent)
      labels.append(earlier.label)
    }
    guard let root = positions.last, starts.indices.contains(root) else { return nil }
    var path = SearchPath()
    path.positions = positions.reversed() + [nil]
    add(starts[root], to: &path)
    for label in labels.reversed() {
      let steps = steps(from: path.states[path.states.count - 1])
      guard stateCount <= Self.maxStates, let step = steps.first(where: { $0.label == label }),
        case .state(let state) = step.destination
      else { return nil }
      let equal = steps.filter { $0.event == step.event }
      path.steps.append(
        Step(event: step.event, number: equal.firstIndex { $0.label == label } ?? 0))
      add(state, to: &path)
    }
    return path
  }

  private mutating func add(_ state: UInt32, to path: inout SearchPath) {
    path.states.append(state)
    path.counts.append(word(of: state).entryCount)
  }

  private mutating func steps(from state: UInt32) -> [StepReader.ListedStep] {
    if let known = listed[state] { return known }
    let steps = listSteps(from: state)
    listed[state] = steps
    return steps
  }

  private mutating func listSteps(from state: UInt32) -> [StepReader.ListedStep] {
    stateCount += 1
    return system.listSteps(from: state, at: 0)
  }

  private mutating func word(of state: UInt32) -> StateWord {
    system.tree.load(state)
    return StateWord(system.tree)
  }

  // MARK: - Cycles

  /// Returns the part of a path that can be repeated without end, at its first occurrence (the shortest of those that
  /// close last), and the coordinator whose flow grows.
  private mutating func cycle(on path: SearchPath) -> (ClosedRange<Int>, coordinator: Int)? {
    for end in path.states.indices.dropFirst().reversed() {
      let earliest = max(0, end - Self.longestCycle)
      for start in (earliest..<end).reversed() where isCycle(start...end, of: path) {
        let first = first(like: start...end, of: path)
        guard let coordinator = coordinator(growingOn: first, of: path) else { continue }
        return (first, coordinator)
      }
    }
    return nil
  }

  /// Whether a part begins and ends on one screen, higher at its end, and is never lower in between.
  private mutating func isCycle(_ part: ClosedRange<Int>, of path: SearchPath) -> Bool {
    let top = system.top(of: path.states[part.lowerBound])
    guard case .screen = top, system.top(of: path.states[part.upperBound]) == top else {
      return false
    }
    let count = path.counts[part.lowerBound]
    // Opening links again and again does not cycle in the app.
    return count < path.counts[part.upperBound] && path.counts[part].allSatisfy { $0 >= count }
      && path.steps[part.lowerBound..<part.upperBound].allSatisfy { $0.event.trigger != .link }
  }

  /// The first part with the same steps as a given one.
  private mutating func first(like last: ClosedRange<Int>, of path: SearchPath) -> ClosedRange<Int>
  {
    let steps = path.steps[last.lowerBound..<last.upperBound]
    for start in 0..<last.lowerBound {
      let part = start...start + steps.count
      if path.steps[start..<start + steps.count].elementsEqual(steps), isCycle(part, of: path) {
        return part
      }
    }
    return last
  }

  /// Takes the cycle, and finds out which coordinator's flow grows.
  ///
  /// - Returns: Nil also where the same cycle was tried before.
  private mutating func coordinator(growingOn part: ClosedRange<Int>, of path: SearchPath) -> Int? {
    let steps = Array(path.steps[part.lowerBound..<part.upperBound])
    guard known.insert(steps).inserted else { return nil }
    return coordinator(growingWith: steps, from: path.states[part.lowerBound])
  }

  private mutating func coordinator(growingWith steps: [Step], from start: UInt32) -> Int? {
    var state = start
    for _ in 0..<Self.warmUpRounds {
      guard let next = unroll(steps, from: state) else { return nil }
      state = next.state
    }
    let first = word(of: state)
    var last = first
    var addition: StateWord.Addition?
    for round in 0..<rounds {
      guard let next = unroll(steps, from: state) else { return nil }
      state = next.state
      let word = word(of: state)
      guard let added = addition ?? first.addition(in: word),
        word == first.adding(added, times: round + 1),
        next.common >= added.position + (round - 1) * added.letters.count
      else { return nil }
      (addition, last) = (added, word)
    }
    guard let addition, last.entryCount > first.entryCount else { return nil }
    return first.coordinator(around: addition.position)
  }

  /// - Returns: Where the steps lead, and the number of letters that the words of all states on the path have in
  ///   common; nil where the steps cannot be taken.
  private mutating func unroll(
    _ steps: [Step], from start: UInt32
  ) -> (state: UInt32, common: Int)? {
    // Effects that are pending for flows in between say nothing of the stack, and are the same in the end.
    let first = word(of: start).withoutPending
    var (state, common) = (start, first.letters.count)
    for step in steps {
      let equal = listSteps(from: state).filter { $0.event == step.event }
      guard stateCount <= Self.maxStates, step.number < equal.count,
        case .state(let next) = equal[step.number].destination
      else { return nil }
      state = next
      common = min(common, first.commonBeginning(with: word(of: state).withoutPending))
    }
    return (state, common)
  }
}

extension GraphDefinition {
  /// The largest position that an action is sent to.
  fileprivate var largestIndex: Int {
    placedTransitions.flatMap(\.transition.operations.flattened).reduce(0) { largest, operation in
      guard case .send(_, .index(let index)) = operation else { return largest }
      return max(largest, index)
    }
  }
}
