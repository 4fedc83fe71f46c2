/// A map in some format.
package struct MapDrawing: Hashable, Sendable {
  package var text: String
  /// The differences between the request and the drawing, one sentence each.
  package var notices: [String]
}
