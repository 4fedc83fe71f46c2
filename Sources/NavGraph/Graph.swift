package import NavGraphModel

/// The navigation of an app: its coordinators.
///
/// ```swift
/// register(
///   Graph("Shop") {
///     shop
///     checkout
///   })
/// ```
///
/// The order of the coordinators has no influence on any result.
public struct Graph: Sendable {
  package let definition: GraphDefinition

  /// - Parameter name: The graph's name in reports; a manifest that registers several tells them
  ///   apart by it.
  public init(
    _ name: String, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @GraphBuilder coordinators: () -> [AnyCoordinator]
  ) {
    definition = GraphDefinition(
      name: name, coordinators: coordinators().map(\.definition),
      location: SourceLocation(filePath, line, column))
  }
}

/// A coordinator whose type of routes is no longer of interest.
public struct AnyCoordinator: Sendable {
  package let definition: CoordinatorDefinition

  public init(_ coordinator: Coordinator<some RouteKey>) {
    definition = coordinator.definition
  }
}

/// Collects the coordinators in the braces of a ``Graph``.
@resultBuilder
public enum GraphBuilder {
  public static func buildExpression(_ coordinator: Coordinator<some RouteKey>) -> [AnyCoordinator]
  {
    [AnyCoordinator(coordinator)]
  }

  /// A list that was made elsewhere, for graphs that a program generates.
  public static func buildExpression(_ coordinators: [AnyCoordinator]) -> [AnyCoordinator] {
    coordinators
  }

  public static func buildBlock(_ coordinators: [AnyCoordinator]...) -> [AnyCoordinator] {
    coordinators.flatMap(\.self)
  }

  public static func buildArray(_ coordinators: [[AnyCoordinator]]) -> [AnyCoordinator] {
    coordinators.flatMap(\.self)
  }

  public static func buildOptional(_ coordinators: [AnyCoordinator]?) -> [AnyCoordinator] {
    coordinators ?? []
  }

  public static func buildEither(first coordinators: [AnyCoordinator]) -> [AnyCoordinator] {
    coordinators
  }

  public static func buildEither(second coordinators: [AnyCoordinator]) -> [AnyCoordinator] {
    coordinators
  }
}
