/// How a map is written.
package enum MapFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  /// The language of Graphviz, for whoever wants to lay out and style the map otherwise.
  case dot
  /// A flowchart for Markdown.
  case mermaid
  /// Nodes and edges by value.
  case json
}
