/// Collects what is in the braces of ``Tabs``.
@resultBuilder
public enum TabsBuilder<Route: RouteKey>: PartsBuilder {
  public typealias Part = ContainerPart

  public static func buildExpression<Element: TabsElement>(
    _ element: Element
  ) -> [ContainerPart] where Element.Route == Route {
    [element.containerPart]
  }
}
