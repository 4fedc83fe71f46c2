import NavGraphModel

/// The root view of a library that keeps it outside of its array (FlowStacks, TCARouteStack), with its
/// actions, where the app has no route for it.
///
/// ```swift
/// let shop = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10), embedsNavigation: true) {
///   Root {
///     On("productTapped", .push(.product))
///   }
///   Screen(.product)
/// }
/// ```
public struct Root<Route: RouteKey>: CoordinatorElement {
  public let containerPart: ContainerPart

  /// Registers the root.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, which is none of the routes'; enclosing coordinators
  ///     name it by `RouteName`.
  ///   - disabledGestures: What the system would offer on it and the app turns off.
  ///   - image: A picture of it, for maps and documents.
  ///   - actions: The actions that it reports, with its own slots, variables and effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String = "root", disabling disabledGestures: [Gesture] = [], image: String? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> actions: () -> [ScreenPart] = { [] }
  ) {
    let parts = actions()
    containerPart = ContainerPart(
      .root(
        RouteDefinition(
          RouteName(rawValue: name), disabling: disabledGestures, hosts: nil, feature: nil,
          image: image, parts: parts, at: SourceLocation(filePath, line, column))),
      sources: RouteDefinition.sources(of: parts))
  }
}
