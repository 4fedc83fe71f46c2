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

  @Flag(help: "Search the app as a reducer instead of as rules.")
  var reducer = false

  func validate() throws {
    guard routes > 0, fanOut >= 0, mainDepth > 0, sheetDepth > 0, stride > 0 else {
      throw ValidationError("R, D, D2 and P are at least 1.")
    }
    guard !reducer || routes <= 256 else {
      throw ValidationError("A reducer takes up to 256 screens.")
    }
  }

  func run() throws {
    let app = NavV1App(
      routes: routes, fanOut: fanOut, mainDepth: mainDepth, sheetDepth: sheetDepth, stride: stride)
    let measurement = try SearchMeasurement(
      "nav-v1 \(routes) \(fanOut) \(mainDepth) \(sheetDepth) \(stride)",
      of: reducer ? app.reducerGraph : app.graph, limits: app.limits)
    print(try measurement.line)
  }
}
