package import NavGraphModel

/// A screen of a coordinator: how its instances are told apart, and what its actions do.
public struct Screen<Route: RouteKey>: Sendable {
  private let box: Box<RouteDefinition>
  package var definition: RouteDefinition { box.value }

  /// Registers a screen.
  ///
  /// - Parameters:
  ///   - route: Its route.
  ///   - arguments: What the route carries. Only arguments on which navigation depends need sample
  ///     values.
  ///   - identity: How instances are told apart, where the dialect looks; by default all instances
  ///     of the route are the same.
  ///   - disabledGestures: What the system would offer on this screen and the app turns off: a
  ///     hidden back button, a sheet that cannot be swiped down.
  ///   - actions: What the screen reports and the coordinator does about it.
  public init(
    _ route: Route, arguments: RouteArgument..., identity: RouteIdentity = .constant,
    disabling disabledGestures: [Gesture] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder<Route> actions: () -> [On<Route>] = { [] }
  ) {
    box = Box(
      RouteDefinition(
        name: route.rawValue, arguments: arguments.map(\.argument),
        identity: identity.resolved(for: route.rawValue), disabledGestures: disabledGestures,
        transitions: actions().map(\.transition), location: SourceLocation(filePath, line, column)))
  }
}

/// An argument that a route carries.
public struct RouteArgument: Sendable {
  package let argument: Argument

  /// An argument that navigation depends on: by a route's identity, or by a value that is passed on.
  ///
  /// - Parameter values: The values to explore; every screen with this argument has one of them.
  public static func values(_ name: String, _ values: [String]) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: values))
  }

  /// An argument that navigation does not depend on. It is documented and multiplies no states.
  public static func abstract(_ name: String) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: nil))
  }
}

/// How the instances of a route are told apart.
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

  fileprivate func resolved(for route: String) -> Identity {
    switch kind {
    case .route: .constant(route)
    case .constant(let value): .constant(value)
    case .arguments(let names): .arguments(names)
    case .unique: .unique
    }
  }
}
