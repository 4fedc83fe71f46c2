import NavGraphExploration
import NavGraphModel

/// A URL that the app opens from outside and a coordinator's reducer takes as an action.
///
/// ```swift
/// LinkAction("routes://firstView", RouterAction.openURL("routes://firstView?value=push"))
/// ```
///
/// The counterpart of ``DeepLink`` for a coordinator with a reducer. A link with parameters is
/// registered once for each sample.
public struct LinkAction<Route: RouteKey>: CoordinatorElement {
  public let containerPart: ContainerPart

  /// Registers a deep link.
  ///
  /// - Parameters:
  ///   - url: The URL; the link's name in witnesses and pictures.
  ///   - event: The action that the reducer takes.
  ///   - landing: The screen that the link promises to end on: hosting routes, then the screen. Nil
  ///     for no promise.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<Event>(
    _ url: String, _ event: Event, lands landing: [any RouteKey]? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    containerPart = ContainerPart(
      .link(
        DeepLinkDefinition(
          pattern: url, parameters: [], condition: nil, operations: [.reduce(0)],
          landing: landing?.names, location: SourceLocation(filePath, line, column))),
      sources: [ConstantAction(event)])
  }
}
