import ArgumentParser

/// Searches tabs-v1.
struct TabsV1Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabs-v1", abstract: "Search an app of independent tabs, each with a stack.",
    discussion: """
      The tabs share nothing, so each is searched by itself; states and steps of the app as a whole follow \
      from what that finds.
      """)

  @Argument(help: "How many screens.")
  var routes: Int

  @Argument(help: "How many pushes each screen has.")
  var fanOut: Int

  @Argument(help: "The most screens of a stack.")
  var depth: Int

  @Argument(help: "How many tabs.")
  var tabs: Int

  @Option(help: "How many threads search.")
  var threads = 1

  @Option(help: "How to search.")
  var engine = SearchEngine.bounded

  func validate() throws {
    guard routes > 0, fanOut >= 0, depth > 0, tabs > 0 else {
      throw ValidationError("R, D and T are at least 1.")
    }
    guard threads > 0 else { throw ValidationError("--threads is at least 1.") }
    guard engine != .closure else { throw ValidationError("These tabs are no reducer.") }
    guard engine == .bounded || threads == 1 else {
      throw ValidationError("Only '--engine bounded' takes threads.")
    }
  }

  func run() throws {
    let app = TabsV1App(routes: routes, fanOut: fanOut, depth: depth, tabs: tabs)
    var measurement = SearchMeasurement("tabs-v1 \(routes) \(fanOut) \(depth) \(tabs)", engine)
    if engine == .exact {
      try measurement.saturate(app.graph)
    } else {
      let parts = try measurement.search(app.graph, threads: threads)
      (measurement.states, measurement.steps) = app.product(of: parts)
    }
    print(try measurement.line)
  }
}
