import NavGraphModel

// Each of these has one form: an overload would be paid for by every call in a registration.

extension RouteOperation {
  /// Pushes a route onto the nearest navigation container.
  ///
  /// - Parameters:
  ///   - route: The route to push.
  ///   - arguments: Values for its arguments; those left out take each sample value in turn.
  ///   - start: The stack of the flow that the route hosts.
  public static func push(
    _ route: Route, with arguments: ArgumentValues? = nil, starting start: FlowStart? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .append(Destination(route, arguments, .push, start: start)))
  }

  /// Presents a route as a sheet.
  ///
  /// ```swift
  /// .presentSheet(.filter, sheet: SheetOptions(detents: ["medium", "large"]))
  /// .presentSheet(.terms, sheet: SheetOptions(disablesDismissal: true))      // cannot be swiped
  /// ```
  public static func presentSheet(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    sheet: SheetOptions? = nil, starting start: FlowStart? = nil
  ) -> RouteOperation {
    RouteOperation(
      operation: .append(
        Destination(
          route, arguments, .sheet(embedsNavigation: embedsNavigation), sheet: sheet, start: start))
    )
  }

  /// Presents a route over the whole screen.
  public static func presentCover(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteOperation {
    RouteOperation(
      operation: .append(
        Destination(route, arguments, .cover(embedsNavigation: embedsNavigation), start: start)))
  }

  /// Appends several entries at once, as `append(contentsOf:)` does.
  public static func append(_ entries: RouteEntry<Route>...) -> RouteOperation {
    RouteOperation(operation: .appendAll(entries.map(\.destination)))
  }

  /// Pushes or presents a route in one of several styles, chosen by something outside the model: a
  /// payload, a URL.
  public static func open(
    _ route: Route, with arguments: ArgumentValues? = nil, as presentations: [Presentation],
    starting start: FlowStart? = nil
  ) -> RouteOperation {
    RouteOperation(
      operation: .oneOf(
        presentations.map { [.append(Destination(route, arguments, $0, start: start))] }))
  }

  /// Replaces the top entry with a route, presented in the same way.
  public static func replaceTop(
    by route: Route, with arguments: ArgumentValues? = nil
  ) -> RouteOperation {
    RouteOperation(operation: .replaceTop(RoutePattern(route, arguments)))
  }

  /// Assigns one element of the array itself, as `routes[index] = …` does; outside of the array, the
  /// app stops.
  public static func replace(at index: Int, with entry: RouteEntry<Route>) -> RouteOperation {
    RouteOperation(operation: .replace(index: index, entry.destination))
  }

  /// Assigns a whole array of routes, root first.
  public static func set(_ routes: [RouteEntry<Route>]) -> RouteOperation {
    RouteOperation(operation: .set(routes.map(\.destination)))
  }

  /// Computes an array now, by operations on the current one, and writes it back later, over any changes
  /// in between: a library does that when it spreads an update over several steps.
  public static func deferredSet(_ operations: RouteOperation...) -> RouteOperation {
    RouteOperation(operation: .deferredSet(operations.map(\.operation)))
  }
}
