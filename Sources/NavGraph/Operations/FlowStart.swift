package import NavGraphModel

/// The stack that a hosted flow starts with, in place of the ones that its coordinator declares.
///
/// ```swift
/// .push(.checkout, starting: .stack(of: CheckoutRoute.self, .root(.address), .push(.payment)))
/// ```
public struct FlowStart: Sendable {
  private let box: Box<[Destination]>
  package var destinations: [Destination] { box.value }

  /// A stack of the hosted coordinator's routes, root first.
  public static func stack<Child: RouteKey>(
    of routes: Child.Type, _ entries: RouteEntry<Child>...
  ) -> FlowStart {
    FlowStart(box: Box(entries.map(\.destination)))
  }
}
