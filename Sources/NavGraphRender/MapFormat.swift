/// How a map is written.
package enum MapFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  /// The language of Graphviz, for users who want to lay out and style the map themselves.
  case dot
  /// A flowchart for Markdown.
  case mermaid
  /// Nodes and edges by value.
  case json
  /// The drawing in pixels, made with what is installed beside Graphviz.
  case png
  /// The drawing on a page of its own.
  case pdf
}

extension MapFormat {
  /// What makes a picture of the drawing; nil for what is text.
  package var picture: Picture.Format? { Picture.Format(rawValue: rawValue) }
}
