/// Collects what stands in the braces of a ``Screen``, ``Tab``, ``Case`` or ``Part``.
@resultBuilder
public enum ScreenBuilder<Route: RouteKey> {
  public static func buildExpression<Element: ScreenElement>(
    _ element: Element
  ) -> [ScreenPart] where Element.Route == Route {
    [element.screenPart]
  }

  public static func buildBlock(_ parts: [ScreenPart]...) -> [ScreenPart] {
    parts.flatMap(\.self)
  }

  public static func buildArray(_ parts: [[ScreenPart]]) -> [ScreenPart] {
    parts.flatMap(\.self)
  }

  public static func buildOptional(_ parts: [ScreenPart]?) -> [ScreenPart] { parts ?? [] }

  public static func buildEither(first parts: [ScreenPart]) -> [ScreenPart] { parts }

  public static func buildEither(second parts: [ScreenPart]) -> [ScreenPart] { parts }
}
