package import NavGraphModel

/// The navigation that the sources of an app describe.
package struct SourceReading: Sendable {
  /// As it is printed as JSON.
  package var reading: Reading
  /// As a registration, which can be explored.
  package var graph: GraphDefinition
  /// What looks like navigation and could not be read, in the order of the sources.
  package var remarks: [(location: SourceLocation, reason: String)]
  /// The first syntax error of each file that has one: such a file may be read wrong.
  package var syntaxErrors: [SourceLocation]
}
