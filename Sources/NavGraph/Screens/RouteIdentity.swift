import NavGraphModel

/// How the instances of a route are distinguished.
public struct RouteIdentity: Sendable {
  private enum Kind {
    case route
    case constant(String)
    case arguments([String])
    case unique
  }

  private let kind: Kind

  /// All instances of the route are the same one.
  public static var constant: RouteIdentity { RouteIdentity(kind: .route) }

  /// All instances have this identity; so do those of other routes that name it.
  public static func constant(_ value: String) -> RouteIdentity {
    RouteIdentity(kind: .constant(value))
  }

  /// Instances are the same where these arguments are equal.
  public static func arguments(_ names: String...) -> RouteIdentity {
    RouteIdentity(kind: .arguments(names))
  }

  /// Each instance is its own, as with an `id` that is a fresh `UUID()`.
  public static var unique: RouteIdentity { RouteIdentity(kind: .unique) }

  func resolved(for route: String) -> Identity {
    switch kind {
    case .route: .constant(route)
    case .constant(let value): .constant(value)
    case .arguments(let names): .arguments(names)
    case .unique: .unique
    }
  }
}
