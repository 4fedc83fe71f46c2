import NavGraphExploration
package import NavGraphModel

/// An element of an array of routes: how a stack starts, what is assigned as a whole, or what a
/// reducer's state shows.
public struct RouteEntry<Route: RouteKey>: RouteProjection, Sendable {
  let route: Route
  let arguments: ArgumentValues?
  let presentation: Presentation
  let options: SheetOptions?
  let start: FlowStart?
  private(set) var identity: EntryIdentity?
  private(set) var flow: ProjectedFlow?

  public var routeEntry: RouteEntry<Route> { self }

  private init(
    _ route: Route, _ arguments: ArgumentValues?, _ presentation: Presentation,
    options: SheetOptions? = nil, start: FlowStart?
  ) {
    self.route = route
    self.arguments = arguments
    self.presentation = presentation
    self.options = options
    self.start = start
  }

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
    RouteEntry(route, arguments, .push, start: start)
  }

  public static func sheet(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    options: SheetOptions? = nil, starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(
      route, arguments, .sheet(embedsNavigation: embedsNavigation), options: options, start: start)
  }

  public static func cover(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(route, arguments, .cover(embedsNavigation: embedsNavigation), start: start)
  }

  /// A tab, or the case of a switch: neither pushed nor presented.
  public static func item(_ route: Route, with arguments: ArgumentValues? = nil) -> RouteEntry {
    push(route, with: arguments)
  }
}

extension RouteEntry {
  /// The entry with what tells it from others while it moves in its reducer's state; without, that is
  /// its position.
  public func identified(by identity: some Hashable & Sendable) -> RouteEntry {
    var copy = self
    copy.identity = EntryIdentity(identity)
    return copy
  }

  /// The entry with the stack of a flow that is part of the same state; its coordinator is registered
  /// as projected.
  public func hosting<Entry: RouteProjection>(_ entries: [Entry]) -> RouteEntry {
    var copy = self
    copy.flow = ProjectedFlow(entries: entries.map { $0.routeEntry.projected })
    return copy
  }

  /// The entry with tabs that are part of the same state.
  public func hosting<Tab: RouteKey>(_ tabs: SelectedTabs<Tab>) -> RouteEntry {
    var copy = self
    copy.flow = tabs.projected
    return copy
  }
}

extension RouteEntry {
  package var destination: Destination {
    Destination(
      target: RoutePattern(route, arguments), presentation: presentation, sheet: options,
      start: start?.destinations)
  }

  /// By names.
  var projected: ProjectedEntry {
    ProjectedEntry(
      route: route.rawValue,
      arguments: arguments == nil ? [] : RoutePattern(route, arguments).bindings,
      presentation: presentation, forbidsSwipe: options?.disablesDismissal ?? false,
      identity: identity, flow: flow)
  }
}

extension SelectedTabs {
  var projected: ProjectedFlow {
    ProjectedFlow(
      entries: entries.map(\.projected), selected: entries.firstIndex { $0.route == selected })
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
