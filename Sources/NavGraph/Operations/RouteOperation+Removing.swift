import NavGraphModel

extension RouteOperation {
  /// Removes entries from the top, pushed or presented.
  public static func goBack(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .goBack(count))
  }

  /// Removes everything above the topmost entry of a route.
  ///
  /// - Parameters:
  ///   - route: The route to go back to.
  ///   - arguments: What the entry's arguments must be; those left out may be anything.
  public static func goBackTo(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .goBackTo(RoutePattern(route, arguments)))
  }

  /// Removes everything above a position of the library's array, as `goBackTo(index:)` does: 0 is the
  /// root where that is in the array, and otherwise the first route above it.
  public static func goBackToIndex(_ index: Int) -> RouteOperation {
    RouteOperation(operation: .goBackToIndex(index))
  }

  /// Removes everything above the root.
  public static var goBackToRoot: RouteOperation { RouteOperation(operation: .goBackToRoot) }

  /// Removes pushed entries from the top.
  public static func pop(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .pop(count))
  }

  /// Removes the pushed entries above the topmost entry of a route.
  public static func popTo(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .popTo(RoutePattern(route, arguments)))
  }

  /// Removes the pushed entries above a position of the library's array, as `popTo(index:)` does.
  public static func popToIndex(_ index: Int) -> RouteOperation {
    RouteOperation(operation: .popToIndex(index))
  }

  /// Removes the topmost entry of a route and everything above it, as `StackState.pop(from:)` does.
  public static func popFrom(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .popFrom(RoutePattern(route, arguments)))
  }

  /// Removes the pushed entries above the root.
  public static var popToRoot: RouteOperation { RouteOperation(operation: .popToRoot) }

  /// Removes the pushed entries of the navigation container on top.
  public static var popToCurrentNavigationRoot: RouteOperation {
    RouteOperation(operation: .popToCurrentNavigationRoot)
  }

  /// Closes sheets and covers from the top, with the pushes above them.
  public static func dismiss(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .dismiss(count))
  }

  /// Closes all sheets and covers.
  public static var dismissAll: RouteOperation { RouteOperation(operation: .dismissAll) }

  /// What a screen's own `dismiss()` does: the view closes the nearest presentation or pushed screen
  /// above it, of whichever coordinator that is.
  public static var dismissScreen: RouteOperation { RouteOperation(operation: .dismissScreen) }

  /// Removes entries from the end of the array itself, as `removeLast(_:)` does; where there are
  /// fewer, the app stops.
  public static func removeLast(_ count: Int = 1) -> RouteOperation {
    RouteOperation(operation: .removeLast(count))
  }

  /// Empties the array itself, as `removeAll()` does.
  public static var removeAll: RouteOperation { RouteOperation(operation: .removeAll) }

  /// Removes the topmost entry of a route alone, wherever it is, as `remove(id:)` does.
  public static func remove(
    _ route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .remove(RoutePattern(route, arguments)))
  }

  /// Removes entries of the array itself by their positions, as `removeSubrange(_:)` does; outside
  /// of the array, the app stops.
  public static func removeSubrange(_ positions: Range<Int>) -> RouteOperation {
    RouteOperation(
      operation: .removeSubrange(lower: positions.lowerBound, upper: positions.upperBound))
  }
}
