package import NavGraphModel

/// When an action is possible, in terms of the coordinator's stack.
public struct RouteCondition<Route: RouteKey>: Sendable {
  package let condition: Condition

  /// How many entries the array has, the root included.
  public static func count(_ comparison: Comparison) -> RouteCondition {
    RouteCondition(condition: .count(comparison))
  }

  /// How many entries the navigation container on top has: the root or presented screen that brings
  /// it, and the pushes above.
  public static func navigationCount(_ comparison: Comparison) -> RouteCondition {
    RouteCondition(condition: .navigationCount(comparison))
  }

  /// A sheet or cover stands above the root.
  public static var isPresenting: RouteCondition { RouteCondition(condition: .isPresenting) }

  /// There is a navigation container to push onto.
  public static var canPush: RouteCondition { RouteCondition(condition: .canPush) }

  /// The route is somewhere in the array.
  public static func contains(
    _ route: Route, with arguments: KeyValuePairs<String, ArgumentValue> = [:]
  ) -> RouteCondition {
    RouteCondition(condition: .contains(RoutePattern(route, arguments)))
  }

  public static func not(_ condition: RouteCondition) -> RouteCondition {
    RouteCondition(condition: .not(condition.condition))
  }

  public static func all(_ conditions: RouteCondition...) -> RouteCondition {
    RouteCondition(condition: .all(conditions.map(\.condition)))
  }

  public static func any(_ conditions: RouteCondition...) -> RouteCondition {
    RouteCondition(condition: .any(conditions.map(\.condition)))
  }
}
