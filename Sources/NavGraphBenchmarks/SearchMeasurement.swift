import NavGraph
import NavGraphExploration
import NavGraphModel

/// What one search through an app took.
struct SearchMeasurement: Encodable {
  var model: String
  var engine: SearchEngine
  var threads = 1
  /// Of the whole app; nil where they are not counted.
  var states: Int?
  var steps: Int?
  /// What was looked at for that: the parts of an app that do not meet, one after the other.
  var exploredStates: Int?
  var exploredSteps: Int?
  /// Nil where stacks grow without end, or were not asked about.
  var maximalHeight: Int?
  var heads: Int?
  var rules: Int?
  /// From the registration to the rules.
  var compileSeconds = 0.0
  /// The search itself.
  var seconds = 0.0
  /// What the tables of the search held.
  var tableBytes: Int?
  /// What the whole process held at the end.
  var peakBytes: Int?

  init(_ model: String, _ engine: SearchEngine) {
    self.model = model
    self.engine = engine
  }

  /// Searches each part of an app.
  ///
  /// - Returns: States and steps of each.
  mutating func search(
    _ graph: Graph, threads: Int
  ) throws -> [(states: Int, steps: Int)] {
    self.threads = threads
    var parts: [(states: Int, steps: Int)] = []
    for system in try systems(of: graph) {
      let clock = ContinuousClock()
      let start = clock.now
      let search = try StackSearch(system, limits: .init(states: 200_000_000), threads: threads)
      seconds += (clock.now - start) / .seconds(1)
      guard search.cuts.isEmpty else { throw SearchTrouble(reason: "The search was cut.") }
      parts.append((search.states, search.steps))
      tableBytes = max(tableBytes ?? 0, search.peakBytes)
      peakBytes = max(peakBytes ?? 0, ResidentMemory.current ?? 0)
    }
    exploredStates = parts.reduce(0) { $0 + $1.states }
    exploredSteps = parts.reduce(0) { $0 + $1.steps }
    return parts
  }

  /// The rules of each part of an app, worked out as exact answers are.
  private mutating func systems(of graph: Graph) throws -> [PushdownSystem] {
    let clock = ContinuousClock()
    let start = clock.now
    let systems = try StackModel.parts(of: graph.definition).map { part in
      guard let model = part.model else {
        throw SearchTrouble(reason: part.obstacle?.reason ?? "There are no rules.")
      }
      return try PostStar(model).system
    }
    compileSeconds = (clock.now - start) / .seconds(1)
    return systems
  }

  /// Asks the exact engine about an app.
  mutating func saturate(_ graph: Graph) throws {
    let clock = ContinuousClock()
    heads = 0
    rules = 0
    for part in try StackModel.parts(of: graph.definition) {
      guard let model = part.model else {
        throw SearchTrouble(reason: part.obstacle?.reason ?? "There are no rules.")
      }
      let start = clock.now
      let post = try PostStar(model)
      maximalHeight = post.maximalHeight.map { max($0, maximalHeight ?? 0) }
      seconds += (clock.now - start) / .seconds(1)
      heads = (heads ?? 0) + post.heads.count
      rules = (rules ?? 0) + post.system.rules.count
    }
    peakBytes = ResidentMemory.current
  }

  /// Runs a reducer through all its states.
  mutating func explore(_ graph: Graph, states: Int) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers,
      limits: Limits(stackHeight: 100, modalNesting: 2, states: states))
    seconds = (clock.now - start) / .seconds(1)
    self.states = facts.counts.states
    steps = facts.counts.steps
    peakBytes = ResidentMemory.current
  }
}

/// Why there is nothing to measure.
struct SearchTrouble: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
