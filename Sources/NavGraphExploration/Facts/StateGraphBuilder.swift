import NavGraphFacts
import NavGraphModel

/// Writes out states of a search, and takes the steps out of them once more.
struct StateGraphBuilder {
  private let search: BreadthFirstSearch
  private let limits: Limits
  private var system: AppSystem
  /// By position: a state that is written out, and its steps.
  private var listed: [Int: (state: Snapshot, steps: [StepReader.ListedStep])] = [:]

  init(_ search: BreadthFirstSearch, of system: AppSystem, limits: Limits) {
    self.search = search
    self.system = system
    self.limits = limits
  }

  /// The states that are nearest to the start, and those that witnesses lead through.
  ///
  /// - Parameters:
  ///   - count: How many states there should be; those of witnesses come on top.
  ///   - deadline: When to end, with what there is by then.
  /// - Complexity: Linear in the steps out of the states.
  mutating func states(
    nearest count: Int, along witnesses: WitnessedStates, until deadline: ContinuousClock.Instant,
    _ monitor: SearchMonitor
  ) -> StateGraph.Search {
    let nearest = min(count, search.states.count)
    var waiting = Array(0..<nearest) + witnesses.positions.filter { $0 >= nearest }.sorted()
    var next = 0
    while next < waiting.count {
      if next % 64 == 0 || monitor.wantsReport {
        if monitor.pollLimits() != nil || ContinuousClock.now >= deadline { break }
        monitor.checkpointIfDue()
      }
      let position = waiting[next]
      next += 1
      guard listed[position] == nil else { continue }
      let result = system.list(search.states[position], at: position)
      listed[position] = result
      guard let labels = witnesses.labels[position] else { continue }
      waiting += result.steps.compactMap { step in
        labels.contains(step.label) ? self.position(of: step) : nil
      }
    }
    return written()
  }

  private func position(of step: StepReader.ListedStep) -> Int? {
    if case .state(let state) = step.destination { search.position(of: state) } else { nil }
  }

  private func written() -> StateGraph.Search {
    let positions = listed.keys.sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(positions, 0...))
    var events = Numbering<StateGraph.Event>()
    var steps: [StateGraph.Step] = []
    for (source, position) in positions.enumerated() {
      for step in listed[position]?.steps ?? [] {
        let event = Int(events.number(of: step.event))
        let target = target(of: step, from: position, among: indices)
        steps.append(StateGraph.Step(source: source, event: event, target: target))
      }
    }
    return StateGraph.Search(
      states: positions.compactMap { listed[$0]?.state },
      initialCount: positions.count { search.origin(of: $0) == nil }, events: events.values,
      steps: steps, isPartial: positions.count < search.states.count)
  }

  private func target(
    of step: StepReader.ListedStep, from position: Int, among indices: [Int: Int]
  ) -> StateGraph.Target {
    switch step.destination {
    case .crash: return .crash
    case .cut(let limit): return .beyond(limit)
    case .state:
      guard let found = self.position(of: step) else {
        return limit(beyond: position).map { .beyond($0) } ?? .unkept
      }
      return indices[found].map { .state($0) } ?? .unkept
    }
  }

  /// Returns the limit that kept the search from a state that is reached from a position.
  private func limit(beyond position: Int) -> Limits.Kind? {
    var depth = 0
    var current = position
    while let origin = search.origin(of: current) {
      depth += 1
      current = origin.parent
    }
    if depth >= limits.depth { return .depth }
    return [.states, .time, .memory, .incidents, .interrupted].first(where: search.cuts.contains)
  }
}

/// The states and steps of a search that witnesses lead through.
struct WitnessedStates {
  private(set) var positions: Set<Int> = []
  /// By position: the labels of the steps that end a witness there.
  private(set) var labels: [Int: Set<UInt32>] = [:]

  mutating func add(_ position: Int) { positions.insert(position) }

  mutating func add(_ step: StepOrigin) { labels[step.state, default: []].insert(step.label) }
}
