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
      (measurement.states, measurement.steps) = product(of: parts)
    }
    print(try measurement.line)
  }

  /// States and steps of the app as a whole; nil where these are more than a word can count.
  ///
  /// A part knows its tab's stacks, each with every tab selected; a step of a part either selects a tab, or is
  /// one inside of its own.
  private func product(of parts: [(states: Int, steps: Int)]) -> (states: Int?, steps: Int?) {
    guard parts.count == tabs else { return (nil, nil) }
    let stacks = parts.map { $0.states / tabs }
    let inside = zip(parts, stacks).map { $0.steps - tabs * (tabs - 1) * $1 }
    func total(_ factors: [Int]) -> Int? {
      factors.reduce(1 as Int?) { product, factor in
        guard let (value, isCut) = product?.multipliedReportingOverflow(by: factor) else {
          return nil
        }
        return isCut ? nil : value
      }
    }
    guard let all = total([tabs, tabs] + stacks) else { return (nil, nil) }
    var steps = all / tabs * (tabs - 1)
    for tab in stacks.indices {
      var factors = stacks
      factors[tab] = inside[tab]
      guard let more = total(factors) else { return (nil, nil) }
      let (sum, isCut) = steps.addingReportingOverflow(more)
      if isCut { return (nil, nil) }
      steps = sum
    }
    return (all / tabs, steps)
  }
}
