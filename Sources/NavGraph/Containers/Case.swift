import NavGraphModel

/// A case of a ``Switch``: the flow of another coordinator, or a plain screen with its actions.
///
/// ```swift
/// Case(.logIn, hosts: logIn)
/// Case(.game, hosts: game, while: .is("loggedIn"), isKept: true)
/// ```
public struct Case<Route: RouteKey>: SwitchElement, RouteElement {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a case.
  ///
  /// - Parameters:
  ///   - route: Its route.
  ///   - flow: The coordinator whose flow the case shows, or its name; nil for a plain screen.
  ///   - feature: The feature that lists the outputs of a plain screen.
  ///   - image: What the case looks like, for maps and documents: the path of a picture, relative to the
  ///     folder of this file, or its https address.
  ///   - condition: The case is shown while this holds and that of no earlier case does; nil for a
  ///     case that operations show.
  ///   - isKept: Whether the case is as it was when it is shown again; otherwise it restarts.
  ///   - disabledGestures: Gestures of the system on a plain screen that the app turns off.
  ///   - actions: The actions that a plain screen reports; also the case's own slots, variables and effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ route: Route, hosts flow: (any FlowName)? = nil, feature: Feature? = nil,
    image: String? = nil, while condition: RouteCondition<Route>? = nil, isKept: Bool = false,
    disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> actions: () -> [ScreenPart] = { [] }
  ) {
    let parts = actions()
    part = ContainerPart(
      .switchCase(
        RouteDefinition(
          route, disabling: disabledGestures, hosts: flow, feature: feature, image: image,
          parts: parts, at: SourceLocation(filePath, line, column)),
        while: condition?.condition, isKept: isKept),
      sources: RouteDefinition.sources(of: parts))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
