package import NavGraphFacts

/// A bound of the search, as users name and set it.
package enum Bound: String, Hashable, Sendable, CaseIterable {
  case stackHeight = "stack-height"
  case modalNesting = "modal-nesting"
  case flowNesting = "flow-nesting"
  case maxPending = "max-pending"
  case maxStates = "max-states"
  case maxDepth = "max-depth"
  case timeLimit = "time-limit"
  case stepLimit = "step-limit"
  case memoryLimit = "memory-limit"
  case keepStates = "keep-states"
}

extension Bound {
  /// One sentence without a full stop.
  package var summary: String {
    switch self {
    case .stackHeight: "Entries in one stack, the root included"
    case .modalNesting: "Sheets and covers one above the other"
    case .flowNesting: "Flows one inside the other"
    case .maxPending: "Pending instances of one effect in one place"
    case .maxStates: "States of the whole graph"
    case .maxDepth: "Actions from the start"
    case .timeLimit: "Seconds that search and rules may take"
    case .stepLimit: "Seconds that one step of a reducer may take"
    case .memoryLimit: "Memory that the search may take, in MiB"
    case .keepStates: "States to keep in addition to those on the paths of findings"
    }
  }

  package enum Range: Hashable, Sendable {
    case whole(ClosedRange<Int>)
    /// Above 0, fractions included.
    case seconds(upTo: Int)
  }

  package var range: Range {
    switch self {
    case .stackHeight: .whole(1...1_000)
    case .modalNesting: .whole(0...1_000)
    case .flowNesting: .whole(1...50)
    case .maxPending: .whole(0...100)
    case .maxStates: .whole(1...Self.largestCount)
    case .maxDepth: .whole(0...Self.largestCount)
    case .memoryLimit: .whole(64...16_777_216)
    case .keepStates: .whole(0...1_000_000)
    case .timeLimit: .seconds(upTo: 1_000_000)
    case .stepLimit: .seconds(upTo: 100_000)
    }
  }

  /// What a search can hold; far beyond what a machine's memory does.
  private static let largestCount = 1_000_000_000

  package func value(in limits: Limits) -> Double {
    switch self {
    case .stackHeight: Double(limits.stackHeight)
    case .modalNesting: Double(limits.modalNesting)
    case .flowNesting: Double(limits.flowNesting)
    case .maxPending: Double(limits.pending)
    case .maxStates: Double(limits.states)
    case .maxDepth: Double(limits.depth)
    case .timeLimit: limits.seconds
    case .stepLimit: limits.stepSeconds
    case .memoryLimit: Double(limits.memory)
    case .keepStates: Double(limits.keptStates)
    }
  }

  /// - Parameter value: In the range.
  func set(_ value: Double, in limits: inout Limits) {
    switch self {
    case .stackHeight: limits.stackHeight = Int(value)
    case .modalNesting: limits.modalNesting = Int(value)
    case .flowNesting: limits.flowNesting = Int(value)
    case .maxPending: limits.pending = Int(value)
    case .maxStates: limits.states = Int(value)
    case .maxDepth: limits.depth = Int(value)
    case .timeLimit: limits.seconds = value
    case .stepLimit: limits.stepSeconds = value
    case .memoryLimit: limits.memory = Int(value)
    case .keepStates: limits.keptStates = Int(value)
    }
  }
}

extension Bound {
  /// The limit that a search may raise unless someone has decided on this bound; nil where it keeps to it.
  var raisable: Limits.Kind? {
    switch self {
    case .stackHeight: .stackHeight
    case .modalNesting: .modalNesting
    case .flowNesting: .flowNesting
    default: nil
    }
  }
}

extension Bound.Range {
  package func contains(_ value: Double) -> Bool {
    switch self {
    case .whole(let range):
      value >= Double(range.lowerBound) && value <= Double(range.upperBound)
        && value.rounded() == value
    case .seconds(let limit): value > 0 && value <= Double(limit)
    }
  }

  /// What there may be: `a number from 1 to 1000`.
  package var phrase: String {
    switch self {
    case .whole(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds(let limit): "a number of seconds above 0, up to \(limit)"
    }
  }
}
