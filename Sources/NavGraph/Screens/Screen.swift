import NavGraphModel

/// A screen of a coordinator: how its instances are distinguished, and what its actions do.
///
/// ```swift
/// Screen(.detail, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
///   On("editTapped", .push(.edit, with: ["id": .same("id")]))
///   On("deleteTapped", .show(.confirmation, in: "alert"))
///   Slot("alert", .alert)
/// }
/// Screen(.checkout, hosts: checkout)      // the flow of another coordinator
/// Screen(.profile, feature: profile)      // a screen that several coordinators show
/// ```
///
/// A route that is registered twice keeps the actions of both; of everything else the first counts.
public struct Screen<Route: RouteKey>: CoordinatorElement, RouteElement {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a screen.
  ///
  /// - Parameters:
  ///   - route: Its route.
  ///   - arguments: What the route carries. Only arguments on which navigation depends need sample
  ///     values.
  ///   - identity: How instances are distinguished, where the dialect looks; by default all instances
  ///     of the route are the same.
  ///   - disabledGestures: What the system would offer on this screen and the app turns off: a
  ///     hidden back button, a sheet that cannot be swiped down.
  ///   - flow: The coordinator whose flow the route shows instead of a screen of its own, or its
  ///     name, where it is declared later or hosts itself. Each new entry starts a fresh flow.
  ///   - feature: What lists the screen's outputs.
  ///   - image: What the screen looks like, for maps and documents: the path of a picture, relative to the
  ///     folder of this file, or its https address.
  ///   - actions: What the screen reports and the coordinator does about it, with the screen's own
  ///     slots, variables and effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ route: Route, arguments: RouteArgument..., identity: RouteIdentity = .constant,
    disabling disabledGestures: [Gesture] = [], hosts flow: (any FlowName)? = nil,
    feature: Feature? = nil, image: String? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> actions: () -> [ScreenPart] = { [] }
  ) {
    let parts = actions()
    part = ContainerPart(
      .route(
        RouteDefinition(
          route, arguments: arguments, identity: identity, disabling: disabledGestures, hosts: flow,
          feature: feature, image: image, parts: parts, at: SourceLocation(filePath, line, column))),
      sources: RouteDefinition.sources(of: parts))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
