import NavGraphModel

/// What a coordinator does about an action of its own: its lifecycle, an external event, something
/// that is sent to it.
///
/// A `.tap` is a button of the coordinator's own view. The user can tap it while that view is in use and no sheet, cover
/// or alert is in front of it, whichever coordinator or screen presents that. A push in the coordinator's stack does not
/// cover it. Register the buttons of a sheet on the sheet's ``Screen``.
///
/// ```swift
/// OnSelf("appResumed", trigger: .effect, .dismissAll)
/// OnSelf("helpTapped", .presentSheet(.help))          // a button of the coordinator's own view
/// OnSelf("sessionExpired", trigger: .sent, .show(.logIn))
/// ```
public struct OnSelf<Route: RouteKey>: CoordinatorElement, Annotatable {
  private var part: ContainerPart
  public var containerPart: ContainerPart { part }

  /// Registers an action of the coordinator.
  ///
  /// - Parameters:
  ///   - action: Its name.
  ///   - trigger: Who causes it. What only `send` or an ``Effect`` brings is `.sent`.
  ///   - condition: When it can happen at all.
  ///   - landing: The screen that it is meant to bring to the front: hosting routes, then the screen.
  ///   - operations: What it does, all in one update.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ action: String, trigger: Trigger = .tap, when condition: RouteCondition<Route>? = nil,
    lands landing: [any RouteKey]? = nil, _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ContainerPart(
      .handler(
        HandlerDefinition(
          source: .own,
          transition: Transition(
            action, trigger, condition, landing, operations,
            at: SourceLocation(filePath, line, column)))))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
