import NavGraphModel

/// Something with finitely many values that conditions ask for and operations assign: of the app (in
/// a ``Graph``), of each flow of a coordinator, or of each instance of a screen.
///
/// ```swift
/// Variable("loggedIn", false)                         // false, then perhaps true
/// Variable("theme", ["light", "dark", "system"])      // the first is the initial one
/// ```
///
/// A condition finds the nearest one of a name: the screen's, its flow's, that of the enclosing flows
/// it, the app's. Type parameters follow from the context.
public struct Variable<Route: RouteKey>: CoordinatorElement, ScreenElement, GraphElement {
  private let definition: VariableDefinition
  public var containerPart: ContainerPart { ContainerPart(.variable(definition)) }
  public var screenPart: ScreenPart { ScreenPart(.variable(definition)) }
  public var graphParts: [GraphPart] { [GraphPart(.variable(definition))] }

  /// Registers a variable.
  ///
  /// - Parameters:
  ///   - name: The name that conditions and operations use.
  ///   - values: All values, each once, the initial one first; or the initial one of `true` and
  ///     `false`.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, _ values: VariableValues,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = VariableDefinition(
      name: name, values: values.values, location: SourceLocation(filePath, line, column))
  }

  public typealias Scope = Route
}
