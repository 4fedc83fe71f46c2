/// Collects what stands in the braces of ``Tabs``.
@resultBuilder
public enum TabsBuilder<Route: RouteKey> {
  public static func buildExpression<Element: TabsElement>(
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
