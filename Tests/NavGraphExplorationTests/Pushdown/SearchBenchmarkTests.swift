import NavGraph
import NavGraphExploration
import Testing

@testable import NavGraphBenchmarks

@Suite("The apps of the benchmarks, from their registrations")
struct SearchBenchmarkTests {
  @Test(
    "nav-v1 has the counts of path counting and of the ordinary search",
    arguments: [
      NavV1(32, 3, 5, 3, 1), NavV1(31, 3, 5, 4, 3), NavV1(1, 1, 1, 1, 1), NavV1(5, 2, 6, 1, 1),
      NavV1(7, 3, 4, 4, 2), NavV1(100, 2, 6, 3, 7),
    ], [1, 2])
  func navigation(model: NavV1, threads: Int) throws {
    let app = NavV1App(
      routes: model.routes, fanOut: model.fanOut, mainDepth: model.mainDepth,
      sheetDepth: model.sheetDepth, stride: model.presentingStride)
    var measurement = SearchMeasurement("nav-v1", .bounded)
    let parts = try measurement.search(app.graph, threads: threads)
    #expect(parts.count == 1)
    #expect(parts.first ?? (0, 0) == model.counts)
    let facts = try Exploration.explore(
      app.graph.definition, limits: Limits(stackHeight: 16, modalNesting: 2))
    #expect(facts.counts.states == model.counts.states)
    #expect(facts.counts.steps == model.counts.transitions)
  }

  @Test("a reducer makes the same of nav-v1")
  func reducer() throws {
    let app = NavV1App(routes: 31, fanOut: 3, mainDepth: 5, sheetDepth: 4, stride: 3)
    var measurement = SearchMeasurement("nav-v1", .closure)
    try measurement.explore(app.reducerGraph, states: 10_000)
    #expect(measurement.states == 1_761)
    #expect(measurement.steps == 6_838)
  }

  /// - Returns: States and steps of an app of tabs, searched as a product without any art.
  private func product(_ app: TabsV1App) -> (states: Int, steps: Int) {
    let start = [0] + (0..<app.tabs).map { $0 % app.routes }.map { $0 + 1 << 8 }
    var level = [start]
    var known: Set<[Int]> = [start]
    var steps = 0
    // A stack is a number: its screens in digits of 256, below a leading 1.
    while let state = level.popLast() {
      let stack = state[state[0] + 1]
      let height = (Int.bitWidth - stack.leadingZeroBitCount - 1) / 8
      var ends = (0..<app.tabs).filter { $0 != state[0] }.map { [$0] + state.dropFirst() }
      func change(to stack: Int) {
        var end = state
        end[state[0] + 1] = stack
        ends.append(end)
      }
      for choice in 0..<app.fanOut where height < app.depth {
        change(to: stack << 8 | (5 * (stack & 255) + 7 * choice + 1) % app.routes)
      }
      if height > 1 {
        change(to: stack >> 8)
        change(to: stack >> (8 * (height - 1)))
      }
      steps += ends.count
      for end in ends where known.insert(end).inserted { level.append(end) }
    }
    return (known.count, steps)
  }

  @Test(
    "tabs-v1 has the counts of its product, from its parts",
    arguments: [
      TabsV1App(routes: 5, fanOut: 2, depth: 3, tabs: 3),
      TabsV1App(routes: 3, fanOut: 1, depth: 4, tabs: 2),
      TabsV1App(routes: 7, fanOut: 3, depth: 2, tabs: 4),
      TabsV1App(routes: 4, fanOut: 2, depth: 4, tabs: 1),
    ])
  func tabs(app: TabsV1App) throws {
    var measurement = SearchMeasurement("tabs-v1", .bounded)
    let parts = try measurement.search(app.graph, threads: 2)
    #expect(parts.count == app.tabs)
    let total = app.product(of: parts)
    let expected = product(app)
    #expect(total.states == expected.states)
    #expect(total.steps == expected.steps)
  }
}
