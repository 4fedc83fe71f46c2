/// Collects what is in the braces of a ``Screen``, ``Tab``, ``Case`` or ``Part``.
@resultBuilder
public enum ScreenBuilder<Route: RouteKey>: PartsBuilder {
  public typealias Part = ScreenPart

  public static func buildExpression<Element: ScreenElement>(
    _ element: Element
  ) -> [ScreenPart] where Element.Route == Route {
    [element.screenPart]
  }
}
