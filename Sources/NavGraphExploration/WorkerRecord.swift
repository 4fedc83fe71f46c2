package import NavGraphModel

/// What a worker writes for each graph that a manifest registers: one JSON file a record, named by
/// its number (`0.json`, `1.json`, …) in the folder that the tool gave it.
///
/// Files outlive the process that wrote them, so whatever was finished before a crash is kept, and a
/// manifest may use its standard output as it likes.
package enum WorkerRecord: Hashable, Codable, Sendable {
  case facts(Facts)
  /// Another graph was asked for.
  case skipped(graph: String)
  /// The registration cannot be explored.
  case problems(graph: String, [RegistrationProblem])
}

/// How the tool and its worker find each other.
package enum WorkerProtocol {
  /// The environment variable with the folder for the records. Without it a manifest explores
  /// nothing.
  package static let recordsVariable = "NAVGRAPH_RECORDS"
  /// The environment variable with the limits, as JSON.
  package static let limitsVariable = "NAVGRAPH_LIMITS"

  /// The environment variable with the name of the one graph to explore; without it, all are.
  package static let graphVariable = "NAVGRAPH_GRAPH"

  /// The name of a record's file.
  package static func fileName(ofRecord number: Int) -> String { "\(number).json" }
}
