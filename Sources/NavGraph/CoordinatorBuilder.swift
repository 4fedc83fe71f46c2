/// Collects what stands in the braces of a ``Coordinator``.
///
/// There is one way to build each thing: overloads here would be paid for in compile time by every
/// registration.
@resultBuilder
public enum CoordinatorBuilder<Route: RouteKey> {
  public static func buildExpression<Element: CoordinatorElement>(
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
