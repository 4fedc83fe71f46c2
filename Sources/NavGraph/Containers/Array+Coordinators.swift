/// Coordinators that were collected elsewhere, for graphs that a program generates.
extension Array: GraphElement where Element == AnyCoordinator {
  public var graphParts: [GraphPart] { flatMap(\.graphParts) }

  public typealias Scope = RouteName
}
