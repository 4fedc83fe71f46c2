/// An element of a reducer's state that represents a route: what the projection of a ``Coordinator``
/// yields.
///
/// ``RouteEntry`` is one, and so are the libraries' own elements, such as ``Route``, where their
/// screens name their routes.
public protocol RouteProjection<Route> {
  associatedtype Route: RouteKey
  /// The route, how it is presented, and its identity.
  var routeEntry: RouteEntry<Route> { get }
}

/// The tabs of a reducer's state: their entries in order, and which one is selected.
public struct SelectedTabs<Route: RouteKey>: Sendable {
  let entries: [RouteEntry<Route>]
  let selected: Route

  /// - Parameters:
  ///   - selected: The selected tab.
  ///   - entries: All tabs in their order, each perhaps hosting a flow (`hosting(_:)` of ``RouteEntry``).
  public init(_ selected: Route, of entries: [RouteEntry<Route>]) {
    self.selected = selected
    self.entries = entries
  }
}
