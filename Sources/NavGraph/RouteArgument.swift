package import NavGraphModel

/// An argument that a route or a deep link carries.
public struct RouteArgument: Sendable {
  package let argument: Argument

  /// An argument that navigation depends on: by a route's identity, by a condition, or by a value
  /// that is passed on.
  ///
  /// - Parameter values: The values to explore; every screen with this argument has one of them.
  public static func values(_ name: String, _ values: [String]) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: values))
  }

  /// An argument that navigation does not depend on. It is documented and multiplies no states. Not
  /// for deep links.
  public static func abstract(_ name: String) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: nil))
  }
}
