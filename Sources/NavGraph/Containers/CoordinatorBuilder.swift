/// Collects what is in the braces of a ``Coordinator``.
@resultBuilder
public enum CoordinatorBuilder<Route: RouteKey>: PartsBuilder {
  public typealias Part = ContainerPart

  public static func buildExpression<Element: CoordinatorElement>(
    _ element: Element
  ) -> [ContainerPart] where Element.Route == Route {
    [element.containerPart]
  }
}
