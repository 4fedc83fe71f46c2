/// What is in the braces of a ``Screen``: ``On``, ``Slot``, ``Variable``, ``Effect`` and ``Unhandled``.
///
/// Not for types of your own.
public protocol ScreenElement<Route>: Sendable {
  associatedtype Route: RouteKey
  var screenPart: ScreenPart { get }
}
