/// What names a coordinator: the coordinator itself, or its name.
///
/// ```swift
/// Screen(.checkout, hosts: checkout)      // declared before
/// Screen(.replies, hosts: "Thread")       // declared later, or this very coordinator
/// ```
///
/// A name that no coordinator of the graph has is reported when the graph is loaded. Not for types
/// of your own.
public protocol FlowName: Sendable {
  /// The name that the coordinator is registered under.
  var flowName: String { get }
}

extension String: FlowName {
  public var flowName: String { self }
}
