/// What is in the braces of a coordinator of one kind or another.
///
/// Not for types of your own.
public protocol ContainerElement<Route>: Sendable {
  associatedtype Route: RouteKey
  var containerPart: ContainerPart { get }
}

/// What ``Tabs`` hold: a ``Tab``, or anything that every coordinator holds.
public protocol TabsElement<Route>: ContainerElement {}

/// What a ``Switch`` holds: a ``Case``, or anything that every coordinator holds.
public protocol SwitchElement<Route>: ContainerElement {}

/// What ``Joined`` stacks hold: a ``Part``, or anything that every coordinator holds.
public protocol JoinedElement<Route>: ContainerElement {}

/// What every coordinator holds: ``Screen``, ``OnChild``, ``OnSelf``, ``DeepLink``, ``Slot``,
/// ``Variable``, ``Effect``, ``Renders`` and ``Unhandled``.
public protocol CoordinatorElement<Route>: TabsElement, SwitchElement, JoinedElement {}
