import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts

/// How far to explore; shared by all commands. An option that is not given leaves the default.
struct BoundOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Entries in one stack, including the root (default: \(Limits().stackHeight)).", valueName: "n"
    ))
  var stackHeight: Int?

  @Option(
    help: ArgumentHelp(
      "Sheets and covers on top of each other (default: \(Limits().modalNesting)).", valueName: "n")
  )
  var modalNesting: Int?

  @Option(
    help: ArgumentHelp(
      "Coordinators inside each other (default: \(Limits().flowNesting)).", valueName: "n"))
  var flowNesting: Int?

  @Option(
    help: ArgumentHelp(
      "Pending instances of one effect in one place (default: \(Limits().pending)).", valueName: "n"
    ))
  var maxPending: Int?

  @Option(
    help: ArgumentHelp("States of the whole graph (default: \(Limits().states)).", valueName: "n"))
  var maxStates: Int?

  @Option(
    help: ArgumentHelp("Actions from the start (default: \(Limits().depth)).", valueName: "n"))
  var maxDepth: Int?

  @Option(
    help: ArgumentHelp(
      "Time for search and rules, in seconds (default: \(Int(Limits().seconds))).",
      valueName: "seconds"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Time for one step of a reducer, in seconds (default: \(Int(Limits().stepSeconds))).",
      valueName: "seconds"))
  var stepLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Memory for the search, in MiB (default: \(Limits().memory)).", valueName: "MiB"))
  var memoryLimit: Int?

  @Option(
    help: ArgumentHelp(
      "States to store one by one (default: as many as the command looks at).", valueName: "n"))
  var keepStates: Int?

  func validate() throws {
    for bound in Bound.allCases {
      guard let value = values[bound], !bound.range.contains(value) else { continue }
      throw ValidationError("'--\(bound.rawValue)' takes \(bound.range.phrase).")
    }
  }

  /// Whether any bound was asked for that is not for rules as well.
  var boundsSearch: Bool { values.keys.contains { $0 != .timeLimit } }

  /// The bounds that were asked for.
  var values: [Bound: Double] {
    let given: [Bound: Double?] = [
      .stackHeight: stackHeight.map(Double.init), .modalNesting: modalNesting.map(Double.init),
      .flowNesting: flowNesting.map(Double.init), .maxPending: maxPending.map(Double.init),
      .maxStates: maxStates.map(Double.init), .maxDepth: maxDepth.map(Double.init),
      .timeLimit: timeLimit, .stepLimit: stepLimit, .memoryLimit: memoryLimit.map(Double.init),
      .keepStates: keepStates.map(Double.init),
    ]
    return given.compactMapValues(\.self)
  }
}
