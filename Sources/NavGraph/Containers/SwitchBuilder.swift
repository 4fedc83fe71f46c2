/// Collects what is in the braces of a ``Switch``.
@resultBuilder
public enum SwitchBuilder<Route: RouteKey>: PartsBuilder {
  public typealias Part = ContainerPart

  public static func buildExpression<Element: SwitchElement>(
    _ element: Element
  ) -> [ContainerPart] where Element.Route == Route {
    [element.containerPart]
  }
}
