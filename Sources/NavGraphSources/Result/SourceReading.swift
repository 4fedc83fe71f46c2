package import NavGraphModel

/// What the sources of an app say about its navigation.
package struct SourceReading: Sendable {
  /// As it is printed as JSON.
  package var reading: Reading
  /// As a registration, which can be explored.
  package var graph: GraphDefinition
  /// What looks like navigation and could not be read, in the order of the sources.
  package var remarks: [(location: SourceLocation, reason: String)]
}
