import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts

/// How far to explore; shared by all commands. An option that is not given leaves the default.
struct BoundOptions: ParsableArguments {
  @Option(help: "Entries in one stack, including the root (default: \(Limits().stackHeight)).")
  var stackHeight: Int?

  @Option(help: "Sheets and covers on top of each other (default: \(Limits().modalNesting)).")
  var modalNesting: Int?

  @Option(help: "Coordinators inside each other (default: \(Limits().flowNesting)).")
  var flowNesting: Int?

  @Option(
    help: "Pending instances of one effect in one place (default: \(Limits().pending)).")
  var maxPending: Int?

  @Option(help: "States of the whole graph (default: \(Limits().states)).")
  var maxStates: Int?

  @Option(help: "Actions from the start (default: \(Limits().depth)).")
  var maxDepth: Int?

  @Option(help: "Time for search and rules, in seconds (default: \(Int(Limits().seconds))).")
  var timeLimit: Double?

  @Option(
    help: "Time for one step of a reducer, in seconds (default: \(Int(Limits().stepSeconds))).")
  var stepLimit: Double?

  @Option(help: "Memory for the search, in MiB (default: \(Limits().memory)).")
  var memoryLimit: Int?

  @Option(
    help: "States to store one by one (default: as many as the command looks at).")
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
