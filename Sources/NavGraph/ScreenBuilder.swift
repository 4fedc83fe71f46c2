/// Collects the actions in the braces of a ``Screen``.
@resultBuilder
public enum ScreenBuilder<Route: RouteKey> {
  public static func buildExpression(_ action: On<Route>) -> [On<Route>] { [action] }

  public static func buildBlock(_ actions: [On<Route>]...) -> [On<Route>] {
    actions.flatMap(\.self)
  }

  public static func buildArray(_ actions: [[On<Route>]]) -> [On<Route>] {
    actions.flatMap(\.self)
  }

  public static func buildOptional(_ actions: [On<Route>]?) -> [On<Route>] { actions ?? [] }

  public static func buildEither(first actions: [On<Route>]) -> [On<Route>] { actions }

  public static func buildEither(second actions: [On<Route>]) -> [On<Route>] { actions }
}
