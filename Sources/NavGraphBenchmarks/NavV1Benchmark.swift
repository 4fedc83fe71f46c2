import ArgumentParser

/// Searches nav-v1.
struct NavV1Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nav-v1",
    abstract: "Search an app of a main stack, and a sheet with a stack of its own.")

  @Argument(help: "How many screens.")
  var routes: Int

  @Argument(help: "How many pushes each screen has.")
  var fanOut: Int

  @Argument(help: "The most screens of the main stack.")
  var mainDepth: Int

  @Argument(help: "The most screens of the sheet's stack.")
  var sheetDepth: Int

  @Argument(help: "Every so many screens one can present the sheet.")
  var stride: Int

  @Option(help: "How many threads search.")
  var threads = 1

  @Option(help: "How to search.")
  var engine = SearchEngine.bounded

  func validate() throws {
    guard routes > 0, fanOut >= 0, mainDepth > 0, sheetDepth > 0, stride > 0 else {
      throw ValidationError("R, D, D2 and P are at least 1.")
    }
    guard threads > 0 else { throw ValidationError("--threads is at least 1.") }
    guard engine == .bounded || threads == 1 else {
      throw ValidationError("Only '--engine bounded' takes threads.")
    }
    guard engine != .closure || routes <= 256 else {
      throw ValidationError("A reducer takes up to 256 screens.")
    }
  }

  func run() throws {
    let app = NavV1App(
      routes: routes, fanOut: fanOut, mainDepth: mainDepth, sheetDepth: sheetDepth, stride: stride)
    var measurement = SearchMeasurement(
      "nav-v1 \(routes) \(fanOut) \(mainDepth) \(sheetDepth) \(stride)", engine)
    switch engine {
    case .bounded:
      let parts = try measurement.search(app.graph, threads: threads)
      measurement.states = parts.reduce(0) { $0 + $1.states }
      measurement.steps = parts.reduce(0) { $0 + $1.steps }
    case .closure: try measurement.explore(app.reducerGraph, states: 60_000_000)
    case .exact: try measurement.saturate(app.graph)
    }
    print(try measurement.line)
  }
}
