package import NavGraphModel

/// What a coordinator does when a screen reports an action.
///
/// ```swift
/// On("showDouble", .presentSheet(.numberDetail, embedsNavigation: true))
/// On("checkoutTapped", when: .canPush, .push(.checkout))
/// On("incrementTapped")                                   // no navigation
/// ```
public struct On<Route: RouteKey>: Sendable {
  private let box: Box<Transition>
  package var transition: Transition { box.value }

  /// Registers an action.
  ///
  /// - Parameters:
  ///   - action: Its name, as the screen's reducer has it.
  ///   - trigger: Who causes it.
  ///   - condition: When it can happen at all; by default always while the screen is visible.
  ///   - operations: What it does to the stack, all in one update; none for an action that leaves
  ///     the stack alone.
  public init(
    _ action: String, trigger: Trigger = .tap, when condition: RouteCondition<Route>? = nil,
    _ operations: RouteOperation<Route>...,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    box = Box(
      Transition(
        action: action, trigger: trigger, condition: condition?.condition,
        operations: operations.map(\.operation), location: SourceLocation(filePath, line, column)))
  }
}
