import NavGraphModel

/// What a coordinator does when a screen reports an action.
///
/// ```swift
/// On("showDouble", .presentSheet(.numberDetail, embedsNavigation: true))
/// On("checkoutTapped", when: .canPush, .push(.checkout))
/// On("loaded", trigger: .effect, .replaceTop(by: .list))
/// On("incrementTapped")                                   // no navigation
/// On("doneTapped", lands: [ShopRoute.cart], .goBack())    // what is meant to be revealed
/// ```
///
/// Several with one action on a screen are alternatives; each that its condition allows is explored.
public struct On<Route: RouteKey>: ScreenElement, Annotatable {
  private var part: ScreenPart
  public var screenPart: ScreenPart { part }

  /// Registers an action.
  ///
  /// - Parameters:
  ///   - action: Its name, as the screen's reducer has it.
  ///   - trigger: Who causes it.
  ///   - condition: When the action can be sent at all: while it does not hold, the button is disabled,
  ///     and no coordinator receives the action. With several `On` for one action, while any of theirs holds. What
  ///     another transition sends (`send`) is not held back.
  ///   - handlerCondition: When this handler does something about the action. The button stays enabled,
  ///     and enclosing coordinators receive the action all the same.
  ///   - landing: The screen that it is meant to bring to the front, as a step back does: hosting
  ///     routes, then the screen. Nil for no promise, so that nothing is checked.
  ///   - operations: What it does, all in one update; none for an action that leaves navigation
  ///     alone.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ action: String, trigger: Trigger = .tap, when condition: RouteCondition<Route>? = nil,
    if handlerCondition: RouteCondition<Route>? = nil, lands landing: [any RouteKey]? = nil,
    _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    part = ScreenPart(
      .transition(
        Transition(
          action: action, trigger: trigger, condition: condition?.condition,
          handlerCondition: handlerCondition?.condition,
          operations: operations.map(\.operation), landing: landing?.names,
          location: SourceLocation(filePath, line, column))))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.part = part.annotated(annotation)
    return copy
  }
}
