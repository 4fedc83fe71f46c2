import NavGraphModel

/// Something that the registration does not model and conditions ask for: a platform, a session, an
/// experiment.
///
/// ```swift
/// Input("platform", ["iPhone", "iPad"])                    // one for a whole run
/// Input("online", ["yes", "no"], isFree: true)             // may change at any time
/// ```
///
/// Fixed inputs multiply the explorations; free ones multiply the steps, and allow combinations that
/// the app may never see.
public struct Input: GraphElement {
  private let definition: InputDefinition
  public var graphParts: [GraphPart] { [GraphPart(.input(definition))] }

  /// Declares an input.
  ///
  /// - Parameters:
  ///   - name: The name that `.input("platform", is: "iPad")` uses, unique in the graph.
  ///   - values: All values, each once.
  ///   - isFree: Whether it may be different at each use; otherwise it is one value for a whole run,
  ///     and each is explored.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, _ values: [String], isFree: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = InputDefinition(
      name: name, values: values, isFree: isFree, location: SourceLocation(filePath, line, column))
  }

  public typealias Scope = RouteName
}
