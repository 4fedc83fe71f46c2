package import NavGraphModel

/// A record that a worker writes for each graph that a manifest registers: one JSON file a record, named by
/// its number (`0.json`, `1.json`, …) in the folder that the tool gave it.
///
/// Files outlive the process that wrote them, so everything that was finished before a crash is kept, and a
/// manifest may use its standard output as it likes.
///
/// Beside the record, a file has the format that it was written in, ``WorkerProtocol/format``.
package enum WorkerRecord: Hashable, Sendable {
  case facts(Facts)
  /// Another graph was asked for.
  case skipped(graph: String)
  /// The registration cannot be explored.
  case problems(graph: String, [RegistrationProblem])
}

extension WorkerRecord: Codable {
  /// - Throws: ``WorkerFormatError`` where another version of NavGraph wrote the record.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // First alone: records in another format need not have the shape of these.
    let format = try? container.decodeIfPresent(String.self, forKey: .format)
    guard format == WorkerProtocol.format else { throw WorkerFormatError(found: format) }
    if let facts = try container.decodeIfPresent(Facts.self, forKey: .facts) {
      self = .facts(facts)
      return
    }
    let graph = try container.decode(String.self, forKey: .graph)
    let problems = try container.decodeIfPresent([RegistrationProblem].self, forKey: .problems)
    self = problems.map { .problems(graph: graph, $0) } ?? .skipped(graph: graph)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(WorkerProtocol.format, forKey: .format)
    switch self {
    case .facts(let facts):
      try container.encode(facts, forKey: .facts)
    case .skipped(let graph):
      try container.encode(graph, forKey: .graph)
    case .problems(let graph, let problems):
      try container.encode(graph, forKey: .graph)
      try container.encode(problems, forKey: .problems)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case format, facts, graph, problems
  }
}

/// A record was written by a program that was built with another version of NavGraph.
package struct WorkerFormatError: Error, Hashable, Sendable {
  /// Its format; nil for one from before there were format numbers.
  package let found: String?

  package init(found: String?) {
    self.found = found
  }
}

/// How the tool and its worker find each other.
package enum WorkerProtocol {
  /// The format of records. Its first number changes with anything else that tool and worker agree
  /// on, its second one with the facts.
  package static let format = "1.\(Facts.currentVersion)"

  /// The environment variable with the folder for the records. Without it a manifest explores
  /// nothing.
  package static let recordsVariable = "NAVGRAPH_RECORDS"
  /// The environment variable with the limits, as JSON.
  package static let limitsVariable = "NAVGRAPH_LIMITS"

  /// The environment variable with the name of the one graph to explore; without it, all graphs are explored.
  package static let graphVariable = "NAVGRAPH_GRAPH"

  /// The name of a record's file.
  package static func fileName(ofRecord number: Int) -> String { "\(number).json" }
}
