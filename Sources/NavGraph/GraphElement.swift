import NavGraphModel

/// What stands in the braces of a ``Graph``: a ``Coordinator``, ``Tabs``, a ``Switch``, ``Joined``
/// stacks, a ``Feature``, a ``Variable`` or an ``Input``.
///
/// Not for types of your own.
public protocol GraphElement<Scope>: Sendable {
  /// `RouteName` for whatever stands in a graph.
  associatedtype Scope
  var graphParts: [GraphPart] { get }
}

/// An element of a graph whose type is no longer of interest.
public struct GraphPart: Sendable {
  enum Kind {
    case coordinator(CoordinatorDefinition)
    case feature(FeatureDefinition)
    case variable(VariableDefinition)
    case input(InputDefinition)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// Coordinators that were collected elsewhere, for graphs that a program generates.
extension Array: GraphElement where Element == AnyCoordinator {
  public var graphParts: [GraphPart] { flatMap(\.graphParts) }

  public typealias Scope = RouteName
}
