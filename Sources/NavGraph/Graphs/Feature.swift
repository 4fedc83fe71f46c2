package import NavGraphModel

/// What a screen reports, declared once for all coordinators that show it.
///
/// ```swift
/// let detail = Feature("Detail", sends: "closeTapped", "buyTapped")
///
/// Screen(.detail, feature: detail) { On("closeTapped", .goBack()) }
///
/// Graph("Shop") { shop; account; detail }
/// ```
///
/// An output that no coordinator handles where the screen is shown can be reported; it is no step of its own.
public struct Feature: GraphElement {
  package let definition: FeatureDefinition
  public var graphParts: [GraphPart] { [GraphPart(.feature(definition))] }

  /// Declares a feature.
  ///
  /// - Parameters:
  ///   - name: Its name, unique in the graph.
  ///   - outputs: The actions that it reports to the coordinator that shows it.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, sends outputs: String...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = FeatureDefinition(
      name: name, outputs: outputs, location: SourceLocation(filePath, line, column))
  }

  public typealias Scope = RouteName
}
