import NavGraphModel

/// A screen to which the user must always be able to return.
///
/// ```swift
/// Graph("Shop") {
///   shop
///   Home(ShopRoute.list, in: shop)
/// }
/// ```
///
/// With several, one of them is enough. Where a graph names none, every screen that the app starts with
/// counts as home.
public struct Home: GraphElement {
  private let definition: HomeDefinition
  public var graphParts: [GraphPart] { [GraphPart(.home(definition))] }

  /// Names a home.
  ///
  /// - Parameters:
  ///   - route: Its route. Where that hosts a coordinator, any screen of the flow in it is home.
  ///   - flow: The coordinator of the route, or the name of that.
  ///   - arguments: Values for some of the route's arguments; the others can have any value.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ route: any RouteKey, in flow: any FlowName, with arguments: ArgumentValues? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = HomeDefinition(
      screen: GraphScreen.screen(route, in: flow, with: arguments).name,
      location: SourceLocation(filePath, line, column))
  }

  public typealias Scope = RouteName
}
