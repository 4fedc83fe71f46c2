import NavGraphModel

/// A part of ``Joined`` stacks: the flow of a coordinator with a stack.
public struct Part<Route: RouteKey>: JoinedElement, RouteElement {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a part.
  ///
  /// - Parameters:
  ///   - route: Its route.
  ///   - flow: The coordinator whose stack the part shows, or its name.
  ///   - elements: The part's own slots, variables and effects, with what the latter send.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ route: Route, hosts flow: any FlowName,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> elements: () -> [ScreenPart] = { [] }
  ) {
    let parts = elements()
    part = ContainerPart(
      .joined(
        RouteDefinition(
          route, disabling: [], hosts: flow, feature: nil, parts: parts,
          at: SourceLocation(filePath, line, column))),
      sources: RouteDefinition.sources(of: parts))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
