import Foundation
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation

/// Facts of a graph with a coordinator `Shop` and a screen that nothing leads to.
enum DocsCommandFacts {
  /// What `navgraph explore` writes.
  ///
  /// - Parameter others: Further coordinators, in the notation of rules.
  static func text(graph name: String, others: String = "") throws -> String {
    let notation = try GraphNotation("Shop: home -> cart; Shop: orphan <-\(others)").graph
    let graph = GraphDefinition(
      name: name, coordinators: notation.coordinators, location: notation.location)
    return String(decoding: try JSONEncoder().encode(try Exploration.explore(graph)), as: UTF8.self)
  }
}
