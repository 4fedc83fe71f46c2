/// A map in some format.
package struct MapDrawing: Hashable, Sendable {
  package var text: String
  /// What a person has to know who asked for something else than what is drawn, one sentence each.
  package var notices: [String]
}
