/// What a ``Graph`` lists as a coordinator and a route can host: ``Coordinator``, ``Tabs``,
/// ``Switch`` and ``Joined``, all of which the tool calls coordinators.
///
/// Not for types of your own.
public protocol Registrable: FlowName, GraphElement, Annotatable where Scope == RouteName {
  /// The same without its type of routes.
  var registered: AnyCoordinator { get }
}

extension Registrable {
  public var flowName: String { registered.definition.name }
  public var graphParts: [GraphPart] { [GraphPart(.coordinator(registered))] }
}
