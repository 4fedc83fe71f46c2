/// The routes of one coordinator: a `String`-backed enum, one case for each screen.
///
/// ```swift
/// enum ShopRoute: String, RouteKey { case home, product, cart }
/// ```
///
/// The compiler checks the names and the tool reads the raw values, so nothing is found out by
/// reflection. Every case is a route of the coordinator, whether a ``Screen`` describes it or not.
public protocol RouteKey: RawRepresentable, CaseIterable, Hashable, Sendable, Routable
where RawValue == String {}

/// A route that is known by its name alone, for registrations that a program generates.
///
/// The compiler cannot check such names; a route that no ``Screen`` registers is reported when the
/// graph is loaded. Prefer an enum where the routes are written by hand.
public struct RouteName: RouteKey, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// None: only registered screens are routes.
  public static var allCases: [RouteName] { [] }
}

extension [any RouteKey] {
  /// The names of routes of several coordinators, as a path through hosted flows.
  var names: [String] { map { $0.rawValue } }
}
