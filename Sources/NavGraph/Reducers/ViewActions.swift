import NavGraphExploration
import NavGraphModel

/// What the view of a stack sends when a gesture of the system takes screens away: the back button, a
/// swipe from the edge, the menu of the back button, a sheet that is swiped down.
///
/// ```swift
/// Gestures { (state: FormState, remaining: [Int]) in
///   FormAction.updateRoutes(remaining.map { state.routes[$0] })
/// }
/// ```
///
/// Without it, no gestures are explored on the coordinator's stack.
public struct Gestures<Route: RouteKey>: CoordinatorElement {
  public let containerPart: ContainerPart

  /// Registers what gestures send.
  ///
  /// - Parameters:
  ///   - make: The action, from the state before and the positions of the entries that are
  ///     left, ascending.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State, Event>(
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ make: @escaping (State, [Int]) -> Event
  ) {
    containerPart = ContainerPart(
      .gestures(
        Transition(
          action: "gesture", trigger: .gesture, operations: [.reduce(0)],
          location: SourceLocation(filePath, line, column))),
      sources: [GestureAction(make)])
  }
}

/// What a tab bar sends when a tab is tapped.
///
/// ```swift
/// TabSelection { MainAction.tabSelected($0) }
/// ```
///
/// Without it, no taps on the bar are explored.
public struct TabSelection<Route: RouteKey>: TabsElement {
  public let containerPart: ContainerPart

  /// Registers what the bar sends.
  ///
  /// - Parameters:
  ///   - make: The action, from the tab.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<Event>(
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ make: @escaping (Route) -> Event
  ) {
    containerPart = ContainerPart(
      .selection(
        Transition(
          action: "tab", trigger: .gesture, operations: [.reduce(0)],
          location: SourceLocation(filePath, line, column))),
      sources: [SelectionAction { Route(rawValue: $0).map(make) }])
  }
}
