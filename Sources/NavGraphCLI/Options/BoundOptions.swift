import ArgumentParser
import NavGraphExploration

/// How far to explore; shared by all commands. An option that is not given leaves the default.
struct BoundOptions: ParsableArguments {
  @Option(help: "Entries in one stack, the root included (default: \(Limits().stackHeight)).")
  var stackHeight: Int?

  @Option(help: "Sheets and covers one above the other (default: \(Limits().modalNesting)).")
  var modalNesting: Int?

  @Option(help: "Flows one inside the other (default: \(Limits().flowNesting)).")
  var flowNesting: Int?

  @Option(
    help: "How often one effect can be under way in one place (default: \(Limits().pending)).")
  var maxPending: Int?

  @Option(help: "States of the whole graph (default: \(Limits().states)).")
  var maxStates: Int?

  @Option(help: "Actions from the start (default: \(Limits().depth)).")
  var maxDepth: Int?

  @Option(help: "Seconds that the search may take (default: \(Int(Limits().seconds))).")
  var timeLimit: Double?

  @Option(
    help: "Seconds that one step of a reducer may take (default: \(Int(Limits().stepSeconds))).")
  var stepLimit: Double?

  @Option(help: "Memory that the search may take, in MiB (default: \(Limits().memory)).")
  var memoryLimit: Int?

  /// What a search can hold; far beyond what a machine's memory does.
  static let largestCount = 1_000_000_000

  func validate() throws {
    try check(stackHeight, "--stack-height", 1...1_000)
    try check(modalNesting, "--modal-nesting", 0...1_000)
    try check(flowNesting, "--flow-nesting", 1...50)
    try check(maxPending, "--max-pending", 0...100)
    try check(maxStates, "--max-states", 1...Self.largestCount)
    try check(maxDepth, "--max-depth", 0...Self.largestCount)
    try check(memoryLimit, "--memory-limit", 64...16_777_216)
    try check(timeLimit, "--time-limit", upTo: 1_000_000)
    try check(stepLimit, "--step-limit", upTo: 100_000)
  }

  private func check(_ seconds: Double?, _ option: String, upTo limit: Int) throws {
    guard let seconds, !(seconds > 0 && seconds <= Double(limit)) else { return }
    throw ValidationError("'\(option)' takes a number of seconds above 0, up to \(limit).")
  }

  private func check(_ value: Int?, _ option: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "'\(option)' takes a number from \(range.lowerBound) to \(range.upperBound).")
  }

  /// Whether any bound was asked for.
  var isGiven: Bool {
    stackHeight != nil || modalNesting != nil || flowNesting != nil || maxPending != nil
      || maxStates != nil || maxDepth != nil
      || timeLimit != nil || stepLimit != nil || memoryLimit != nil
  }

  var limits: Limits {
    var limits = Limits()
    if let stackHeight { limits.stackHeight = stackHeight }
    if let modalNesting { limits.modalNesting = modalNesting }
    if let flowNesting { limits.flowNesting = flowNesting }
    if let maxPending { limits.pending = maxPending }
    if let maxStates { limits.states = maxStates }
    if let maxDepth { limits.depth = maxDepth }
    if let timeLimit { limits.seconds = timeLimit }
    if let stepLimit { limits.stepSeconds = stepLimit }
    if let memoryLimit { limits.memory = memoryLimit }
    return limits
  }
}
