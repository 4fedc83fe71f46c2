/// Collects what stands in the braces of ``Joined``.
@resultBuilder
public enum JoinedBuilder<Route: RouteKey> {
  public static func buildExpression<Element: JoinedElement>(
    _ element: Element
  ) -> [ContainerPart] where Element.Route == Route {
    [element.containerPart]
  }

  public static func buildBlock(_ parts: [ContainerPart]...) -> [ContainerPart] {
    parts.flatMap(\.self)
  }

  public static func buildArray(_ parts: [[ContainerPart]]) -> [ContainerPart] {
    parts.flatMap(\.self)
  }

  public static func buildOptional(_ parts: [ContainerPart]?) -> [ContainerPart] { parts ?? [] }

  public static func buildEither(first parts: [ContainerPart]) -> [ContainerPart] { parts }

  public static func buildEither(second parts: [ContainerPart]) -> [ContainerPart] { parts }
}
