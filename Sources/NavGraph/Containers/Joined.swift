package import NavGraphModel

/// A coordinator that shows the stacks of several flows, one after the other, as one stack.
///
/// ```swift
/// let combined = Joined<CombinedRoute>("Combined") {
///   Part(.first, hosts: first)
///   Part(.second, hosts: second)
///   OnChild(
///     .first, FirstRoute.counter2, action: "done",
///     .inChild(.second, of: SecondRoute.self, .push(.counter1)))
/// }
/// ```
///
/// It has no operations on a container of its own: it edits its flows' stacks. On top is the last
/// part whose flow shows anything.
public struct Joined<Route: RouteKey>: Registrable {
  public internal(set) var registered: AnyCoordinator
  package var definition: CoordinatorDefinition { registered.definition }

  /// Registers stacks that are shown as one.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - parts: The parts from the bottom to the top, and other elements of a coordinator.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @JoinedBuilder<Route> parts: () -> [ContainerPart]
  ) {
    registered = ContainerParts(parts()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column)
    ) { .joined($0.joined) }
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.registered = registered.annotated(annotation)
    return copy
  }
}
