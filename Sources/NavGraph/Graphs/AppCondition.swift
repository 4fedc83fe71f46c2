import NavGraphModel

/// What can be said about a whole state of the app, for a ``Policy``.
///
/// ```swift
/// .all(.not(.is("loggedIn")), .shows(ShopRoute.checkout, in: shop))
/// ```
public struct AppCondition: Sendable {
  let condition: StateCondition
}

extension AppCondition {
  /// A screen of the route is in use, or one of the flow that it hosts: it is shown, and nothing covers
  /// it.
  public static func shows(
    _ route: any RouteKey, in flow: any FlowName, with arguments: ArgumentValues? = nil
  ) -> AppCondition {
    AppCondition(condition: .shows(GraphScreen.screen(route, in: flow, with: arguments).name))
  }

  /// The route is in some container or slot, seen or not.
  public static func holds(
    _ route: any RouteKey, in flow: any FlowName, with arguments: ArgumentValues? = nil
  ) -> AppCondition {
    AppCondition(condition: .holds(GraphScreen.screen(route, in: flow, with: arguments).name))
  }

  /// The condition holds in a running flow of a coordinator; never where it has none.
  ///
  /// ```swift
  /// .inFlow(of: shop, ShopRoute.self, .contains(.cart))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The coordinator, or its name.
  ///   - routes: Its routes, which the compiler cannot check.
  ///   - condition: Asked without an acting screen: about the container and the flow's variables.
  public static func inFlow<Route: RouteKey>(
    of flow: any FlowName, _ routes: Route.Type, _ condition: RouteCondition<Route>
  ) -> AppCondition {
    AppCondition(
      condition: .within(coordinator: flow.flowName, condition.condition))
  }
}

extension AppCondition {
  /// The app's ``Variable`` is `true`.
  public static func `is`(_ variable: String) -> AppCondition {
    AppCondition(condition: .variable(variable, is: "true"))
  }

  /// The app's ``Variable`` has this value.
  public static func variable(_ name: String, is value: String) -> AppCondition {
    AppCondition(condition: .variable(name, is: value))
  }

  /// The ``Input``, which has to be a fixed one, has this value.
  public static func input(_ name: String, is value: String) -> AppCondition {
    AppCondition(condition: .input(name, is: value))
  }

  public static func not(_ condition: AppCondition) -> AppCondition {
    AppCondition(condition: .not(condition.condition))
  }

  public static func all(_ conditions: AppCondition...) -> AppCondition {
    AppCondition(condition: .all(conditions.map(\.condition)))
  }

  public static func any(_ conditions: AppCondition...) -> AppCondition {
    AppCondition(condition: .any(conditions.map(\.condition)))
  }
}
