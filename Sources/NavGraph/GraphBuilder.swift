/// Collects what stands in the braces of a ``Graph``.
@resultBuilder
public enum GraphBuilder {
  public static func buildExpression<Element: GraphElement>(
    _ element: Element
  ) -> [GraphPart] where Element.Scope == RouteName {
    element.graphParts
  }

  public static func buildBlock(_ parts: [GraphPart]...) -> [GraphPart] { parts.flatMap(\.self) }

  public static func buildArray(_ parts: [[GraphPart]]) -> [GraphPart] { parts.flatMap(\.self) }

  public static func buildOptional(_ parts: [GraphPart]?) -> [GraphPart] { parts ?? [] }

  public static func buildEither(first parts: [GraphPart]) -> [GraphPart] { parts }

  public static func buildEither(second parts: [GraphPart]) -> [GraphPart] { parts }
}
