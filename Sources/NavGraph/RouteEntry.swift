package import NavGraphModel

/// An element of an array of routes: how a stack starts, or what is assigned as a whole.
public struct RouteEntry<Route: RouteKey>: Sendable {
  package let destination: Destination

  /// A root; it stands as a sheet does.
  public static func root(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteEntry {
    sheet(route, with: arguments, embedsNavigation: embedsNavigation, starting: start)
  }

  public static func push(
    _ route: Route, with arguments: ArgumentValues? = nil, starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(destination: Destination(route, arguments, .push, start: start))
  }

  public static func sheet(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    options: SheetOptions? = nil, starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(
      destination: Destination(
        route, arguments, .sheet(embedsNavigation: embedsNavigation), sheet: options, start: start))
  }

  public static func cover(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(
      destination: Destination(
        route, arguments, .cover(embedsNavigation: embedsNavigation), start: start))
  }
}

extension Destination {
  init(
    _ route: some RouteKey, _ arguments: ArgumentValues?, _ presentation: Presentation,
    sheet: SheetOptions? = nil, start: FlowStart? = nil
  ) {
    self.init(
      target: RoutePattern(route, arguments), presentation: presentation, sheet: sheet,
      start: start?.destinations)
  }
}
