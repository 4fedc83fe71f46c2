import NavGraphModel

/// A screen of some coordinator of the graph, for ``Home``.
///
/// ```swift
/// .screen(ShopRoute.cart, in: shop)
/// .screen(ShopRoute.product, in: "Shop", with: ["id": "1"])
/// ```
///
/// The compiler does not check that the route is one of the coordinator's; that is done when the graph
/// is loaded.
public struct GraphScreen: Sendable {
  let name: ScreenName

  /// Names a screen.
  ///
  /// - Parameters:
  ///   - route: Its route. Where that hosts a coordinator, any screen of the flow in it counts.
  ///   - flow: The coordinator of the route, or the name of that.
  ///   - arguments: Values for some of the route's arguments; the others can have any value.
  public static func screen(
    _ route: any RouteKey, in flow: any FlowName, with arguments: ArgumentValues? = nil
  ) -> GraphScreen {
    GraphScreen(
      name: ScreenName(
        coordinator: flow.flowName,
        pattern: RoutePattern(route: route.rawValue, bindings: arguments?.bindings ?? [])))
  }
}
