import NavGraph
import NavGraphExploration
import Testing

@testable import NavGraphBenchmarks

@Suite("The app of the benchmarks")
struct SearchBenchmarkTests {
  @Test(
    "nav-v1 has the counts of path counting",
    arguments: [
      NavV1(32, 3, 5, 3, 1), NavV1(31, 3, 5, 4, 3), NavV1(1, 1, 1, 1, 1), NavV1(5, 2, 6, 1, 1),
      NavV1(7, 3, 4, 4, 2), NavV1(100, 2, 6, 3, 7),
    ])
  func navigation(model: NavV1) throws {
    let app = NavV1App(
      routes: model.routes, fanOut: model.fanOut, mainDepth: model.mainDepth,
      sheetDepth: model.sheetDepth, stride: model.presentingStride)
    let measurement = try SearchMeasurement("nav-v1", of: app.graph, limits: app.limits)
    #expect(measurement.states == model.counts.states)
    #expect(measurement.steps == model.counts.transitions)
  }

  @Test("a reducer makes the same of nav-v1")
  func reducer() throws {
    let app = NavV1App(routes: 31, fanOut: 3, mainDepth: 5, sheetDepth: 4, stride: 3)
    let measurement = try SearchMeasurement("nav-v1", of: app.reducerGraph, limits: app.limits)
    #expect(measurement.states == 1_761)
    #expect(measurement.steps == 6_838)
  }
}
