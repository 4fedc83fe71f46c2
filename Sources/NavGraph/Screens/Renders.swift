/// The routes of a coordinator that have a view.
///
/// ```swift
/// Renders(.home, .detail)
/// ```
///
/// With one of these, a route that it leaves out is reported where it can be reached; without, all
/// routes are taken to have a view. Several add up.
public struct Renders<Route: RouteKey>: CoordinatorElement {
  private let routes: [String]
  public var containerPart: ContainerPart { ContainerPart(.renders(routes)) }

  public init(_ routes: Route...) {
    self.routes = routes.map(\.rawValue)
  }
}
