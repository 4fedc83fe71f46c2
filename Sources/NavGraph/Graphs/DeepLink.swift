import NavGraphModel

/// A URL that the app opens from outside, at any time while the coordinator has a flow.
///
/// ```swift
/// DeepLink(
///   "numbers://number/:id", parameters: [.values("id", ["1", "2"])],
///   lands: [MainRoute.identified, NumbersRoute.numberDetail],
///   .select(.identified),
///   .inChild(.identified, of: NumbersRoute.self, .push(.numberDetail, with: ["id": .same("id")])))
/// ```
public struct DeepLink<Route: RouteKey>: CoordinatorElement, Annotatable {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a deep link.
  ///
  /// - Parameters:
  ///   - pattern: The URL with its parameters as `:name`; the link's name in witnesses and pictures.
  ///   - parameters: One for each `:name`, with sample values (none can be abstract), each of which is
  ///     explored. In the operations `.same("id")` is the link's parameter.
  ///   - condition: When the link is followed at all.
  ///   - landing: The screen that the link promises to end on: hosting routes, then the screen. Nil
  ///     for no promise, so that nothing is checked.
  ///   - operations: What it does, all in one update.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ pattern: String, parameters: [RouteArgument] = [],
    when condition: RouteCondition<Route>? = nil,
    lands landing: [any RouteKey]? = nil, _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .link(
        DeepLinkDefinition(
          pattern: pattern, parameters: parameters.map(\.argument),
          condition: condition?.condition, operations: operations.map(\.operation),
          landing: landing?.names, location: SourceLocation(filePath, line, column))))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
