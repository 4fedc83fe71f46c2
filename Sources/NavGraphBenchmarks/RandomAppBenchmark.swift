import ArgumentParser

/// A random app of a given size, taken through the exact engine.
struct RandomAppBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random-app", abstract: "Analyse a random app of a size.")

  @Argument(help: "How many screens.")
  var routes: Int

  @Argument(help: "How many transitions.")
  var transitions: Int

  @Argument(help: "The same app for the same number.")
  var seed: UInt64

  @Option(help: "How many screens are gone back to, from anywhere in their flows.")
  var targets = 4

  @Option(help: "How many flags actions set and wait for; each doubles what there is to look at.")
  var variables = 0

  func validate() throws {
    guard routes > 0 else { throw ValidationError("ROUTES is at least 1.") }
    guard transitions >= 0 else { throw ValidationError("TRANSITIONS is at least 0.") }
    guard targets >= 0 else { throw ValidationError("--targets is at least 0.") }
    guard 0...10 ~= variables else { throw ValidationError("--variables is 0 to 10.") }
  }

  func run() throws {
    let app = RandomApp(
      routes: routes, transitions: transitions, targets: targets, variables: variables, seed: seed)
    var measurement = RandomAppMeasurement(of: app)
    try measurement.analyse(app.definition)
    print(try measurement.line)
  }
}
