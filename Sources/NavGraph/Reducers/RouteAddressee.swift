package import NavGraphModel

/// Whom an action is sent to.
public struct RouteAddressee<Route: RouteKey>: Sendable {
  package let addressee: Addressee

  /// The topmost entry of a route in the own container.
  public static func route(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteAddressee {
    RouteAddressee(addressee: .route(RoutePattern(route, arguments)))
  }

  /// The entry with this constant identity.
  public static func identity(_ identity: String) -> RouteAddressee {
    RouteAddressee(addressee: .identity(identity))
  }

  /// The entry at this position, from the bottom and from zero.
  public static func index(_ index: Int) -> RouteAddressee {
    RouteAddressee(addressee: .index(index))
  }

  /// The topmost entry of a route in a hosted flow: hosting routes, and the route as the last.
  ///
  /// ```swift
  /// .send("refresh", to: .screen(.home, HomeRoute.list))
  /// ```
  public static func screen(_ host: Route, _ path: any RouteKey...) -> RouteAddressee {
    RouteAddressee(
      addressee: path.isEmpty
        ? .route(RoutePattern(host, nil))
        : .child(
          [host.rawValue] + path.names.dropLast(), route: path.last?.rawValue))
  }

  /// The coordinator of a hosted flow, which receives it by ``OnSelf``: all of these host.
  public static func flow(_ host: Route, _ path: any RouteKey...) -> RouteAddressee {
    RouteAddressee(addressee: .child([host.rawValue] + path.names, route: nil))
  }

  /// The coordinator itself, which receives it by ``OnSelf``.
  public static var coordinator: RouteAddressee {
    RouteAddressee(addressee: .child([], route: nil))
  }
}
