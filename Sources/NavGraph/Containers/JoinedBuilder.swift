/// Collects what is in the braces of ``Joined``.
@resultBuilder
public enum JoinedBuilder<Route: RouteKey>: PartsBuilder {
  public typealias Part = ContainerPart

  public static func buildExpression<Element: JoinedElement>(
    _ element: Element
  ) -> [ContainerPart] where Element.Route == Route {
    [element.containerPart]
  }
}
