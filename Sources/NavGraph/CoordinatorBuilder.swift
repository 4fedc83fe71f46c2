/// Collects the screens in the braces of a ``Coordinator``.
///
/// There is one way to build each thing: overloads here would be paid for in compile time by every
/// registration.
@resultBuilder
public enum CoordinatorBuilder<Route: RouteKey> {
  public static func buildExpression(_ screen: Screen<Route>) -> [Screen<Route>] { [screen] }

  public static func buildBlock(_ screens: [Screen<Route>]...) -> [Screen<Route>] {
    screens.flatMap(\.self)
  }

  public static func buildArray(_ screens: [[Screen<Route>]]) -> [Screen<Route>] {
    screens.flatMap(\.self)
  }

  public static func buildOptional(_ screens: [Screen<Route>]?) -> [Screen<Route>] {
    screens ?? []
  }

  public static func buildEither(first screens: [Screen<Route>]) -> [Screen<Route>] { screens }

  public static func buildEither(second screens: [Screen<Route>]) -> [Screen<Route>] { screens }
}
