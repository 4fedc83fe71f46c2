/// What is in the braces of a ``Graph``: a ``Coordinator``, ``Tabs``, a ``Switch``, ``Joined``
/// stacks, a ``Feature``, a ``Variable``, an ``Input`` or a ``Home``.
///
/// Not for types of your own.
public protocol GraphElement<Scope>: Sendable {
  /// `RouteName` for the elements of a graph.
  associatedtype Scope
  var graphParts: [GraphPart] { get }
}
