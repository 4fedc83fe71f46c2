package import NavGraphModel

/// An argument that a route or a deep link carries.
public struct RouteArgument: Sendable {
  package let argument: Argument

  /// An argument that navigation depends on: by a route's identity, by a condition, or by a value
  /// that is passed on.
  ///
  /// ```swift
  /// .values("count", ["0", "1"], changedBy: "incrementTapped")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The argument's name, unique on its screen.
  ///   - values: The values to explore; every screen with this argument has one of them.
  ///   - actions: The actions of the screen that change the argument while the screen is there. An
  ///     identity should not come from such an argument. The exploration leaves the value as it was.
  ///     Not for deep links.
  public static func values(
    _ name: String, _ values: [String], changedBy actions: String...
  ) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: values, changedBy: actions))
  }

  /// An argument that navigation does not depend on. It is documented and multiplies no states. Not
  /// for deep links.
  public static func abstract(_ name: String) -> RouteArgument {
    RouteArgument(argument: Argument(name: name, values: nil))
  }
}
