/// Collects what is in the braces of a ``Graph``.
@resultBuilder
public enum GraphBuilder: PartsBuilder {
  public typealias Part = GraphPart

  public static func buildExpression<Element: GraphElement>(
    _ element: Element
  ) -> [GraphPart] where Element.Scope == RouteName {
    element.graphParts
  }
}
