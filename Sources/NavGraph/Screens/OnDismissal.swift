import NavGraphModel

/// The operations of a coordinator when the user closes one of its screens by a gesture, or the screen's own
/// `dismiss()` closes it: the code behind `.destination(.dismiss)`, `.path(.popFrom)` and `updateRoutes`.
///
/// ```swift
/// OnDismissal(of: .edit, .assign("hasDraft", true))
/// ```
///
/// Of several screens that go at once (the back button's menu, a swiped sheet with pushes on it) it is
/// that of the lowest one. The screen is gone when it is handled; what operations of the coordinator
/// remove is not handled here, and a button of an alert is an action of the alert.
public struct OnDismissal<Route: RouteKey>: CoordinatorElement, Annotatable {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers a handler of a dismissal.
  ///
  /// - Parameters:
  ///   - route: The screen that goes, of this coordinator's container or of a slot in it.
  ///   - condition: When it applies, asked after the screen has gone.
  ///   - landing: The screen that it is meant to bring to the front: hosting routes, then the screen.
  ///   - operations: What it does, in the same update.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    of route: Route, when condition: RouteCondition<Route>? = nil,
    lands landing: [any RouteKey]? = nil, _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .dismissal(route: route.rawValue),
          transition: Transition(
            "\(route.rawValue) dismissed", .gesture, condition, landing, operations,
            at: SourceLocation(filePath, line, column)))))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
