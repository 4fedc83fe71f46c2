/// A route whose screen is ``Routable`` can be used in a coordinator's `routes:` as it is.
extension Route: RouteProjection where Screen: Routable {
  public var routeEntry: RouteEntry<Screen.Key> { screen.entry(standing: style) }
}

extension Sequence where Element: RouteProjection {
  /// The routes as the entries of a stack, in their order.
  ///
  /// ```swift
  /// Coordinator<NumbersRoute>(…, routes: \.routes.entries)
  /// ```
  public var entries: [RouteEntry<Element.Route>] { map(\.routeEntry) }
}
