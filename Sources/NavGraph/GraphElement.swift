/// What stands in the braces of a ``Graph``: a ``Coordinator``, ``Tabs``, a ``Switch``, ``Joined``
/// stacks, a ``Feature``, a ``Variable`` or an ``Input``.
///
/// Not for types of your own.
public protocol GraphElement<Scope>: Sendable {
  /// `RouteName` for whatever stands in a graph.
  associatedtype Scope
  var graphParts: [GraphPart] { get }
}
